import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { changeItems, type HeldTrip } from './trip-counts.store.ts'

interface Payment {
  readonly bookingId: string
  readonly payerId: string
  readonly tripId: string
  readonly itemId: string
  /** In cents of the Canadian dollar. */
  readonly amountMinor: number
  readonly reference?: string | null
  readonly freeUntil?: Date | null
}

export type BookedItem = Pick<Payment, 'tripId' | 'itemId'>

/** Raises the version, so that open clients see that the trip has changed. */
async function noteChange({ db, id: tripId }: HeldTrip, itemId: string) {
  await db
    .updateTable('trip_items')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('trip_id', '=', tripId)
    .where('id', '=', itemId)
    .execute()
}

/** Item of a booking, if recorded. */
const itemOf = (db: Db, bookingId: string): Promise<BookedItem | undefined> =>
  db
    .selectFrom('trip_payments')
    .select(['trip_id as tripId', 'item_id as itemId'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()

/** Writes the trip's row as it is: adds go by that row to see whether anything was written meanwhile. */
const touchTrip = ({ db, id }: HeldTrip) =>
  db.updateTable('trips').set({ id }).where('id', '=', id).execute()

/** Records what a booking paid for an item. Returns false if it was recorded already. */
export async function enterPayment(trip: HeldTrip, payment: Payment): Promise<boolean> {
  const { db } = trip
  await touchTrip(trip)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('trip_payments')
    .values({
      booking_id: payment.bookingId,
      payer_id: payment.payerId,
      trip_id: payment.tripId,
      item_id: payment.itemId,
      amount_minor: payment.amountMinor,
      reference: payment.reference ?? null,
      free_until: payment.freeUntil ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet({
          amount_minor: payment.amountMinor,
          reference: payment.reference ?? null,
          state: 'confirmed',
        })
        .where('trip_payments.state', '=', 'pending'),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** An item is being booked: until that is settled it stays in the plan. Nothing is paid yet. */
export const enterPending = (
  db: Db,
  booking: Omit<Payment, 'amountMinor' | 'reference'>,
): Promise<void> =>
  changeItems(db, booking.tripId, async (trip) => {
    await touchTrip(trip)
    await db
      .insertInto('trip_payments')
      .values({
        booking_id: booking.bookingId,
        payer_id: booking.payerId,
        trip_id: booking.tripId,
        item_id: booking.itemId,
        amount_minor: 0,
        state: 'pending',
        free_until: booking.freeUntil ?? null,
      })
      .execute()
    await noteChange(trip, booking.itemId)
  })

/** Updates a booking in the ledger; ignores unknown ones. */
async function changeBooking(
  db: Db,
  bookingId: string,
  work: (db: Db) => Promise<boolean>,
): Promise<void> {
  const item = await itemOf(db, bookingId)
  if (!item) return
  await changeItems(db, item.tripId, async (trip) => {
    if (await work(db)) await noteChange(trip, item.itemId)
  })
}

/** Removes a pending booking that failed. */
export const dropPending = (db: Db, bookingId: string): Promise<void> =>
  changeBooking(db, bookingId, async () => {
    const { numDeletedRows } = await db
      .deleteFrom('trip_payments')
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'pending')
      .executeTakeFirst()
    return numDeletedRows > 0n
  })

/** Marks a booking as being cancelled, or active again. */
export const noteBookingState = (
  db: Db,
  bookingId: string,
  state: 'confirmed' | 'cancelling',
): Promise<void> =>
  changeBooking(db, bookingId, async () => {
    const { numUpdatedRows } = await db
      .updateTable('trip_payments')
      .set({ state })
      .where('booking_id', '=', bookingId)
      .where('state', '<>', 'cancelled')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

/**
 * What a booking paid was given back, all of it or `refundMinor` cents: the first time it does what then becomes
 * of its item.
 */
export async function enterRefund(
  db: Db,
  {
    bookingId,
    refundMinor,
  }: { readonly bookingId: string; readonly refundMinor?: number | undefined },
  settle: (trip: HeldTrip, itemId: string) => Promise<void>,
): Promise<void> {
  const item = await itemOf(db, bookingId)
  if (!item) return
  const back =
    refundMinor === undefined ? sql`amount_minor` : sql`least(amount_minor, ${refundMinor}::bigint)`
  await changeItems(db, item.tripId, async (trip) => {
    const { numUpdatedRows } = await db
      .updateTable('trip_payments')
      .set({
        state: 'cancelled',
        given_back_minor: sql<number>`given_back_minor + ${back}`,
        amount_minor: sql<number>`amount_minor - ${back}`,
      })
      .where('booking_id', '=', bookingId)
      .where('state', '<>', 'cancelled')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await settle(trip, item.itemId)
  })
}

/** The items for which an account paid, by trip, in one order for all who lock several. */
async function paidBy(db: Db, payerId: string, tripId?: string) {
  const rows: readonly BookedItem[] = await db
    .selectFrom('trip_payments')
    .select(['trip_id as tripId', 'item_id as itemId'])
    .distinct()
    .where('payer_id', '=', payerId)
    .$if(tripId !== undefined, (query) => query.where('trip_id', '=', tripId ?? ''))
    .orderBy('trip_id')
    .execute()
  const byTrip = new Map<string, BookedItem[]>()
  for (const row of rows) byTrip.set(row.tripId, [...(byTrip.get(row.tripId) ?? []), row])
  return byTrip
}

/** A payer joins or leaves the trip: their items change, because the shown name changes. */
export async function notePayerMoved(db: Db, tripId: string, payerId: string): Promise<void> {
  for (const [id, items] of await paidBy(db, payerId, tripId))
    await changeItems(db, id, async (trip) => {
      for (const { itemId } of items) await noteChange(trip, itemId)
    })
}

/** An account is erased: the sums in other people's trips stay, without the payer's name. */
export async function erasePayer(db: Db, payerId: string): Promise<void> {
  const paid = await paidBy(db, payerId)
  for (const [id, items] of paid)
    await changeItems(db, id, async (trip) => {
      await db
        .updateTable('trip_payments')
        .set({ payer_id: null })
        .where('payer_id', '=', payerId)
        .where('trip_id', '=', id)
        .execute()
      for (const { itemId } of items) await noteChange(trip, itemId)
    })
}
