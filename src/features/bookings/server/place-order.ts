import { enterPending } from '#features/trips/server/index.ts'
import { isForeignKeyViolation } from '#platform/server/db/is-foreign-key-violation.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { faultOf, outcomeWithin } from '#platform/server/orders/settle-open.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import {
  type Booking,
  findBooking,
  insertBooking,
  type NewBooking,
  noteStep,
} from './bookings.store.ts'
import type { BookingSupplier, OrderOutcome, Payment } from './provider/booking-supplier.ts'
import { settleBooking, type SettleDeps } from './settle-booking.ts'

const fail = failWith({ ...commonErrors, ...bookingErrors })

export interface OrderDeps extends SettleDeps {
  readonly bookings: BookingSupplier
  readonly log: Logger
  /** The supplier's time limit; after it the booking is in doubt, and the job checks it. */
  readonly answerWithinMs: number
}

/** Orders from the supplier; a missing or unreadable answer leaves the booking in doubt. */
async function order(
  { bookings, db, log, answerWithinMs }: OrderDeps,
  { id, stay, total, guest }: Booking,
  payment: Payment,
): Promise<OrderOutcome> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    return await bookings.book({ key: id, stay, total, guest, payment }, signal)
  } catch (error) {
    log.warn({ booking: id, fault: faultOf(error) }, 'in doubt')
    await noteStep(db, id, 'in doubt')
    throw fail('booking-in-doubt', { extra: { bookingId: id } })
  }
}

/** Another request is booking the same stay: its outcome is the answer here too. */
export async function outcomeOf(
  { db, answerWithinMs }: OrderDeps,
  same: Booking,
): Promise<Booking> {
  const booking = await outcomeWithin(same, (id) => findBooking(db, id), answerWithinMs)
  if (!booking) throw fail('booking-in-doubt', { extra: { bookingId: same.id } })
  if (booking.state === 'failed')
    throw fail(booking.refusal ?? 'not-booked', booking.reason ? { message: booking.reason } : {})
  if (booking.state !== 'confirmed') throw fail('being-cancelled')
  return booking
}

/** Stores a booking and marks the trip's item as being booked; undefined if the same stay is booked already. */
export async function enterBooking(tx: Db, booking: NewBooking): Promise<Booking | undefined> {
  const written = await insertBooking(tx, booking)
  const { id: bookingId, ownerId: payerId, tripId, itemId, freeUntil } = booking
  if (written && tripId && itemId)
    await enterPending(tx, { bookingId, payerId, tripId, itemId, freeUntil })
  return written
}

/** The same in a transaction of its own. An account that is being erased cannot book. */
export async function writeDown(db: Db, booking: NewBooking): Promise<Booking | undefined> {
  try {
    return await db.transaction().execute((tx) => enterBooking(tx, booking))
  } catch (error) {
    throw isForeignKeyViolation(error) ? fail('unauthenticated', { cause: error }) : error
  }
}

/** Orders what is written down, and settles it. Throws what the supplier refuses with, or booking-in-doubt. */
export async function placeOrder(
  deps: OrderDeps,
  booking: Booking,
  payment: Payment,
): Promise<Booking> {
  const outcome = await order(deps, booking, payment)
  if (outcome.kind === 'refused') {
    const { words: reason, refusal } = outcome
    await settleBooking(deps, booking, { state: 'failed', reason, refusal, told: true })
    throw fail(refusal, { message: reason })
  }
  const settled = await settleBooking(deps, booking, {
    state: 'confirmed',
    reference: outcome.reference,
  })
  return settled ?? outcomeOf(deps, booking)
}
