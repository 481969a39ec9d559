import { addressesOf, findAccount } from '#features/accounts/server/index.ts'
import { countInDoubt } from '#features/bookings/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'

/** What features ask of accounts and bookings without knowing them. */
export const accountFacts = (db: Db) => ({
  addressesOf: (ids: readonly string[]) => addressesOf(db, ids),
  countInDoubt: () => countInDoubt(db),
  async ownsAddress(userId: string, email: string): Promise<boolean> {
    const account = await findAccount(db, { id: userId })
    return account?.email_verified === true && account.email === email.toLowerCase()
  },
})
