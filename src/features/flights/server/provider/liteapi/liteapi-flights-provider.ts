import { createHash } from 'node:crypto'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import { agesOf, readChildren, writeChildren } from '#platform/shared/child-ages.ts'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { cabinNames } from '../../../domain/cabin.ts'
import type { FlightAirports, FlightQuery, FlightsProvider } from '../flights-provider.ts'
import { cheapestOfEach, createKeptSearches } from '../kept-searches.ts'
import { flightRatesSchema } from './liteapi-flight-answers.ts'
import { createPriceMatrix } from './price-matrix.ts'
import { toFlight, toJourneys } from './to-flight.ts'

export interface LiteFlightsParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  /** Without the version: https://api.liteapi.travel */
  readonly url: string
  readonly now: () => number
  /** Whose names, codes and clocks of airports are used. */
  readonly airports: FlightAirports
}

const keptMs = 5 * 60_000
const searchMs = 25_000
/** Of travellers on a lap. */
const infantAge = 1

const bodyOf = (query: FlightQuery) => {
  const { origin, destination, departureDate, returnDate, cabin, nonStop } = query
  const { adults, children, infants } = query
  const there = { origin, destination, date: departureDate, direction: 'OUTBOUND' }
  const back = { origin: destination, destination: origin, date: returnDate, direction: 'INBOUND' }
  return {
    legs: returnDate ? [there, back] : [there],
    adults,
    children,
    infants,
    ...(children > 0 ? { childrenAges: agesOf(query) } : {}),
    ...(infants > 0 ? { infantAges: Array.from({ length: infants }, () => infantAge) } : {}),
    cabinClass: cabin,
    currency: 'CAD',
    country: 'CA',
    filters: { maxStops: nonStop ? 0 : 2 },
    sort: { sortBy: 'price', sortOrder: 'asc' },
  }
}

/** The search and, by a hash, the flights: the vendor's own ids are longer than ours may be, and end. */
const idOf = (query: FlightQuery, flights: string): string =>
  [
    `liteapi:${query.origin}${query.destination}`,
    query.departureDate,
    query.returnDate ?? '',
    `${query.cabin}${query.nonStop ? '-0' : ''}`,
    `${query.adults}-${writeChildren(query)}-${query.infants}`,
    createHash('sha256').update(flights).digest('base64url').slice(0, 16),
  ].join(';')

const pattern =
  /^liteapi:([A-Z]{3})([A-Z]{3});(\d{4}-\d{2}-\d{2});(\d{4}-\d{2}-\d{2})?;([A-Z_]+)(-0)?;(\d)-([\d.]{1,40})-(\d);[\w-]{16}$/

/** The search that an id of ours came from; undefined where it is not of that form. */
function queryOf(id: string): FlightQuery | undefined {
  const [, origin, destination, departureDate, returnDate, name, direct, ...party] =
    pattern.exec(id) ?? []
  const cabin = cabinNames.find((known) => known === name)
  if (!origin || !destination || !departureDate || !isLocalDate(departureDate) || !cabin)
    return undefined
  if (returnDate && !isLocalDate(returnDate)) return undefined
  const [adults = 1, , infants = 0] = party.map(Number)
  return {
    origin,
    destination,
    departureDate,
    returnDate,
    cabin,
    nonStop: direct !== undefined,
    adults,
    ...readChildren(party[1] ?? ''),
    infants,
  }
}

/** Flights of LiteAPI: one call for a metropolis, and its own calendar where the account has it. */
export function createLiteApiFlightsProvider(parts: LiteFlightsParts): FlightsProvider {
  const { key, url, now, airports, ...rest } = parts
  const client = createVendorClient({
    name: 'liteapi',
    url: `${url.replace(/(?<!\/)\/+$/, '')}/v3.0`,
    headers: { 'x-api-key': key },
    now,
    ...rest,
  })
  const deadlineMs = rest.limits?.deadlineMs ?? searchMs
  const matrix = createPriceMatrix(client, { bodyOf, keptMs, deadlineMs, now })
  async function ask(query: FlightQuery, signal: AbortSignal) {
    const found = await client.call(
      {
        path: '/flights/rates',
        body: bodyOf(query),
        answer: flightRatesSchema,
        nothing: [204],
        deadlineMs,
      },
      signal,
    )
    const facts = { query, airportOf: airports.airport, now: now(), keptMs }
    const ids = (flights: string): string => idOf(query, flights)
    return cheapestOfEach(
      (found?.data ?? [])
        .flatMap(({ journeys }) => journeys)
        .flatMap((journey) => toFlight({ ...facts, journey, idOf: ids }) ?? []),
    )
  }
  const kept = createKeptSearches({ keptMs, now, ask })
  return {
    source: 'liteapi',
    searchesMetropolises: true,
    airports,
    search: kept.search,
    async cheapest(query, days, signal) {
      const [searched, around] = await Promise.all([
        kept.cheapest(query, days, signal),
        matrix(query, signal),
      ])
      return days.map((day, at) => searched[at] ?? around.get(day))
    },
    /** The vendor's own ids end with the search, and are longer than ours may be: the flights are searched anew. */
    async requote(offerId, _query, signal) {
      const query = queryOf(offerId)
      const flights = query ? await ask(query, signal) : []
      return flights.find(({ id }) => id === offerId)
    },
    async journeys(offerId, signal) {
      const query = queryOf(offerId)
      const flights = query ? await kept.search(query, signal) : []
      const flight = flights.find(({ id }) => id === offerId)
      return flight && toJourneys(flight)
    },
  }
}
