import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { purgeRemoved, tripsToPurge } from './removed-items.store.ts'
import { lockItemCreation } from './trip-items.store.ts'
import { lockTrip } from './trips.store.ts'

const hourMs = 60 * 60 * 1000
const tripsAtOnce = 100

/**
 * Deletes items that were removed long ago. It takes the same lock as adds, because an Undo may want the
 * row, and locks the trip before its items, like all code that changes both.
 */
async function purgeTrip(db: Db, tripId: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockItemCreation(tx, tripId)
    await lockTrip(tx, tripId)
    return purgeRemoved(tx, tripId)
  })
}

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
