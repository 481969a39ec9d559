import { sql } from 'kysely'
import type { CancellationPolicy } from '#features/stays/domain/cancellation.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { BookedStay, BookingState, CancelPlan, Guest, Refusal } from '../domain/booking.ts'
import './bookings.tables.ts'

export interface Booking {
  readonly id: string
  readonly ownerId: string
  readonly state: BookingState
  readonly stay: BookedStay
  readonly guest: Guest
  readonly total: Money
  readonly totalCad: Money
  readonly reference: string | null
  readonly reason: string | null
  /** Set for a failed booking if the supplier gave a reason. */
  readonly refusal: Refusal | null
  readonly freeUntil: Date | null
  readonly createdAt: Date
  /** The trip and item that it is booked for. */
  readonly tripId: string | null
  readonly itemId: string | null
  /** The reason that staff gave for cancelling; null if the traveller cancelled. */
  readonly cancelReason: string | null
  readonly cancelPlan: CancelPlan
  /** What cancelling costs from when on; null where only `freeUntil` is known. */
  readonly policy: CancellationPolicy | null
  /** The fee that the traveller agreed to, and what the supplier gave back, in cents of the total's currency. */
  readonly cancelFeeMinor: number | null
  readonly refundMinor: number | null
}

const columns = [
  'id',
  'owner_id as ownerId',
  'state',
  'stay',
  'guest',
  'total_minor as totalMinor',
  'currency',
  'total_cad_minor as totalCadMinor',
  'reference',
  'reason',
  'refusal',
  'free_until as freeUntil',
  'created_at as createdAt',
  'trip_id as tripId',
  'item_id as itemId',
  'cancel_reason as cancelReason',
  'cancel_plan as cancelPlan',
  'policy',
  'cancel_fee_minor as cancelFeeMinor',
  'refund_minor as refundMinor',
] as const

type Row = Omit<Booking, 'total' | 'totalCad'> & {
  readonly totalMinor: number
  readonly currency: string
  readonly totalCadMinor: number
}

const toBooking = ({ totalMinor, currency, totalCadMinor, ...row }: Row): Booking => ({
  ...row,
  total: money(currency, totalMinor),
  totalCad: money('CAD', totalCadMinor),
})

export interface NewBooking extends Pick<
  Booking,
  'id' | 'ownerId' | 'stay' | 'guest' | 'total' | 'totalCad' | 'freeUntil' | 'tripId' | 'itemId'
> {
  readonly sameness: string
  readonly source: string
  readonly policy: CancellationPolicy | null
}

export async function noteStep(
  db: Db,
  bookingId: string,
  step: string,
  detail?: string,
): Promise<void> {
  await db
    .insertInto('booking_steps')
    .values({ booking_id: bookingId, step, detail: detail ?? null })
    .execute()
}

/**
 * Stores the booking before it is ordered. Undefined if the same stay is booked, or being booked, already.
 * The foreign key locks the owner's row: an account that is being erased has this booking or it does not.
 */
export async function insertBooking(db: Db, booking: NewBooking): Promise<Booking | undefined> {
  const { id, ownerId, stay, guest, total, totalCad, freeUntil, sameness, source } = booking
  const row = await db
    .insertInto('bookings')
    .values({
      id,
      owner_id: ownerId,
      sameness,
      source,
      stay: JSON.stringify(stay),
      guest: JSON.stringify(guest),
      total_minor: total.amountMinor,
      currency: total.currency,
      total_cad_minor: totalCad.amountMinor,
      free_until: freeUntil,
      trip_id: booking.tripId,
      item_id: booking.itemId,
      policy: booking.policy && JSON.stringify(booking.policy),
    })
    // Without naming the index, because a prepared statement cannot prove that its parameters match a
    // partial one.
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && toBooking(row)
}

