import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** The payer of `p`: a name, or null if the payer has left the trip or their account is erased. */
const payer = sql`users u on u.id = p.payer_id and (
  exists (select from trips t where t.id = p.trip_id and t.owner_id = u.id)
  or exists (select from trip_members m where m.trip_id = p.trip_id and m.user_id = u.id))`

const sumPaid = sql`sum(p.amount_minor)::int8`
const payers = sql`json_agg(u.name order by p.paid_at, p.booking_id)`
const ofThisItem = sql`p.trip_id = trip_items.trip_id and p.item_id = trip_items.id`

/** The sum paid for the item of the row `trip_items`, in cents; null while it is only planned. */
export const paidFor = sql<number | null>`(
  select ${sumPaid} from trip_payments p where ${ofThisItem})`

/** The payers of the item of the row `trip_items`, in order of payment. Null while it is only planned. */
export const paidByFor = sql<readonly (string | null)[] | null>`(
  select ${payers} from trip_payments p left join ${payer} where ${ofThisItem})`

/** Payments in a trip, one row per item: for joins, where a subquery per item would cost more. */
export const paidItems = (tripId: RawBuilder<unknown>) => sql<{ item_id: string; paid: number }>`(
  select p.item_id, ${sumPaid} as paid from trip_payments p
  where p.trip_id = ${tripId} group by p.item_id)`

/** The same with the payers. */
export const paidItemsBy = (tripId: string) => sql<{
  item_id: string
  paid: number
  paidBy: readonly (string | null)[]
}>`(
  select p.item_id, ${sumPaid} as paid, ${payers} as "paidBy"
  from trip_payments p left join ${payer} where p.trip_id = ${tripId} group by p.item_id)`

interface Payment {
  readonly bookingId: string
  readonly payerId: string
  readonly tripId: string
  readonly itemId: string
  /** In cents of the Canadian dollar. */
  readonly amountMinor: number
}

type PaidItem = Pick<Payment, 'tripId' | 'itemId'>

/** Raises the versions, so that open clients see that the trip has changed. */
async function noteChange(db: Db, { tripId, itemId }: PaidItem) {
  await db
    .updateTable('trip_items')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('trip_id', '=', tripId)
    .where('id', '=', itemId)
    .execute()
}

/** Records that a booking paid for an item; idempotent. */
export async function notePaid(db: Db, payment: Payment): Promise<void> {
  await db
    .insertInto('trip_payments')
    .values({
      booking_id: payment.bookingId,
      payer_id: payment.payerId,
      trip_id: payment.tripId,
      item_id: payment.itemId,
      amount_minor: payment.amountMinor,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await noteChange(db, payment)
}

/** Removes the payment of a booking. */
export async function takeBackPaid(db: Db, bookingId: string): Promise<void> {
  const taken = await db
    .deleteFrom('trip_payments')
    .where('booking_id', '=', bookingId)
    .returning(['trip_id as tripId', 'item_id as itemId'])
    .executeTakeFirst()
  if (taken) await noteChange(db, taken)
}

/** A payer joins or leaves the trip: their items change, because the shown name changes. */
export async function notePayerMoved(db: Db, tripId: string, payerId: string): Promise<void> {
  const paid: readonly PaidItem[] = await db
    .selectFrom('trip_payments')
    .select(['trip_id as tripId', 'item_id as itemId'])
    .distinct()
    .where('trip_id', '=', tripId)
    .where('payer_id', '=', payerId)
    .execute()
  for (const item of paid) await noteChange(db, item)
}

/** An account is erased: the sums in other people's trips stay, without the payer's name. */
export async function forgetPayer(db: Db, payerId: string): Promise<void> {
  const paid: readonly PaidItem[] = await db
    .updateTable('trip_payments')
    .set({ payer_id: null })
    .where('payer_id', '=', payerId)
    .returning(['trip_id as tripId', 'item_id as itemId'])
    .execute()
  for (const item of paid) await noteChange(db, item)
}
