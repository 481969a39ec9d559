import { distanceKm } from '#platform/shared/distance.ts'

/** A destination; only the name is set for a typed place. */
export interface TripDestination {
  /** Place id in `/api/destinations`; names are ambiguous. */
  readonly ref: string | null
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null
  readonly lat: number | null
  readonly lng: number | null
}

/** A place with only a name. */
export const namedOnly = (name: string): TripDestination => ({
  ref: null,
  name,
  countryCode: null,
  lat: null,
  lng: null,
})

/** The same list with another first place; unchanged if its name is the same. */
export const withFirstNamed = (
  destinations: readonly TripDestination[],
  name: string,
): readonly TripDestination[] =>
  destinations[0]?.name === name ? destinations : [namedOnly(name), ...destinations.slice(1)]

/** Index of the nearest place within `km`; undefined if none. */
export function nearestPlace(
  places: readonly TripDestination[],
  point: { readonly lat: number; readonly lng: number },
  withinKm: number,
): number | undefined {
  const known = places.flatMap(({ lat, lng }, index) =>
    lat === null || lng === null ? [] : [{ index, km: distanceKm({ lat, lng }, point) }],
  )
  const [first] = known.toSorted((a, b) => a.km - b.km)
  return first && first.km <= withinKm ? first.index : undefined
}
