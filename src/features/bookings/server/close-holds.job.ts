import type { Clock } from '#platform/server/clock.ts'
import type { RunningJob } from '#platform/server/jobs/run-every.ts'
import { startSettling } from '#platform/server/orders/settle-open.ts'
import { claimOverdueHolds } from './booking-holds.store.ts'
import { type CloseDeps, closeHold } from './close-hold.ts'

/** Closes holds whose time is over. */
export const startClosingHolds = (
  deps: CloseDeps & { readonly clock: Clock },
  { everyMs }: { readonly everyMs: number },
): RunningJob<number> =>
  startSettling({
    name: 'holds without an end',
    everyMs,
    log: deps.log,
    claim: () => claimOverdueHolds(deps.db, deps.clock.now()),
    settle: async (hold) => {
      await closeHold(deps, hold)
      return true
    },
    doubt: ({ id }) => [{ hold: id }, 'a hold is still open'],
  })
