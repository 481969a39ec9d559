import { noteBookingState } from '#features/trips/server/index.ts'
import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { faultOf } from '#platform/server/orders/settle-open.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import type { CancelPlan } from '../domain/booking.ts'
import type { BookDeps } from './book-stay.ts'
import { type Booking, findBooking, moveOn } from './bookings.store.ts'
import { feeNow, isCancellable } from './present-booking.ts'
import { requireOwn } from './bookings.policy.ts'
import type { CancelOutcome } from './provider/booking-supplier.ts'
import { settleCancellation } from './settle-booking.ts'

const fail = failWith(bookingErrors)

/**
 * Who cancels: the traveller, within the free time; or staff, with a reason, whom only the supplier can
 * refuse.
 */
export type Canceller =
  | {
      readonly traveller: Session
      readonly plan?: CancelPlan | undefined
      /** The fee that was seen and agreed to, in CAD. */
      readonly agreedFeeCad?: number | undefined
    }
  | { readonly staff: Session; readonly reason: string }

/** The booking, if the caller may see it: travellers see their own, staff any. Throws
    booking-not-found. */
async function readFor(tx: Db, by: Canceller, id: string): Promise<Booking> {
  const booking = await findBooking(tx, id, 'for update')
  if ('traveller' in by) return requireOwn(booking, by.traveller)
  if (!booking) throw fail('booking-not-found')
  return booking
}

/** Throws where cancelling is not for the traveller to do, or costs more than was agreed to. */
function requireAgreed(booking: Booking, agreedFeeCad: number | undefined, now: Date): void {
  if (!isCancellable(booking, now)) throw fail('too-late-to-cancel')
  const fee = feeNow(booking, now)
  if (!fee) return
  if (agreedFeeCad === undefined) throw fail('too-late-to-cancel')
  const feeCad = toMajor(convert(fee, 'CAD'))
  if (feeCad > agreedFeeCad) throw fail('fee-changed', { extra: { feeCad } })
}

/**
 * Marks the booking as being cancelled, if allowed; if it already is, continues. Writes an audit log entry
 * for staff.
 */
async function begin({ db, clock }: BookDeps, by: Canceller, id: string): Promise<Booking> {
  return db.transaction().execute(async (tx) => {
    const booking = await readFor(tx, by, id)
    if (booking.state === 'cancelled' || booking.state === 'cancelling') return booking
    if (booking.state !== 'confirmed') throw fail('not-cancellable')
    if ('traveller' in by) requireAgreed(booking, by.agreedFeeCad, clock.now())
    const cancelReason = 'staff' in by ? by.reason : null
    const cancelPlan = ('traveller' in by && by.plan) || 'keep'
    const cancelFeeMinor = feeNow(booking, clock.now())?.amountMinor ?? null
    const begun = {
      state: 'cancelling',
      reason: null,
      cancelReason,
      cancelPlan,
      cancelFeeMinor,
    } as const
    await noteBookingState(tx, id, 'cancelling')
    if ('staff' in by)
      await recordAuditEntry(tx, {
        actor: { id: by.staff.userId },
        action: 'booking-cancel',
        target: id,
        detail: by.reason,
      })
    return (await moveOn(tx, id, 'confirmed', begun)) ?? booking
  })
}

/** Asks the supplier; without an answer the job asks again. */
async function ask(
  { bookings, log, answerWithinMs }: BookDeps,
  id: string,
): Promise<CancelOutcome> {
  try {
    return await bookings.cancel(id, AbortSignal.timeout(answerWithinMs))
  } catch (cause) {
    log.warn({ booking: id, fault: faultOf(cause) }, 'a cancellation is in doubt')
    throw fail('cancel-in-doubt', { cause })
  }
}

/**
 * Cancels a confirmed booking; cancelling it again is no error. If the supplier refuses, it stays booked and
 * the refusal is stored; if the supplier does not answer, the job asks again. Throws booking-not-found,
 * not-cancellable, too-late-to-cancel, not-cancelled and cancel-in-doubt.
 */
export async function cancelBooking(deps: BookDeps, by: Canceller, id: string): Promise<Booking> {
  const booking = await begin(deps, by, id)
  if (booking.state === 'cancelled') return booking
  const outcome = await ask(deps, id)
  const settled = await settleCancellation(deps, booking, { outcome, told: true })
  if (outcome.kind === 'refused') {
    deps.log.warn({ booking: id, refusal: outcome.refusal }, 'the supplier does not cancel')
    throw fail('not-cancelled', { message: outcome.words })
  }
  return settled ?? (await findBooking(deps.db, id)) ?? booking
}
