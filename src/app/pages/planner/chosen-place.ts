import type { DestinationSuggestion } from '#features/places/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'

/** A place as a trip keeps it: chosen from the list, or only named. */
export type ChosenPlace = TripView['destinations'][number]

export const asPlace = ({
  id,
  name,
  countryCode,
  lat,
  lng,
}: DestinationSuggestion): ChosenPlace => ({ ref: id, name, countryCode, lat, lng })

/** A place with a name and no id. */
export const namedOnly = (name: string): ChosenPlace => ({
  ref: null,
  name,
  countryCode: null,
  lat: null,
  lng: null,
})

const same = (a: string, b: string): boolean =>
  a.trim().localeCompare(b.trim(), 'en', { sensitivity: 'base' }) === 0

/** Labels of a place: alone, with its region, with its country. */
function labelsOf({ name, region, country }: DestinationSuggestion): readonly string[] {
  const base = name.split(',')[0] ?? name
  return [name, base, `${base}, ${country}`, ...(region ? [`${base}, ${region}`] : [])]
}

/** Population ratio above which the larger of two namesakes is meant. */
const farLarger = 20

/** The one place that clearly outweighs all others of its name; undefined if some are of similar weight. */
function weightiest(places: readonly DestinationSuggestion[]): DestinationSuggestion | undefined {
  const [first, second] = places.toSorted((a, b) => b.population - a.population)
  if (!first || !second) return first
  return second.population > 0 && first.population >= farLarger * second.population
    ? first
    : undefined
}

/**
 * The places that a typed text may mean: "Paris" any of that name, "Paris, France" the one there. A
 * destination that Wayleaf covers goes before smaller places of its name, and so does a far larger town.
 */
export function placesMeant(
  text: string,
  found: readonly DestinationSuggestion[],
): readonly DestinationSuggestion[] {
  const alike = found.filter((place) => labelsOf(place).some((label) => same(label, text)))
  const covered = alike.filter((place) => place.covered)
  if (covered.length === 1) return covered
  const outstanding = weightiest(alike)
  return outstanding ? [outstanding] : alike
}

/** Search key of a place: its id, else its name. */
export const searchKeyOf = ({ ref, name }: ChosenPlace): string => ref ?? name

/** The trip's place with this key, else its first place. */
export const placeIn = ({ destinations, destination }: TripView, key: string): ChosenPlace =>
  destinations.find((one) => searchKeyOf(one) === key) ?? destinations[0] ?? namedOnly(destination)

/** Whether a place is in the list, by id, or by name if neither has an id. */
export const isAmong = (places: readonly ChosenPlace[], { ref, name }: ChosenPlace): boolean =>
  places.some((one) => (ref && one.ref ? one.ref === ref : same(one.name, name)))
