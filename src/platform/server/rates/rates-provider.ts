import type { LocalDate } from '#platform/shared/local-date.ts'

/** Units of each currency for one euro, as published on a day. Nothing is checked yet but their shape. */
export interface EuroRates {
  readonly day: LocalDate
  readonly perEuro: ReadonlyMap<string, number>
}

/**
 * Port: reference exchange rates of the latest working day. Throws AppError `unavailable` when the source
 * does not answer in time, or not with rates.
 */
export interface RatesProvider {
  readonly source: string
  latest(signal: AbortSignal): Promise<EuroRates>
}
