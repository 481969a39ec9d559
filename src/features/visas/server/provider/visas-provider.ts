import type { TransitFinding, VisaFinding } from '../../contract/visas.contract.ts'
import type { EntryRules } from '../../domain/entry.ts'
import type { TransitPlace } from '../../domain/transit-places.ts'

/**
 * Port: what a passport needs where. Answers for every two different countries, with status `unknown` where
 * there is no rule. Throws AppError `unavailable` when the source does not answer in time.
 */
export interface VisasProvider {
  readonly source: string
  check(from: string, to: string, signal: AbortSignal): Promise<VisaFinding>
  /** What changing planes takes on the way to a third country. */
  transit(from: string, via: TransitPlace, signal: AbortSignal): Promise<TransitFinding>
  /** What any passport takes for any country, where that is known. */
  readonly entry: EntryRules
}
