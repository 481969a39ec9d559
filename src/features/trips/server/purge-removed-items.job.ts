import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { changeItems } from './trip-counts.store.ts'
import { purgeRemoved, tripsToPurge } from './removed-items.store.ts'

const hourMs = 60 * 60 * 1000
const tripsAtOnce = 100

/** Deletes items that were removed long ago. An Undo that wants such a row waits. */
const purgeTrip = (db: Db, tripId: string): Promise<number> =>
  db.transaction().execute((tx) => changeItems(tx, tripId, purgeRemoved))

/**
 * Starts the job; several processes may run it on one database. A round returns the number of deleted items.
 */
export function startPurgingRemoved({ db, log }: { db: Db; log: Logger }): RunningJob<number> {
  const round = async (closing: AbortSignal): Promise<number> => {
    let purged = 0
    for (;;) {
      const trips = await tripsToPurge(db, tripsAtOnce)
      for (const tripId of trips) {
        if (closing.aborted) return purged
        purged += await purgeTrip(db, tripId)
      }
      if (trips.length < tripsAtOnce) return purged
    }
  }
  return runEvery({ name: 'removed items', everyMs: 6 * hourMs, log, round })
}
