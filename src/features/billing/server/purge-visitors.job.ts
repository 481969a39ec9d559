import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'
import './billing.tables.ts'

/** How long purchases made signed out keep personal data. */
interface Keeping {
  /** Days after which a purchase keeps only the personal data of a receipt. */
  readonly days: number
  /** Years after which the receipt is anonymous too. */
  readonly receiptYears: number
}

const raised = sql<number>`revision + 1`

/** A paid purchase keeps its receipt and the receipt's address; an unpaid one keeps neither. */
async function purgeBuyers(db: Db, days: number): Promise<void> {
  const unpaid: PurchaseState = 'expired'
  await db
    .updateTable('purchases')
    .set({
      browser: null,
      note: null,
      refund_reason: null,
      idempotency_key: null,
      checkout_url: null,
      email: sql<string | null>`case when state = ${unpaid} then null else email end`,
      revision: raised,
    })
    .where('buyer_id', 'is', null)
    .where('browser', 'is not', null)
    .where('state', '<>', 'open')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute()
}

/** The sums stay for the books, as when an account is erased. */
async function purgeReceipts(db: Db, years: number): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ email: null, revision: raised })
    .where('buyer_id', 'is', null)
    .where('email', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(years => ${years})`)
    .execute()
}

const everyMs = 6 * 60 * 60 * 1000

/** Purchases made signed out cannot be erased with an account, so this job removes their personal data. */
export const startPurgingVisitors = (
  { db, log }: { readonly db: Db; readonly log: Logger },
  { days, receiptYears }: Keeping,
): RunningJob<void> =>
  runEvery({
    name: 'forgetting visitors',
    everyMs,
    log,
    async round() {
      await purgeBuyers(db, days)
      await purgeReceipts(db, receiptYears)
    },
  })
