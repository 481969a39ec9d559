import type { RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { startSettling } from '#platform/server/orders/settle-open.ts'
import { finishCancelling } from './cancel-fare.ts'
import { claimUnsettled, type FareChange, type HeldFare } from './fare-holds.store.ts'
import { fareText as text } from './messages.ts'
import type { FareHolds, StandingOrder } from './provider/fare-holds.ts'
import { changeBy, type FareSettleDeps, settleFare } from './settle-fare.ts'

export interface FareJobDeps extends FareSettleDeps {
  readonly holds: FareHolds
  readonly log: Logger
}

const answerWithinMs = 10_000
/** How often a held fare is looked at: whether it is paid, or was let go. */
const keptSeconds = 15 * 60

/** The order of a fare at the airline; undefined if there is none. */
function ask(
  holds: FareHolds,
  { id, state, orderId, passengers }: HeldFare,
): Promise<StandingOrder | undefined> {
  const signal = AbortSignal.timeout(answerWithinMs)
  if (!orderId) return holds.find(id, passengers[0]?.lastName ?? '', signal)
  return state === 'releasing' ? holds.release(orderId, signal) : holds.read(orderId, signal)
}

/** Over and still unpaid: the airline has let it go, whether the vendor has written that down or not. */
const isOver = ({ state, payBy }: StandingOrder): boolean =>
  state === 'held' && payBy !== null && payBy.getTime() < Date.now()

function changeFor(order: StandingOrder | undefined): FareChange {
  if (!order) return { state: 'failed', reason: text.notHeld }
  return isOver(order) ? { state: 'released', order } : changeBy(order)
}

/** True if it is settled, or unchanged. */
async function check(deps: FareJobDeps, fare: HeldFare): Promise<boolean> {
  if (fare.state === 'releasing' && fare.refundMinor !== null)
    return finishCancelling(deps, fare, AbortSignal.timeout(answerWithinMs))
  const order = await ask(deps.holds, fare)
  const age = Date.now() - fare.createdAt.getTime()
  if (!order && age < deps.holds.slowestSeconds * 1000) return false
  const settling = { from: [fare.state], change: changeFor(order) }
  return (await settleFare(deps, fare.id, settling)) !== undefined
}

/**
 * Settles holds whose answer was lost, and sees what has become of those that stand: paid, or let go when their time
 * was over.
 */
export const startCheckingFares = (
  deps: FareJobDeps,
  { doubtAfterSeconds, everyMs }: { doubtAfterSeconds: number; everyMs: number },
): RunningJob<number> =>
  startSettling({
    name: 'held fares',
    everyMs,
    log: deps.log,
    claim: () => claimUnsettled(deps.db, { doubtSeconds: doubtAfterSeconds, keptSeconds }),
    settle: (fare) => check(deps, fare),
    doubt: ({ id }) => [{ hold: id }, 'a held fare is still in doubt'],
  })
