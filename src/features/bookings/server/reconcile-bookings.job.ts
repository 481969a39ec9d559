import type { Logger } from '#platform/server/log/logger.ts'
import { type Booking, takeDoubtful } from './bookings.store.ts'
import type { BookingSupplier } from './provider/booking-supplier.ts'
import { settleBooking, settleCancellation, type SettleDeps } from './settle-booking.ts'

export interface ReconcileDeps extends SettleDeps {
  readonly bookings: BookingSupplier
  readonly log: Logger
}

const answerWithinMs = 10_000
const notBooked = 'The hotel’s system has no such booking. Nothing was charged.'

async function reconcile(deps: ReconcileDeps, booking: Booking): Promise<void> {
  const signal = AbortSignal.timeout(answerWithinMs)
  if (booking.state === 'cancelling') {
    const outcome = await deps.bookings.cancel(booking.id, signal)
    if (outcome.kind === 'refused')
      deps.log.warn(
        { booking: booking.id, refusal: outcome.refusal },
        'the supplier does not cancel',
      )
    await settleCancellation(deps, booking, { outcome, told: false })
    return
  }
  const order = await deps.bookings.seal(booking.id, signal)
  await settleBooking(
    deps,
    booking,
    order.state === 'confirmed'
      ? { state: 'confirmed', reference: order.reference }
      : { state: 'failed', reason: notBooked, told: false },
  )
}

interface Reconciler {
  /** One round now; answers how many were settled. */
  run(): Promise<number>
  close(): Promise<void>
}

/**
 * Settles what a crash or a silent supplier left open: asks the supplier what stands, closes the key,
 * and writes it down. Several processes may do so on one database. With 40 s of doubt and a round
 * every 10 s nothing stays open for a minute.
 */
export function startReconciler(
  deps: ReconcileDeps,
  {
    doubtAfterSeconds = 40,
    everyMs = 10_000,
  }: { doubtAfterSeconds?: number; everyMs?: number } = {},
): Reconciler {
  let underway: Promise<number> | undefined
  const round = async (): Promise<number> => {
    let settled = 0
    for (const booking of await takeDoubtful(deps.db, doubtAfterSeconds))
      try {
        await reconcile(deps, booking)
        settled += 1
      } catch (error) {
        const fault = error instanceof Error ? error.name : 'unknown'
        deps.log.warn({ booking: booking.id, fault }, 'a booking is still in doubt')
      }
    return settled
  }
  const run = (): Promise<number> => {
    underway ??= round().finally(() => {
      underway = undefined
    })
    return underway
  }
  const quietly = async (): Promise<void> => {
    try {
      await run()
    } catch (error) {
      deps.log.warn({ err: error }, 'bookings in doubt cannot be read')
    }
  }
  const timer = setInterval(() => void quietly(), everyMs).unref()
  void quietly()
  return {
    run,
    async close() {
      clearInterval(timer)
      await quietly()
    },
  }
}
