import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { keptYears } from '../domain/support-request.ts'
import './support.tables.ts'

const everyMs = 6 * 60 * 60 * 1000

/**
 * Forgets messages that came without an account, whole. Whoever works on one at that very moment has made it
 * young again: the row is looked at anew once it is free.
 */
async function forgetMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('support_requests')
    .where('account_id', 'is', null)
    .where('updated_at', '<', sql<Date>`now() - make_interval(years => ${keptYears})`)
    .execute()
}

/** What came from an account goes with it; a visitor has nothing to press. */
export const startForgettingMessages = ({
  db,
  log,
}: {
  readonly db: Db
  readonly log: Logger
}): RunningJob<void> =>
  runEvery({ name: 'forgetting messages', everyMs, log, round: () => forgetMessages(db) })
