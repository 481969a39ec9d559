import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { addTaxes, type IncludedTax } from '../domain/included-taxes.ts'
import type { PaymentFact } from '../domain/payment-facts.ts'
import type { PaymentEvent } from './provider/payment-provider.ts'
import type { Purchase } from './purchases.store.ts'
import './billing.tables.ts'

/** Notes an event; false when it has had its effect already. */
export async function insertEvent(
  db: Db,
  provider: string,
  { id, type }: PaymentEvent,
  purchaseId: string | null,
): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({ provider, id, type, purchase_id: purchaseId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const isEventKnown = async (db: Db, provider: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_events')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Keeps a payment, with the taxes in it as its receipt names them; true when it is a new one. */
export async function insertPayment(
  db: Db,
  { id: purchaseId, provider, currency }: Purchase,
  { id, amountMinor, paidAt, taxes }: PaymentFact & { readonly taxes: readonly IncludedTax[] },
): Promise<boolean> {
  const row = await db
    .insertInto('payments')
    .values({
      id,
      provider,
      currency,
      purchase_id: purchaseId,
      amount_minor: amountMinor,
      paid_at: new Date(paidAt),
      taxes: taxes.length > 0 ? JSON.stringify(taxes) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what went back; true when it is more than was known. A dispute that was won makes it less. */
export async function keepRefund(
  db: Db,
  { provider }: Purchase,
  { id, refundedMinor }: PaymentFact,
): Promise<boolean> {
  const known = await db
    .selectFrom('payments')
    .select('refunded_minor')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!known || known.refunded_minor === refundedMinor) return false
  await db
    .updateTable('payments')
    .set({ refunded_minor: refundedMinor })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute()
  return refundedMinor > known.refunded_minor
}

/** Payments received for purchases and their refunds, in cents. */
export async function sumsOf(
  db: Db,
  purchaseIds: readonly string[],
): Promise<
  ReadonlyMap<
    string,
    { readonly paid: number; readonly refunded: number; readonly firstPaidAt: Date }
  >
> {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payments')
    .select([
      'purchase_id as id',
      sql<number>`sum(amount_minor)::bigint`.as('paid'),
      sql<number>`sum(refunded_minor)::bigint`.as('refunded'),
      sql<Date>`min(paid_at)`.as('firstPaidAt'),
    ])
    .where('purchase_id', 'in', [...purchaseIds])
    .groupBy('purchase_id')
    .execute()
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}

/** The taxes of a payment, as on its receipt; none if the receipt lists none. */
export async function taxesIn(
  db: Db,
  { provider }: Purchase,
  paymentId: string,
): Promise<readonly IncludedTax[]> {
  const row = await db
    .selectFrom('payments')
    .select('taxes')
    .where('provider', '=', provider)
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return row?.taxes ?? []
}

/** The taxes of all payments of each purchase; none if one of its receipts lists none. */
export async function taxesOf(
  db: Db,
  purchaseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly IncludedTax[]>> {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payments')
    .select(['purchase_id as id', 'taxes'])
    .where('purchase_id', 'in', [...purchaseIds])
    .orderBy('paid_at')
    .execute()
  return new Map(
    purchaseIds.map((id) => {
      const payments = rows.filter((row) => row.id === id).map(({ taxes }) => taxes)
      const known = payments.flatMap((taxes) => (taxes === null ? [] : [taxes]))
      return [id, known.length === payments.length ? addTaxes(known) : []]
    }),
  )
}

/** The latest payment of a purchase, by the provider's id. */
export const findLatestPayment = (db: Db, purchaseId: string) =>
  db
    .selectFrom('payments')
    .select([
      'id',
      'amount_minor as amountMinor',
      'refunded_minor as refundedMinor',
      'paid_at as paidAt',
    ])
    .where('purchase_id', '=', purchaseId)
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
