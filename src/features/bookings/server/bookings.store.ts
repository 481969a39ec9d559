import { sql } from 'kysely'
import type { CancellationPolicy } from '#features/stays/domain/cancellation.ts'
import { containing } from '#platform/server/db/containing.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { askedBefore, orderStore } from '#platform/server/orders/order-store.ts'
import type { Money } from '#platform/shared/money.ts'
import type { BookedStay, BookingState, CancelPlan, Guest, Refusal } from '../domain/booking.ts'
import './bookings.tables.ts'

export interface Booking {
  readonly id: string
  readonly ownerId: string
  /** Who stays where and when, hashed: the same twice is one booking. */
  readonly sameness: string
  readonly source: string
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

const bookings = orderStore<'bookings', Booking>(
  'bookings',
  {
    id: 'id',
    ownerId: 'owner_id',
    sameness: 'sameness',
    source: 'source',
    state: 'state',
    stay: 'stay',
    guest: 'guest',
    total: 'total_minor',
    totalCad: 'total_cad_minor',
    reference: 'reference',
    reason: 'reason',
    refusal: 'refusal',
    freeUntil: 'free_until',
    createdAt: 'created_at',
    tripId: 'trip_id',
    itemId: 'item_id',
    cancelReason: 'cancel_reason',
    cancelPlan: 'cancel_plan',
    policy: 'policy',
    cancelFeeMinor: 'cancel_fee_minor',
    refundMinor: 'refund_minor',
  },
  ['asked_at', 'updated_at'],
)

export type NewBooking = Pick<
  Booking,
  | 'id'
  | 'ownerId'
  | 'sameness'
  | 'source'
  | 'stay'
  | 'guest'
  | 'total'
  | 'totalCad'
  | 'freeUntil'
  | 'policy'
  | 'tripId'
  | 'itemId'
>

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
export const insertBooking = (db: Db, booking: NewBooking): Promise<Booking | undefined> =>
  bookings.insert(db, booking)

export const { find: findBooking } = bookings

/** The active booking for the same stay of the same guest. */
export const findSame = (
  db: Db,
  { ownerId, sameness }: Pick<NewBooking, 'ownerId' | 'sameness'>,
): Promise<Booking | undefined> =>
  bookings.first(
    db,
    sql`owner_id = ${ownerId} and sameness = ${sameness}
      and state in ('pending', 'confirmed', 'cancelling')`,
  )

export const listBookingsOf = (db: Db, ownerId: string): Promise<readonly Booking[]> =>
  bookings.list(db, sql`owner_id = ${ownerId}`)

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
  { step, ...change }: Settlement,
): Promise<Booking | undefined> {
  const { refusal, ...rest } = change
  const moved = await bookings.move(
    db,
    { id, from: [from] },
    { ...rest, ...(refusal === undefined ? {} : { refusal }) },
  )
  if (moved) await noteStep(db, id, step ?? change.state, change.reason ?? change.reference)
  return moved
}

interface WantedBookings {
  /** Part of a booking's number, its guest's address or its account's address; empty matches all. */
  readonly search: string
  readonly state?: BookingState | undefined
  readonly limit: number
  readonly offset: number
}

/** All bookings, the latest first. */
export function listEveryBooking(
  db: Db,
  { search, state, ...page }: WantedBookings,
): Promise<readonly Booking[]> {
  const part = containing(search)
  const found = sql`(
    lower(reference) like ${part} or id::text like ${part} or lower(guest ->> 'email') like ${part}
    or owner_id in (select u.id from users u where lower(u.email) like ${part}))`
  const ofState = state === undefined ? sql`true` : sql`state = ${state}`
  return bookings.list(db, sql`${search === '' ? sql`true` : found} and ${ofState}`, page)
}

const inDoubt = sql`state in ('pending', 'cancelling')`

/** Claims bookings that the supplier has not answered for so long. */
export const claimDoubtful = (db: Db, seconds: number): Promise<readonly Booking[]> =>
  bookings.claim(db, sql`${inDoubt} and ${askedBefore(seconds)}`)

/** The number of bookings that wait for the supplier's answer. */
export async function countInDoubt(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', 'in', ['pending', 'cancelling'])
    .executeTakeFirstOrThrow()
  return count
}
