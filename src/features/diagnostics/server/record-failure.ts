import type { Logger } from '#platform/server/log/logger.ts'
import { cleanRecord, type FailureRecord } from '../domain/failure-record.ts'

export interface RecordDeps {
  readonly log: Pick<Logger, 'warn'>
}

/** Writes one line to the log, cleaned again: the page cleans its record, but other clients may not. */
export function recordFailure({ log }: RecordDeps, record: FailureRecord): void {
  log.warn({ client: cleanRecord(record) }, 'a page failed')
}
