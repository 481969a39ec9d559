import type { User } from '../contract/accounts.contract.ts'
import { planOf, tierOf } from '#features/entitlements/domain/tiers.ts'
import type { AccountRow } from './accounts.store.ts'

const isRole = (value: string): value is 'owner' | 'operator' =>
  value === 'owner' || value === 'operator'

/** An account as its owner sees it. */
export const presentUser = (account: AccountRow): User => ({
  id: account.id,
  name: account.name,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  profileImageUrl: account.image,
  roles: account.grants
    .filter((grant) => grant.kind === 'role')
    .map((grant) => grant.value)
    .filter(isRole),
  tier: tierOf(account.grants),
  plan: planOf(account.grants),
  ...(account.asks_terms ? { asksTerms: true } : {}),
})
