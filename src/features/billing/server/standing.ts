import { findAccount } from '#features/accounts/server/index.ts'
import { ownPlanOf, tierOf, tiers } from '#features/entitlements/domain/tiers.ts'
import type { Grant } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { SoldTier } from '../domain/products.ts'
import type { Buyer } from './buyer.ts'
import { trialDays } from './price-list.ts'
import { listPurchasesOf, type Purchase } from './purchases.store.ts'

const fail = failWith(commonErrors)

/** The buyer's present entitlements: they decide which products are offered, and at which price. */
export interface Standing {
  readonly grants: readonly Grant[]
  readonly purchases: readonly Purchase[]
}

const wasPaid = ({ state }: Purchase): boolean => state !== 'open' && state !== 'expired'

/** True once a code was paid with; one that is only held by an open checkout is free again when it closes. */
export const hasUsedDiscount = ({ purchases }: Standing): boolean =>
  purchases.some((purchase) => purchase.discount !== null && wasPaid(purchase))

/** A seat in another account's team does not keep an account from buying a plan. */
export const isPlanRunning = ({ grants, purchases }: Standing): boolean =>
  ownPlanOf(grants) !== 'free' ||
  purchases.some(({ kind, state }) => kind === 'plan' && (state === 'paid' || state === 'overdue'))

export const isTierHeld = ({ grants }: Standing, tier: SoldTier): boolean =>
  tiers.indexOf(tierOf(grants)) >= tiers.indexOf(tier)

/** A trial is for the first plan of an account. */
export const trialFor = ({ purchases }: Standing): number =>
  purchases.some((purchase) => purchase.kind === 'plan' && wasPaid(purchase)) ? 0 : trialDays

/** The latest tier that this buyer has paid for: another is sold for the difference on top of it. */
export const paidTier = ({ purchases }: Standing): string | null =>
  purchases.find(({ kind, state }) => kind === 'tier' && state === 'paid')?.id ?? null

/** The account's grants and purchases as they are now; a visitor has none of either that counts. */
export async function standingOf(
  db: Db,
  buyer: Buyer,
): Promise<Standing & { readonly email: string | null }> {
  const purchases = await listPurchasesOf(db, buyer)
  if ('browser' in buyer) return { purchases, grants: [], email: null }
  const account = await findAccount(db, { id: buyer.userId })
  if (!account) throw fail('unauthenticated')
  return { purchases, grants: account.grants, email: account.email }
}
