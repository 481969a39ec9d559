import { convertBy, currentTable, embeddedTable } from '#platform/shared/reference-rates.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/tables.ts'
import { type RunningJob, runEvery } from '../jobs/run-every.ts'
import type { Logger } from '../log/logger.ts'
import { unavailableBy, VendorError } from '../outbound/vendor-error.ts'
import { readStoredRates, storeRates, type StoredRates } from './kept-rates.store.ts'
import type { RatesProvider } from './rates-provider.ts'
import { tableOfKept } from './table-of-kept.ts'
import { type KeptRates, takeRates } from './take-rates.ts'

interface RatesJobParts {
  readonly db: Db
  readonly log: Logger
  readonly clock: Clock
  /** Undefined: the release's own table is used. */
  readonly rates: RatesProvider | undefined
}

const hourMs = 3_600_000
/** Published once a working day: asked for twice, so that a table is at most half a day behind. */
const askAgainMs = 12 * hourMs

/** Converts by the stored table, unless the table in use is as new. */
function adopt(kept: KeptRates): void {
  if (kept.day >= currentTable().asOf) convertBy(tableOfKept(kept))
}

async function ask(
  { db, log, clock, rates }: RatesJobParts & { readonly rates: RatesProvider },
  stored: StoredRates | undefined,
  signal: AbortSignal,
): Promise<void> {
  const answer = await rates.latest(signal)
  const now = clock.now()
  const taken = takeRates(stored, answer, now.toISOString().slice(0, 10))
  if (!taken)
    throw unavailableBy(
      new VendorError(rates.source, 'answer', `answers rates of ${answer.day} that are not taken`),
    )
  if (taken.refused.length > 0)
    log.warn({ source: rates.source, refused: taken.refused }, 'rates were not taken')
  await storeRates(db, { ...taken.kept, answeredAt: now })
  adopt(taken.kept)
}

/**
 * The last good table first, before anything is served; then new ones as they are published, by the
 * process that asks first. A source that fails leaves the table as it is, with its day.
 */
export async function startRefreshingRates(
  parts: RatesJobParts,
): Promise<Pick<RunningJob<void>, 'run' | 'close'>> {
  const { db, log, clock, rates } = parts
  if (!rates) return { run: async () => undefined, close: async () => undefined }
  const atStart = await readStoredRates(db)
  if (atStart) adopt(atStart)
  const job = runEvery<void>({
    name: 'exchange rates',
    everyMs: hourMs,
    log,
    async round(signal) {
      const stored = await readStoredRates(db)
      if (stored) adopt(stored)
      const age = clock.now().getTime() - (stored?.answeredAt.getTime() ?? 0)
      if (age >= askAgainMs) await ask({ ...parts, rates }, stored, signal)
    },
  })
  return {
    run: job.run,
    async close() {
      await job.close()
      convertBy(embeddedTable)
    },
  }
}
