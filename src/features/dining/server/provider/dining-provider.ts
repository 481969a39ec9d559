import type { Attraction, Restaurant } from '../../contract/dining.contract.ts'

/**
 * Port: where to eat and what to see. Lists are in the order to show; an unknown location gives an
 * empty list. Throws AppError `unavailable` when the source does not answer in time.
 */
export interface DiningProvider {
  readonly source: string
  findLocations(
    query: string,
    signal: AbortSignal,
  ): Promise<readonly { locationId: string; name: string }[]>
  restaurants(locationId: string, signal: AbortSignal): Promise<readonly Restaurant[]>
  attractions(locationId: string, signal: AbortSignal): Promise<readonly Attraction[]>
}
