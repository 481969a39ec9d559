import type {
  AirportSuggestion,
  DataSource,
  DestinationSuggestion,
  GeocodedPlace,
  NearbyPlace,
} from '../../contract/places.contract.ts'
import type { PublicHoliday } from '../../contract/hours.schema.ts'
import type { DestinationProfile } from '../../contract/destination-profile.ts'
import type { NearbyType } from '../../domain/nearby-estimate.ts'

export interface NearbySearch {
  readonly lat: number
  readonly lng: number
  readonly type: NearbyType
  readonly radiusMetres: number
  readonly limit: number
  /** `foremost`: of sights, what a town is known for; where they have no ranks, the nearest. */
  readonly order?: 'nearest' | 'foremost' | undefined
}

/**
 * Port: locations and names of places. Answers are deterministic for the same input.
 * Throws AppError `unavailable` when the source does not answer in time.
 */
export interface PlacesProvider {
  readonly source: string
  /** Best first, at most `limit`; an empty query gives every destination with rows of its own. */
  suggestDestinations(
    query: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly DestinationSuggestion[]>
  /** The profile of a place; undefined for an unknown id. */
  describeDestination(id: string, signal: AbortSignal): Promise<DestinationProfile | undefined>
  /** Best first, at most `limit`; an empty query gives the busiest. */
  suggestAirports(
    query: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly AirportSuggestion[]>
  /** The one place that is most likely meant; undefined when none is. */
  geocode(location: string, signal: AbortSignal): Promise<Omit<GeocodedPlace, 'error'> | undefined>
  /** The sources of the answers. */
  dataSources(signal: AbortSignal): Promise<readonly DataSource[]>
  /** A nearby place by its id; undefined if the id is none of its own. */
  place?(
    id: string,
    type: NearbyPlace['type'],
    signal: AbortSignal,
  ): Promise<Pick<NearbyPlace, 'name' | 'address' | 'sample'> | undefined>
  /** A country's public holidays from a year to another; undefined when it knows none of it. */
  holidays(
    countryCode: string,
    years: { readonly from: number; readonly to: number },
    signal: AbortSignal,
  ): Promise<readonly PublicHoliday[] | undefined>
  /** Nearest first. */
  nearby(search: NearbySearch, signal: AbortSignal): Promise<readonly NearbyPlace[]>
}
