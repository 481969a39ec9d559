import type { FlightContract } from '#features/flights/contract/flights.contract.ts'
import { flightRoutes } from '#features/flights/contract/flights.endpoints.ts'
import { findAirports } from '#features/places/web/index.ts'
import { createClient } from '#platform/web/api-client.ts'
import { addDays, earliestToday, type LocalDate } from '#platform/shared/local-date.ts'

const flightsApi = createClient<FlightContract>(flightRoutes, {
  service: 'flights',
  handles: ['search-refused'],
})
/** The days that are answered begin so many before the one that is asked about. */
const daysBefore = 10

/** The airport of a city's name or of a code; of a metropolis its main one. */
export async function airportOf(text: string): Promise<string | undefined> {
  const [found] = await findAirports(text)
  return found && (found.airports?.[0] ?? found.iata)
}

/** Fares of a return for an adult, in CAD, by the day on which it begins, for a month. */
export async function ticketFares(
  { from, to, nights }: { readonly from: string; readonly to: string; readonly nights: number },
  month: LocalDate,
): Promise<ReadonlyMap<LocalDate, number>> {
  const [origin, destination] = await Promise.all([airportOf(from), airportOf(to)])
  if (!origin || !destination || origin === destination) return new Map()
  // Of this month only what is left can be asked about.
  const today = earliestToday(new Date())
  const tenth = addDays(month, daysBefore)
  const departureDate = tenth < today ? today : tenth
  const returnDate = addDays(departureDate, nights)
  const query = { origin, destination, departureDate, returnDate, adults: 1, currency: 'CAD' }
  const { days } = await flightsApi('listDayPrices', { query }, { inPlace: true })
  return new Map(
    days.flatMap(({ date, price }) => (price === null ? [] : [[date, price] as const])),
  )
}
