import { failWith } from '#platform/shared/app-error.ts'
import { addDays, datesBetween, type LocalDate } from '#platform/shared/local-date.ts'
import { type Money, toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import type { FlightSearch } from '../contract/flight-search.schema.ts'
import type { DayPrice } from '../contract/flights.contract.ts'
import { flightErrors } from '../contract/flights.errors.ts'
import { joinSearches } from '../domain/join-searches.ts'
import { type CheckedSearch, checkSearch, type FlightDeps } from './check-search.ts'
import { createOfferPresenter } from './present-offer.ts'
import type { FlightQuery, FlightsProvider, FoundFlight } from './provider/flights-provider.ts'

/** Days of a calendar; between metropolises fewer, as each pair of airports is asked for each day. */
const mostDays = 31
const fewestDays = 7
const askedAtMost = 120

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

export const queryOf = ({ cabinClass, ...search }: FlightSearch): FlightQuery => ({
  ...search,
  cabin: cabinClass,
})

/** The search for each pair of airports that its two codes stand for. */
function queriesOf(
  search: FlightSearch,
  { origins, destinations }: CheckedSearch,
  { searchesMetropolises }: FlightsProvider,
): readonly FlightQuery[] {
  if (searchesMetropolises) return [queryOf(search)]
  const ends = [...origins, ...destinations].map(({ iata }) => iata)
  const noChangeAt = ends.length > 2 ? new Set(ends) : undefined
  return origins.flatMap((origin) =>
    destinations.map((destination) => ({
      ...queryOf(search),
      origin: origin.iata,
      destination: destination.iata,
      noChangeAt,
    })),
  )
}

const minutesOf = ({ legs }: FoundFlight): number =>
  legs.reduce((sum, leg) => sum + ((leg.at(-1)?.arrives ?? 0) - (leg[0]?.departs ?? 0)) / 60_000, 0)

/** Offers in the currency asked for, cheapest first. Throws `search-refused`. */
export async function searchFlights(
  deps: FlightDeps,
  search: FlightSearch,
  signal: AbortSignal,
): Promise<FlightOffer[]> {
  const checked = checkSearch(search, deps)
  const { source } = deps.flights
  const found: { flight: FoundFlight; price: number; minutes: number }[][] = []
  for (const query of queriesOf(search, checked, deps.flights)) {
    if (found.length > 0) await nextTurn()
    signal.throwIfAborted()
    const flights = await deps.flights.search(query, signal)
    const price = ({ perAdult }: FoundFlight) => perAdult.amountMinor
    found.push(
      flights.map((flight) => ({ flight, price: price(flight), minutes: minutesOf(flight) })),
    )
  }
  const { currency, adults, children, infants } = search
  const heads = adults + children + infants
  const present = createOfferPresenter({ currency, source, heads })
  return joinSearches(found).map(({ flight }) => present(flight))
}

/** An offer at its price of this moment. Throws `offer-gone`, and `search-refused`. */
export async function requoteFlight(
  deps: FlightDeps,
  { id, ...search }: FlightSearch & { readonly id: string },
  signal: AbortSignal,
): Promise<FlightOffer> {
  checkSearch(search, deps)
  const { flights } = deps
  const query = queryOf(search)
  const found = flights.requote
    ? await flights.requote(id, query, signal)
    : (await flights.search(query, signal)).find((flight) => flight.id === id)
  if (!found) throw failWith(flightErrors)('offer-gone')
  const { currency, adults, children, infants } = search
  const heads = adults + children + infants
  return createOfferPresenter({ currency, source: flights.source, heads })(found)
}

const lesser = (a: Money | undefined, b: Money | undefined): Money | undefined =>
  a && b ? (b.amountMinor < a.amountMinor ? b : a) : (a ?? b)

/** The cheapest price on each of the days around the departure, none of them in the past. */
export async function listDayPrices(
  deps: FlightDeps,
  search: FlightSearch,
  signal: AbortSignal,
): Promise<DayPrice[]> {
  const checked = checkSearch(search, deps)
  const queries = queriesOf(search, checked, deps.flights)
  const length = Math.max(fewestDays, Math.min(mostDays, Math.floor(askedAtMost / queries.length)))
  const wished = addDays(search.departureDate, -Math.floor(length / 3))
  const first = wished < checked.today ? checked.today : wished
  const days: readonly LocalDate[] = datesBetween(first, addDays(first, length - 1))
  let prices: readonly (Money | undefined)[] = []
  for (const query of queries) {
    const next = await deps.flights.cheapest(query, days, signal)
    prices = days.map((_, at) => lesser(prices[at], next[at]))
  }
  return days.map((date, at) => {
    const price = prices[at]
    if (!price) return { date, price: null }
    const unitPrice = toMajor(convert(price, 'CAD'))
    return { date, price: toMajor(convert(price, search.currency)), basis: 'person', unitPrice }
  })
}
