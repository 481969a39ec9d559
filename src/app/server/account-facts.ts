import { addressesOf, findAccount } from '#features/accounts/server/index.ts'
import { countIncidents } from '#features/billing/server/index.ts'
import { countInDoubt } from '#features/bookings/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'

/** Facts of accounts and bookings that other features need, injected to avoid imports. */
export const accountFacts = (db: Db) => ({
  addressesOf: (ids: readonly string[]) => addressesOf(db, ids),
  countInDoubt: () => countInDoubt(db),
  countIncidents: () => countIncidents(db),
  async ownsAddress(userId: string, email: string): Promise<boolean> {
    const account = await findAccount(db, { id: userId })
    return account?.email_verified === true && account.email === email.toLowerCase()
  },
})
