import type { Db } from '#platform/server/db/tables.ts'
import { recount } from './trip-counts.store.ts'
import { holdTripsAfter } from './lock-trip.ts'

const tripsAtOnce = 50

/**
 * Counts the items of every trip again, some trips at a time, and mends counts that differ: an earlier
 * version of the product has written items meanwhile, or a row was edited by hand. Answers which differed.
 * Throws when the signal ends it.
 */
export async function checkCounts(db: Db, signal?: AbortSignal): Promise<readonly string[]> {
  const mended: string[] = []
  for (let last: string | undefined = ''; last !== undefined;) {
    signal?.throwIfAborted()
    const after: string = last
    last = await db.transaction().execute(async (tx) => {
      const ids = await holdTripsAfter(tx, after, tripsAtOnce)
      mended.push(...(await recount(tx, ids)))
      return ids.at(-1)
    })
  }
  return mended
}
