import type { Logger } from '#platform/server/log/logger.ts'
import { writeDownHeld } from './book-held.ts'
import { dropHold, type Hold } from './booking-holds.store.ts'
import type { Booking } from './bookings.store.ts'
import type { BookingSupplier } from './provider/booking-supplier.ts'
import { settleBooking, type SettleDeps } from './settle-booking.ts'

export interface CloseDeps extends SettleDeps {
  readonly bookings: BookingSupplier
  readonly log: Logger
  readonly answerWithinMs: number
}

/**
 * Ends a hold that its window never came back for: what was paid is booked, what was not is let go. The order has
 * the hold's id as its key, so that a crash in between orders once. Throws where the supplier does not answer.
 */
export async function closeHold(deps: CloseDeps, hold: Hold): Promise<Booking | undefined> {
  const { bookings, db, answerWithinMs } = deps
  const { id: key, stay, total, guest, token } = hold
  const outcome = await bookings.book(
    { key, stay, total, guest, payment: { method: 'token', token } },
    AbortSignal.timeout(answerWithinMs),
  )
  if (outcome.kind === 'refused') {
    await dropHold(db, key)
    return undefined
  }
  const booking = await writeDownHeld(db, hold)
  if (!booking) return undefined
  const { reference } = outcome
  return settleBooking(deps, booking, { state: 'confirmed', reference })
}
