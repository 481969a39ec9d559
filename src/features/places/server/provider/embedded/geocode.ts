import type { Atlas } from '#atlas/atlas.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { foldText } from '#atlas/fold-text.ts'
import type { Place } from '#atlas/gazetteer/place.ts'
import type { GeocodedPlace } from '../../../contract/places.contract.ts'

const code = /^[A-Z]{3}$/i
const inCapitals = /^[A-Z]{3}$/

/** Kilometres within which an address names the town: Neuschwanstein is not in Munich. */
const inTownKm = 20

/** "Eiffel Tower, Paris", "London, Ontario, Canada", "Japan". */
function fullName(atlas: Atlas, place: Place): string {
  const { kind, name, region, country } = place
  if (kind === 'country') return name
  const home = kind === 'sight' ? atlas.get(place.id.split('/')[0] ?? '')?.destination : undefined
  const town = home && distanceKm(home, place) <= inTownKm ? home.name : undefined
  const airport = kind === 'airport' ? atlas.airports.get(place.id)?.city : undefined
  const parts = [name, airport ?? town ?? (kind === 'city' ? region : undefined), country].filter(
    (part) => part !== undefined,
  )
  return parts.filter((part, at) => part !== parts[at - 1]).join(', ')
}

/**
 * A town is known for its sights and parts, and planning finds it by their names. On a map such a name
 * means the thing itself.
 */
function ofItself(atlas: Atlas, found: Place | undefined, location: string): Place | undefined {
  if (found?.kind !== 'destination') return found
  const words = ` ${foldText(location)} `
  const town = [...atlas.destinations, ...atlas.facts.listed].find(({ slug }) => slug === found.id)
  const named = (town?.aliases ?? [])
    .filter((alias) => words.includes(` ${foldText(alias)} `))
    .flatMap((alias) => atlas.places.named(alias, 'sight'))
  return named.find(({ id }) => id.startsWith(`${found.id}/`)) ?? found
}

/** The place that is most likely meant by the text. */
export function geocode(atlas: Atlas, location: string): Omit<GeocodedPlace, 'error'> | undefined {
  const [first] = atlas.places.find(location, { limit: 1 })
  const found = ofItself(atlas, first, location)
  const airport = code.test(location) ? atlas.airports.get(location) : undefined
  // Three capitals are an airport code even if a town has that name; three small letters only if none has.
  const isCode = inCapitals.test(location) || foldText(found?.name ?? '') !== foldText(location)
  const place = airport && isCode ? atlas.places.get(airport.iata) : found
  if (!place) return undefined
  return {
    lat: place.lat,
    lng: place.lng,
    name: fullName(atlas, place),
    kind: place.kind,
    country: place.country,
    countryCode: place.countryCode,
  }
}
