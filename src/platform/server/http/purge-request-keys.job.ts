import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { runEvery, type RunningJob } from '../jobs/run-every.ts'
import type { Logger } from '../log/logger.ts'
import { keptHours } from './once-by-key.ts'

const hourMs = 60 * 60 * 1000

/** Deletes the answers whose keys have expired, every hour. A round answers how many there were. */
export const startPurgingRequestKeys = ({ db, log }: { db: Db; log: Logger }): RunningJob<number> =>
  runEvery({
    name: 'request keys',
    everyMs: hourMs,
    log,
    round: async () => {
      const { numAffectedRows = 0n } = await sql`
        delete from request_keys where began_at < now() - make_interval(hours => ${keptHours})
      `.execute(db)
      return Number(numAffectedRows)
    },
  })
