import { distanceKm } from '#platform/shared/distance.ts'

/** A place that a trip goes to. Everything but the name is null for a place that was only typed. */
export interface TripDestination {
  /** The id of the place in `/api/destinations`: "Paris" alone may be in France or in Texas. */
  readonly ref: string | null
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null
  readonly lat: number | null
  readonly lng: number | null
}

/** A place with a name and nothing else. */
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

/** Which of the places, from 0, is nearest to a point; undefined where none lies within so many kilometres. */
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
