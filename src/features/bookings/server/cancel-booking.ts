import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import type { BookDeps } from './book-stay.ts'
import { type Booking, findBooking, moveOn } from './bookings.store.ts'
import { requireOwn } from './bookings.policy.ts'
import type { CancelOutcome } from './provider/booking-supplier.ts'
import { settleCancellation } from './settle-booking.ts'

const fail = failWith(bookingErrors)
const answerWithinMs = 20_000

/** Marks the booking as being cancelled, if it may be; one that is on its way goes on. */
async function begin({ db, clock }: BookDeps, session: Session, id: string): Promise<Booking> {
  return db.transaction().execute(async (tx) => {
    const booking = requireOwn(await findBooking(tx, id, 'for update'), session)
    if (booking.state === 'cancelled' || booking.state === 'cancelling') return booking
    if (booking.state !== 'confirmed') throw fail('not-cancellable')
    if (!booking.freeUntil || booking.freeUntil <= clock.now()) throw fail('too-late-to-cancel')
    return (await moveOn(tx, id, 'confirmed', { state: 'cancelling', reason: null })) ?? booking
  })
}

/** Asks the supplier; what gets no answer is asked again by the job. */
async function ask({ bookings, log }: BookDeps, id: string): Promise<CancelOutcome> {
  try {
    return await bookings.cancel(id, AbortSignal.timeout(answerWithinMs))
  } catch (cause) {
    const fault = cause instanceof Error ? cause.name : 'unknown'
    log.warn({ booking: id, fault }, 'a cancellation is in doubt')
    throw fail('cancel-in-doubt', { cause })
  }
}

/**
 * Cancels a confirmed booking within its free time. Cancelled already is cancelled. Where the supplier
 * refuses, it stays booked and the refusal is kept.
 */
export async function cancelBooking(
  deps: BookDeps,
  session: Session,
  id: string,
): Promise<Booking> {
  const booking = await begin(deps, session, id)
  if (booking.state === 'cancelled') return booking
  const outcome = await ask(deps, id)
  const settled = await settleCancellation(deps, booking, { outcome, told: true })
  if (outcome.kind === 'refused') {
    deps.log.warn({ booking: id, refusal: outcome.refusal }, 'the supplier does not cancel')
    throw fail('not-cancelled', { message: outcome.words })
  }
  return settled ?? (await findBooking(deps.db, id)) ?? booking
}
