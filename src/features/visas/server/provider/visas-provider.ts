import type { VisaFinding } from '../../contract/visas.contract.ts'
import type { VisaCountry } from '../../domain/visa-countries.ts'

/**
 * Port: what a passport needs where. Answers for every pair of two different countries of the
 * list. Throws AppError `unavailable` when the source does not answer in time.
 */
export interface VisasProvider {
  readonly source: string
  check(from: VisaCountry, to: VisaCountry, signal: AbortSignal): Promise<VisaFinding>
}
