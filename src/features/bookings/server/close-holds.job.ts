import type { Clock } from '#platform/server/clock.ts'
import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import { takeOverdueHolds } from './booking-holds.store.ts'
import { type CloseDeps, closeHold } from './close-hold.ts'

/** Closes holds whose time is over. Several processes may do so on one database. */
export function startClosingHolds(
  deps: CloseDeps & { readonly clock: Clock },
  { everyMs }: { readonly everyMs: number },
): RunningJob<number> {
  const round = async (closing: AbortSignal): Promise<number> => {
    let closed = 0
    for (const hold of await takeOverdueHolds(deps.db, deps.clock.now())) {
      if (closing.aborted) break
      try {
        await closeHold(deps, hold)
        closed += 1
      } catch (error) {
        const fault = error instanceof Error ? error.name : 'unknown'
        deps.log.warn({ hold: hold.id, fault }, 'a hold is still open')
      }
    }
    return closed
  }
  return runEvery({ name: 'holds without an end', everyMs, log: deps.log, round })
}
