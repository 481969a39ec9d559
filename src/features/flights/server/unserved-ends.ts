import type { FlightSearch } from '../contract/flight-search.schema.ts'
import type { UnservedEnd } from '../contract/flights.contract.ts'
import type { FlightsProvider } from './provider/flights-provider.ts'
import { searchText } from './messages.ts'

/** The ends of a search of which no scheduled flight is known, with airports around that have some. */
export async function unservedEnds(
  flights: FlightsProvider,
  search: Pick<FlightSearch, 'origin' | 'destination'>,
): Promise<UnservedEnd[]> {
  const ends = await Promise.all(
    (['origin', 'destination'] as const).map(async (end): Promise<UnservedEnd[]> => {
      const iata = search[end]
      const airport = flights.airports.airport(iata)
      const near = await flights.nearestFlown?.(iata)
      if (!airport || !near) return []
      const nearest = near.map(({ iata, city, name, km }) => ({ iata, city, name, km }))
      return [{ end, iata, name: airport.name, nearest }]
    }),
  )
  return ends.flat()
}

/** As a sentence; undefined if both ends have flights. */
export function noFlightsKnown(unserved: readonly UnservedEnd[]): string | undefined {
  const names = unserved.map(({ name, iata }) => `${name} (${iata})`)
  return names.length > 0 ? searchText.noFlights(names.join(' or ')) : undefined
}
