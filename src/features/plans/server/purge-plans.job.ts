import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { purgePlans } from './plans.store.ts'

const hourMs = 60 * 60 * 1000

/** Starts the job; several processes may run it on one database. */
export const startPurgingPlans = ({ db, log }: { db: Db; log: Logger }): RunningJob<number> =>
  runEvery({ name: 'plans', everyMs: hourMs, log, round: () => purgePlans(db) })
