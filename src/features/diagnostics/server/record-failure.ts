import type { Logger } from '#platform/server/log/logger.ts'
import { cleanRecord, type FailureRecord } from '../domain/failure-record.ts'

export interface RecordDeps {
  readonly log: Pick<Logger, 'warn'>
}

/** One line of the log. The page has cleaned its record; whoever sends one of their own has not. */
export function recordFailure({ log }: RecordDeps, record: FailureRecord): void {
  log.warn({ client: cleanRecord(record) }, 'a page failed')
}
