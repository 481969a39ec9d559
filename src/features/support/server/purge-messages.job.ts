import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { keptYears } from '../domain/support-request.ts'
import './support.tables.ts'

const everyMs = 6 * 60 * 60 * 1000

/**
 * Erases old messages that came without an account. A message that staff are working on is no longer old:
 * its row is checked again once its lock is free.
 */
async function purgeMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('support_requests')
    .where('account_id', 'is', null)
    .where('updated_at', '<', sql<Date>`now() - make_interval(years => ${keptYears})`)
    .execute()
}

/** Messages from an account are erased with it; visitors have no such way. */
export const startPurgingMessages = ({
  db,
  log,
}: {
  readonly db: Db
  readonly log: Logger
}): RunningJob<void> =>
  runEvery({ name: 'forgetting messages', everyMs, log, round: () => purgeMessages(db) })
