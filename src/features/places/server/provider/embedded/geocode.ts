import type { Atlas } from '#atlas/atlas.ts'
import { foldText } from '#atlas/fold-text.ts'
import type { Place } from '#atlas/gazetteer/place.ts'
import type { GeocodedPlace } from '../../../contract/places.contract.ts'

const code = /^[A-Z]{3}$/i
const inCapitals = /^[A-Z]{3}$/

/** "Eiffel Tower, Paris", "London, Ontario, Canada", "Japan". */
function fullName(atlas: Atlas, place: Place): string {
  const { kind, name, region, country } = place
  if (kind === 'country') return name
  const town =
    kind === 'sight' ? atlas.get(place.id.split('/')[0] ?? '')?.destination.name : undefined
  const airport = kind === 'airport' ? atlas.airports.get(place.id)?.city : undefined
  const parts = [name, airport ?? town ?? (kind === 'city' ? region : undefined), country].filter(
    (part) => part !== undefined,
  )
  return parts.filter((part, at) => part !== parts[at - 1]).join(', ')
}

/** The place that is most likely meant by the text. */
export function geocode(atlas: Atlas, location: string): Omit<GeocodedPlace, 'error'> | undefined {
  const [found] = atlas.places.find(location, { limit: 1 })
  const airport = code.test(location) ? atlas.airports.get(location) : undefined
  // Three capitals are a code, whatever town is called so; three small letters if no town is.
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
