import type { Clock } from '#platform/server/clock.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { FieldError } from '#platform/shared/problem.ts'
import type { FlightSearch } from '../contract/flight-search.schema.ts'
import { flightErrors } from '../contract/flights.errors.ts'
import { wallAt, wallDate } from '#platform/shared/local-time.ts'
import type { FlightsProvider } from './provider/flights-provider.ts'

export interface FlightDeps {
  readonly flights: FlightsProvider
  readonly clock: Clock
}

const fail = failWith(flightErrors)
/** Airlines sell no further ahead than a year or so; a plan may be made a little earlier. */
const farthestDays = 500

/**
 * Refuses in words what the schema cannot know: unknown airports, and days that are over where one
 * departs. Returns today's date there.
 */
export function checkSearch(search: FlightSearch, { flights, clock }: FlightDeps): string {
  const origin = flights.airport(search.origin)
  const destination = flights.airport(search.destination)
  const today = wallDate(wallAt(origin?.timeZone ?? 'UTC', clock.now().getTime()))
  const last = addDays(today, farthestDays)
  const faults: FieldError[] = []
  const refuse = (field: string, message: string) => faults.push({ field, message })
  for (const [field, airport] of Object.entries({ origin, destination }))
    if (!airport) {
      const code = field === 'origin' ? search.origin : search.destination
      refuse(field, `We know no airport ${code} with scheduled flights.`)
    }
  if (search.departureDate < today)
    refuse('departureDate', 'This day is over. Choose today or a later one.')
  for (const [field, date] of [
    ['departureDate', search.departureDate],
    ['returnDate', search.returnDate],
  ] as const)
    if (date && date > last)
      refuse(field, `Flights are shown up to ${farthestDays} days ahead. Choose an earlier day.`)
  if (faults.length > 0)
    throw fail('search-refused', { message: faults[0]?.message ?? '', fields: faults })
  return today
}
