import { sql } from 'kysely'
import { holdEntitlements } from '#features/entitlements/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import './billing.tables.ts'

/** Paid with a test card: in the sandbox, or in Stripe's test mode, which marks its session ids. */
const isTest = sql<boolean>`(provider = 'embedded' or starts_with(checkout_ref, 'cs_test_'))`

/** The number of purchases with test money that give something or are still open. */
export async function countTestPurchases(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('purchases')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isTest)
    .where('state', 'in', ['open', 'paid', 'overdue'])
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Ends all purchases made with test cards: what they gave, and their use of a trial or code. Returns their
 * number.
 */
export const endTestPurchases = (db: Db): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('purchases')
      .set({ state: 'expired', revision: sql<number>`revision + 1` })
      .where(isTest)
      .where('state', '<>', 'expired')
      .returning(['id', 'buyer_id as buyerId'])
      .execute()
    for (const { id, buyerId } of ended) if (buyerId) await holdEntitlements(tx, buyerId, id, [])
    return ended.length
  })
