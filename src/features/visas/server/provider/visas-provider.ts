import type { TransitFinding, VisaFinding } from '../../contract/visas.contract.ts'
import type { EntryRules } from '../../domain/entry.ts'
import type { TransitPlace } from '../../domain/transit-places.ts'
import type { VisaCountry, VisitCountry } from '../../domain/visa-countries.ts'

/**
 * Port: what a passport needs where. Answers for every pair of two different countries of the
 * list. Throws AppError `unavailable` when the source does not answer in time.
 */
export interface VisasProvider {
  readonly source: string
  check(from: VisaCountry, to: VisitCountry, signal: AbortSignal): Promise<VisaFinding>
  /** What changing planes takes on the way to a third country. */
  transit(from: VisaCountry, via: TransitPlace, signal: AbortSignal): Promise<TransitFinding>
  /** What any passport takes for any country, where that is known. */
  readonly entry: EntryRules
}
