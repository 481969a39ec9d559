import {
  createVendorClient,
  type VendorClient,
  type VendorParts,
} from '#platform/server/outbound/vendor-client.ts'
import { agesOf } from '#platform/shared/child-ages.ts'
import type {
  FlightAirports,
  FlightQuery,
  FlightsProvider,
  FoundFlight,
} from '../flights-provider.ts'
import { cheapestOfEach, createKeptSearches } from '../kept-searches.ts'
import {
  type DuffelOffer,
  offerListSchema,
  offerRequestSchema,
  oneOfferSchema,
} from './duffel-answers.ts'
import { createDuffelOrders } from './duffel-orders.ts'
import { toFlight, toJourneys } from './to-flight.ts'

export interface DuffelParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  readonly url: string
  readonly now: () => number
  /** Whose names and codes of airports are used before the vendor is asked. */
  readonly airports: FlightAirports
}

const prefix = 'duffel:'
/** Each search counts against the look-to-book ratio: one search answers for all who ask the same. */
const keptMs = 5 * 60_000
/** Time for the airlines to answer; the vendor leaves out later offers. */
const collectMs = 10_000
const searchMs = 25_000
const offersAtMost = 100
/** Of travellers on a lap. */
const infantAge = 1

const passengersOf = (query: FlightQuery) => [
  ...Array.from({ length: query.adults }, () => ({ type: 'adult' })),
  ...agesOf(query).map((age) => ({ age })),
  ...Array.from({ length: query.infants }, () => ({ age: infantAge })),
]

const requestOf = (query: FlightQuery) => {
  const { origin, destination, departureDate, returnDate } = query
  const there = { origin, destination, departure_date: departureDate }
  const back = { origin: destination, destination: origin, departure_date: returnDate }
  return {
    data: {
      slices: returnDate ? [there, back] : [there],
      passengers: passengersOf(query),
      cabin_class: query.cabin.toLowerCase(),
      max_connections: query.nonStop ? 0 : 2,
    },
  }
}

/** Two calls: airlines are asked, then their offers are read, the cheapest first. */
async function ask(
  client: VendorClient,
  query: FlightQuery,
  { signal, deadlineMs }: { readonly signal: AbortSignal; readonly deadlineMs: number },
): Promise<readonly FoundFlight[]> {
  const request = await client.call(
    {
      path: '/air/offer_requests',
      query: { return_offers: 'false', supplier_timeout: collectMs },
      body: requestOf(query),
      answer: offerRequestSchema,
      deadlineMs,
    },
    signal,
  )
  if (!request) return []
  const offers = await client.call(
    {
      path: '/air/offers',
      query: { offer_request_id: request.data.id, sort: 'total_amount', limit: offersAtMost },
      answer: offerListSchema,
    },
    signal,
  )
  return cheapestOfEach((offers?.data ?? []).flatMap((offer) => toFlight(offer, query) ?? []))
}

/** Flights of Duffel: one call for a metropolis, and a calendar of earlier searches. */
export function createDuffelFlightsProvider(parts: DuffelParts): FlightsProvider {
  const { key, url, now, airports, ...rest } = parts
  const client = createVendorClient({
    name: 'duffel',
    url,
    headers: { authorization: `Bearer ${key}`, 'duffel-version': 'v2' },
    now,
    ...rest,
  })
  /** One offer as it is sold now; undefined where it is no longer, or is none of the vendor's. */
  async function read(offerId: string, signal: AbortSignal): Promise<DuffelOffer | undefined> {
    if (!/^duffel:off_\w{1,60}$/.test(offerId)) return undefined
    const path = `/air/offers/${offerId.slice(prefix.length)}`
    const gone = [404, 410, 422]
    return (await client.call({ path, answer: oneOfferSchema, nothing: gone }, signal))?.data
  }
  const kept = createKeptSearches({
    keptMs,
    now,
    ask: (query, signal) =>
      ask(client, query, { signal, deadlineMs: parts.limits?.deadlineMs ?? searchMs }),
  })

  return {
    source: 'duffel',
    holds: createDuffelOrders({ client, offer: read, deadlineMs: parts.limits?.deadlineMs }),
    searchesMetropolises: true,
    airports,
    ...kept,
    async requote(offerId, query, signal) {
      const offer = await read(offerId, signal)
      const isOver = offer?.expires_at && Date.parse(offer.expires_at) <= now()
      return offer && !isOver ? toFlight(offer, query) : undefined
    },
    async journeys(offerId, signal) {
      const offer = await read(offerId, signal)
      return offer && toJourneys(offer)
    },
  }
}
