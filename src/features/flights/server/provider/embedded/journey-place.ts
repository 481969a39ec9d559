import { schengenSince } from '#platform/shared/schengen-states.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import type { JourneyPlace } from '../../../domain/sane-journey.ts'
import type { Line } from './network.ts'

const known = new WeakMap<Airport, JourneyPlace>()

/** An airport with the facts that the rules of a sane journey use. European airlines fly all over the common area. */
export function journeyPlace(airport: Airport): JourneyPlace {
  const { iata, countryCode: country, lat, lng } = airport
  const place = known.get(airport) ?? {
    iata,
    country,
    market: schengenSince.has(country) ? 'Schengen' : country,
    lat,
    lng,
  }
  known.set(airport, place)
  return place
}

/** Where a row of lines begins, changes and ends. */
export const placesAlong = (lines: readonly Line[]): readonly JourneyPlace[] => [
  ...lines.slice(0, 1).map(({ from }) => journeyPlace(from)),
  ...lines.map(({ to }) => journeyPlace(to)),
]
