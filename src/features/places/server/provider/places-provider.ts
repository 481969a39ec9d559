import type { DestinationSuggestion } from '../../contract/places.contract.ts'

/**
 * Port: where places are and what they are called. Answers are deterministic for the same input.
 * Throws AppError `unavailable` when the source does not answer in time.
 */
export interface PlacesProvider {
  readonly source: string
  /** Best first, at most `limit`; an empty query gives the best known. */
  suggestDestinations(
    query: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly DestinationSuggestion[]>
}
