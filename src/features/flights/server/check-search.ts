import type { Clock } from '#platform/server/clock.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { FieldError } from '#platform/shared/problem.ts'
import type { FlightSearch } from '../contract/flight-search.schema.ts'
import { flightErrors } from '../contract/flights.errors.ts'
import { wallAt, wallDate } from '#platform/shared/local-time.ts'
import type { FlightAirport, FlightsProvider } from './provider/flights-provider.ts'
import { searchText as text } from './messages.ts'

export interface FlightDeps {
  readonly flights: FlightsProvider
  readonly clock: Clock
}

const fail = failWith(flightErrors)
/** Airlines sell about a year ahead; plans may be made a little earlier. */
const farthestDays = 500

export interface CheckedSearch {
  /** Today's date at the place of departure. */
  readonly today: string
  /** One airport, or all of a metropolis, the main one first. */
  readonly origins: readonly FlightAirport[]
  readonly destinations: readonly FlightAirport[]
}

/** The airports that a code stands for; empty for an unknown code. */
function airportsFor(code: string, { airports }: FlightsProvider): readonly FlightAirport[] {
  const airport = airports.airport(code)
  return airport ? [airport] : airports.airportsOf(code)
}

/** The message if an airport would be on both sides of the search. */
function sameCity(
  { origin, destination }: FlightSearch,
  { origins, destinations }: Omit<CheckedSearch, 'today'>,
): string | undefined {
  const shared = destinations.find(({ iata }) => origins.some((other) => other.iata === iata))
  if (!shared) return undefined
  const [of] = origins.length > 1 ? [origin] : [destination]
  return text.sameCity(of, shared.city, shared.iata)
}

/**
 * Checks what the schema cannot: unknown airports, one metropolis on both sides, and days that are over at
 * the place of departure. Throws invalid-input with a message.
 */
export function checkSearch(search: FlightSearch, { flights, clock }: FlightDeps): CheckedSearch {
  const origins = airportsFor(search.origin, flights)
  const destinations = airportsFor(search.destination, flights)
  const today = wallDate(wallAt(origins[0]?.timeZone ?? 'UTC', clock.now().getTime()))
  const last = addDays(today, farthestDays)
  const errors: FieldError[] = []
  const refuse = (field: string, message: string) => errors.push({ field, message })
  for (const [field, code, known] of [
    ['origin', search.origin, origins],
    ['destination', search.destination, destinations],
  ] as const)
    if (known.length === 0) refuse(field, text.unknownAirport(code))
  const same = sameCity(search, { origins, destinations })
  if (same) refuse('destination', same)
  if (search.departureDate < today) refuse('departureDate', text.past)
  for (const [field, date] of [
    ['departureDate', search.departureDate],
    ['returnDate', search.returnDate],
  ] as const)
    if (date && date > last) refuse(field, text.tooFar(farthestDays))
  if (errors.length > 0)
    throw fail('search-refused', { message: errors[0]?.message ?? '', fields: errors })
  return { today, origins, destinations }
}
