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

/** A place of which only the name is known. */
export const namedOnly = (name: string): ChosenPlace => ({
  ref: null,
  name,
  countryCode: null,
  lat: null,
  lng: null,
})

const same = (a: string, b: string): boolean =>
  a.trim().localeCompare(b.trim(), 'en', { sensitivity: 'base' }) === 0

/** All that a place may be called: alone, with its region, with its country. */
function labelsOf({ name, region, country }: DestinationSuggestion): readonly string[] {
  const base = name.split(',')[0] ?? name
  return [name, base, `${base}, ${country}`, ...(region ? [`${base}, ${region}`] : [])]
}

/** So many times larger than the next of its name, a place is the one that people mean. */
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

/** What the searches of a place ask by: which place it is, else what it is called. */
export const searchKeyOf = ({ ref, name }: ChosenPlace): string => ref ?? name

/** The place of a trip that a key names; its first where it names none of them. */
export const placeIn = ({ destinations, destination }: TripView, key: string): ChosenPlace =>
  destinations.find((one) => searchKeyOf(one) === key) ?? destinations[0] ?? namedOnly(destination)

/** Whether a place is one of these; of two of which only the names are known, the name says it. */
export const isAmong = (places: readonly ChosenPlace[], { ref, name }: ChosenPlace): boolean =>
  places.some((one) => (ref && one.ref ? one.ref === ref : same(one.name, name)))
