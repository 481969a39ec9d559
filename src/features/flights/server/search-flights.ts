import { addDays, datesBetween } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import type { FlightSearch } from '../contract/flight-search.schema.ts'
import type { DayPrice } from '../contract/flights.contract.ts'
import { checkSearch, type FlightDeps } from './check-search.ts'
import { presentOffer } from './present-offer.ts'
import type { FlightQuery } from './provider/flights-provider.ts'

const calendarDays = 30
const daysBefore = 10

const queryOf = ({ cabinClass, ...search }: FlightSearch): FlightQuery => ({
  ...search,
  cabin: cabinClass,
})

/** Offers in the currency asked for, cheapest first. Throws `search-refused`. */
export async function searchFlights(
  deps: FlightDeps,
  search: FlightSearch,
  signal: AbortSignal,
): Promise<FlightOffer[]> {
  checkSearch(search, deps)
  const found = await deps.flights.search(queryOf(search), signal)
  const { source } = deps.flights
  return found.map((flight) => presentOffer(flight, { currency: search.currency, source }))
}

/** The cheapest price on each of the days around the departure, none of them in the past. */
export async function listDayPrices(
  deps: FlightDeps,
  search: FlightSearch,
  signal: AbortSignal,
): Promise<DayPrice[]> {
  const today = checkSearch(search, deps)
  const wished = addDays(search.departureDate, -daysBefore)
  const first = wished < today ? today : wished
  const days = datesBetween(first, addDays(first, calendarDays - 1))
  const prices = await deps.flights.cheapest(queryOf(search), days, signal)
  return days.map((date, at) => {
    const price = prices[at]
    return { date, price: price ? toMajor(convert(price, search.currency)) : null }
  })
}