/** The active booking for the same stay of the same guest. */
export async function findSame(
  db: Db,
  { ownerId, sameness }: Pick<NewBooking, 'ownerId' | 'sameness'>,
): Promise<Booking | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('sameness', '=', sameness)
    .where('state', 'in', ['pending', 'confirmed', 'cancelling'])
    .executeTakeFirst()
  return row && toBooking(row)
}

export async function findBooking(
  db: Db,
  id: string,
  lock?: 'for update',
): Promise<Booking | undefined> {
  const query = db.selectFrom('bookings').select(columns).where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && toBooking(row)
}

export const listBookingsOf = async (db: Db, ownerId: string): Promise<readonly Booking[]> =>
  (
    await db
      .selectFrom('bookings')
      .select(columns)
      .where('owner_id', '=', ownerId)
      .orderBy('created_at', 'desc')
      .execute()
  ).map(toBooking)

interface Settlement {
  readonly state: BookingState
  readonly reference?: string
  readonly reason?: string | null
  readonly refusal?: Refusal | undefined
  readonly cancelReason?: string | null
  readonly cancelPlan?: CancelPlan
  readonly cancelFeeMinor?: number | null
  readonly refundMinor?: number
  /** Name of the step, if it differs from the state. */
  readonly step?: string
}

/**
 * Changes the state of a booking if it is still in the expected one; undefined if another process was first.
 */
export async function moveOn(
  db: Db,
  id: string,
  from: BookingState,
  settlement: Settlement,
): Promise<Booking | undefined> {
  const { state, reference, reason, refusal, cancelReason, cancelPlan } = settlement
  const { cancelFeeMinor, refundMinor, step = state } = settlement
  const row = await db
    .updateTable('bookings')
    .set({
      state,
      updated_at: sql<Date>`now()`,
      asked_at: sql<Date>`now()`,
      ...(reference === undefined ? {} : { reference }),
      ...(reason === undefined ? {} : { reason }),
      ...(refusal === undefined ? {} : { refusal }),
      ...(cancelReason === undefined ? {} : { cancel_reason: cancelReason }),
      ...(cancelPlan === undefined ? {} : { cancel_plan: cancelPlan }),
      ...(cancelFeeMinor === undefined ? {} : { cancel_fee_minor: cancelFeeMinor }),
      ...(refundMinor === undefined ? {} : { refund_minor: refundMinor }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning(columns)
    .executeTakeFirst()
  if (row) await noteStep(db, id, step, reason ?? reference)
  return row && toBooking(row)
}

interface WantedBookings {
  /** Part of a booking's number, its guest's address or its account's address; empty matches all. */
  readonly search: string
  readonly state?: BookingState | undefined
  readonly limit: number
  readonly offset: number
}

/** All bookings, the latest first. */
export async function listEveryBooking(
  db: Db,
  { search, state, limit, offset }: WantedBookings,
): Promise<readonly Booking[]> {
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found = sql<boolean>`(
    lower(reference) like ${part} or id::text like ${part} or lower(guest ->> 'email') like ${part}
    or owner_id in (select u.id from users u where lower(u.email) like ${part}))`
  const rows = await db
    .selectFrom('bookings')
    .select(columns)
    .$if(search !== '', (bookings) => bookings.where(found))
    .$if(state !== undefined, (bookings) => bookings.where('state', '=', state ?? 'pending'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toBooking)
}

/** Claims bookings that the supplier has not answered for so long. */
export async function takeDoubtful(db: Db, seconds: number): Promise<readonly Booking[]> {
  const rows = await db
    .updateTable('bookings')
    .set({ asked_at: sql<Date>`now()` })
    .where('id', 'in', (doubtful) =>
      doubtful
        .selectFrom('bookings')
        .select('id')
        .where('state', 'in', ['pending', 'cancelling'])
        .where('asked_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute()
  return rows.map(toBooking)
}

/** The number of bookings that wait for the supplier's answer. */
export async function countInDoubt(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', 'in', ['pending', 'cancelling'])
    .executeTakeFirstOrThrow()
  return count
}
