import type { RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { startSettling } from '#platform/server/orders/settle-open.ts'
import { type Booking, claimDoubtful } from './bookings.store.ts'
import { reconcileText } from './messages.ts'
import type { BookingSupplier } from './provider/booking-supplier.ts'
import { settleBooking, settleCancellation, type SettleDeps } from './settle-booking.ts'

export interface ReconcileDeps extends SettleDeps {
  readonly bookings: BookingSupplier
  readonly log: Logger
}

const answerWithinMs = 10_000

/** True once it is settled; false where the order may still come. */
async function reconcile(deps: ReconcileDeps, booking: Booking): Promise<boolean> {
  const signal = AbortSignal.timeout(answerWithinMs)
  if (booking.state === 'cancelling') {
    const outcome = await deps.bookings.cancel(booking.id, signal)
    if (outcome.kind === 'refused')
      deps.log.warn(
        { booking: booking.id, refusal: outcome.refusal },
        'the supplier does not cancel',
      )
    await settleCancellation(deps, booking, { outcome, told: false })
    return true
  }
  const { bookings } = deps
  const order = await bookings.seal(booking.id, signal)
  const age = Date.now() - booking.createdAt.getTime()
  if (order.state === 'none' && age < (bookings.slowestSeconds ?? 0) * 1000) return false
  const reason =
    bookings.takes === 'component' ? reconcileText.notBookedButPaid : reconcileText.notBooked
  await settleBooking(
    deps,
    booking,
    order.state === 'confirmed'
      ? { state: 'confirmed', reference: order.reference }
      : { state: 'failed', reason, told: false },
  )
  return true
}

/**
 * Asks the supplier what stands, closes the key, and writes it down. With 40 s of doubt and a round every 10 s nothing
 * stays open for a minute.
 */
export const startReconciler = (
  deps: ReconcileDeps,
  { doubtAfterSeconds, everyMs }: { doubtAfterSeconds: number; everyMs: number },
): RunningJob<number> =>
  startSettling({
    name: 'bookings in doubt',
    everyMs,
    log: deps.log,
    claim: () => claimDoubtful(deps.db, doubtAfterSeconds),
    settle: (booking) => reconcile(deps, booking),
    doubt: ({ id }) => [{ booking: id }, 'a booking is still in doubt'],
  })
