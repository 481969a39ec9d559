import { sql } from 'kysely'
import { containing } from '#platform/server/db/containing.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'
import './billing.tables.ts'

interface Wanted {
  /** Omitted: all; `needs-a-look`: those with an incident. */
  readonly state?: PurchaseState | 'needs-a-look'
  /** Part of the buyer’s email, or of the purchase’s number; empty: all. */
  readonly search: string
  readonly limit: number
  readonly offset: number
}

/** All purchases, the latest first, with payments and refunds in cents. */
export function listSales(db: Db, { state, search, limit, offset }: Wanted) {
  const part = containing(search)
  const found = sql<boolean>`(purchases.id::text like ${part} or lower(purchases.email) like ${part})`
  return db
    .selectFrom('purchases')
    .leftJoin('payments', 'payments.purchase_id', 'purchases.id')
    .select([
      'purchases.id',
      'purchases.title',
      'purchases.kind',
      'purchases.state',
      'purchases.email',
      'purchases.currency',
      'purchases.provider',
      sql<Date>`coalesce(purchases.paid_at, purchases.created_at)`.as('boughtAt'),
      sql<number>`coalesce(sum(payments.amount_minor), 0)::bigint`.as('paidMinor'),
      sql<number>`coalesce(sum(payments.refunded_minor), 0)::bigint`.as('refundedMinor'),
    ])
    .$if(state !== undefined, (sales) =>
      state === undefined || state === 'needs-a-look'
        ? sales.where('purchases.id', 'in', (incidents) =>
            incidents.selectFrom('purchase_incidents').select('purchase_id'),
          )
        : sales.where('purchases.state', '=', state),
    )
    .$if(search !== '', (sales) => sales.where(found))
    .groupBy('purchases.id')
    .orderBy('boughtAt', 'desc')
    .orderBy('purchases.id')
    .limit(limit)
    .offset(offset)
    .execute()
}
