import type { InsuranceQuote } from '../../contract/insurance.contract.ts'
import type { QuoteRequest } from '../../domain/quote-request.ts'

export type ProviderQuote = Pick<
  InsuranceQuote,
  'premium' | 'currency' | 'coverage' | 'estimate' | 'assumptions' | 'travellers'
>

/**
 * Port: the price of a policy for all who are insured, for a request that has been checked. Throws AppError `unavailable` when
 * the insurer does not answer in time.
 */
export interface InsuranceProvider {
  readonly source: string
  /** Undefined where none is offered. */
  quote(request: QuoteRequest, signal: AbortSignal): Promise<ProviderQuote | undefined>
}
