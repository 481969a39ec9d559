import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** What was paid for the item of the row `trip_items`, in cents; null while it is only planned. */
export const paidFor = sql<number | null>`(
  select sum(p.amount_minor)::int8 from trip_payments p
  where p.trip_id = trip_items.trip_id and p.item_id = trip_items.id)`

interface Payment {
  readonly bookingId: string
  readonly tripId: string
  readonly itemId: string
  /** In cents of the Canadian dollar. */
  readonly amountMinor: number
}

/** Whoever looks at the trip sees that it is another now. */
async function noteChange(db: Db, { tripId, itemId }: Pick<Payment, 'tripId' | 'itemId'>) {
  await db
    .updateTable('trip_items')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('trip_id', '=', tripId)
    .where('id', '=', itemId)
    .execute()
}

/** An item has been paid by a booking; said twice it is once. */
export async function notePaid(db: Db, payment: Payment): Promise<void> {
  await db
    .insertInto('trip_payments')
    .values({
      booking_id: payment.bookingId,
      trip_id: payment.tripId,
      item_id: payment.itemId,
      amount_minor: payment.amountMinor,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await noteChange(db, payment)
}

/** What a booking paid is paid no more. */
export async function takeBackPaid(db: Db, bookingId: string): Promise<void> {
  const taken = await db
    .deleteFrom('trip_payments')
    .where('booking_id', '=', bookingId)
    .returning(['trip_id as tripId', 'item_id as itemId'])
    .executeTakeFirst()
  if (taken) await noteChange(db, taken)
}
