import { distanceKm } from '#platform/shared/distance.ts'
import { familiesFor, rangesOf } from '../air/fleet.ts'
import type { Airport } from '../gazetteer/airport.ts'
import type { AirFacts } from './read-air-facts.ts'

/** Families without a range, and nonstops that nothing in the fleet of their airline can fly. */
export function* beyondRange(
  { aircraft, airlines, nonstops }: Pick<AirFacts, 'aircraft' | 'airlines' | 'nonstops'>,
  airports: readonly Airport[],
): Iterable<string> {
  const ranges = rangesOf(aircraft)
  const airlineOf = new Map(airlines.map((row) => [row.iata, row]))
  const airportOf = new Map(airports.map((row) => [row.iata, row]))
  for (const { iata, aircraft: own } of airlines)
    for (const family of [...own.shortHaul, ...own.longHaul])
      if (!ranges.has(family)) yield `air/airlines/${iata}: no range is known of ${family}`
  for (const { ends, carriers } of nonstops) {
    const [a, b] = [airportOf.get(ends[0]), airportOf.get(ends[1])]
    if (!a || !b) continue
    const km = distanceKm(a, b)
    for (const carrier of carriers) {
      const airline = airlineOf.get(carrier)
      if (airline && familiesFor(airline, km, ranges).length === 0)
        yield `air/nonstops/${ends.join('-')}: nothing that ${carrier} flies reaches ${Math.round(km)} km`
    }
  }
}
