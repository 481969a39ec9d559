import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/server/db/tables.ts'
import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { checkCounts } from './check-counts.ts'

const hourMs = 60 * 60 * 1000
/** Delay after start. */
const firstAfterMs = 20_000

/** Starts the job that compares the counts of trips with their items. A round answers how many differed. */
export function startCheckingCounts({ db, log }: { db: Db; log: Logger }): RunningJob<number> {
  let pauseMs = firstAfterMs
  const round = async (signal: AbortSignal): Promise<number> => {
    await wait(pauseMs, undefined, { signal, ref: false })
    pauseMs = 0
    const mended = await checkCounts(db, signal)
    if (mended.length > 0) log.warn({ trips: mended.length }, 'counts of trips differed: mended')
    return mended.length
  }
  return runEvery({ name: 'counts of trips', everyMs: 6 * hourMs, log, round })
}
