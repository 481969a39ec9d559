import type { Atlas } from '#atlas/atlas.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import type { AirportSuggestion } from '../../../contract/places.contract.ts'

const toSuggestion = ({ iata, name, city, country, lat, lng, timeZone }: Airport) => ({
  iata,
  name,
  city,
  country,
  lat,
  lng,
  timeZone,
})

/**
 * Airports, and where a metropolis may be meant also the choice of any of its airports: first if it
 * was named, else behind the airport that is meant more likely.
 */
export function suggestAirports(
  { airports }: Atlas,
  typed: string,
  limit: number,
): readonly AirportSuggestion[] {
  const found = airports.find(typed, limit)
  const shown: AirportSuggestion[] = found.map(toSuggestion)
  const metropolis = typed.trim() ? airports.metropolises.meantBy(typed, found) : undefined
  const [main] = metropolis?.airports ?? []
  if (!metropolis || !main) return shown
  const any = {
    ...toSuggestion(main),
    iata: metropolis.code,
    name: 'Any airport',
    city: metropolis.name,
    airports: metropolis.airports.map(({ iata }) => iata),
  }
  const place = airports.metropolises.isNamed(metropolis, typed) ? 0 : 1
  return shown.toSpliced(place, 0, any).slice(0, limit)
}
