import type { FlightOffer } from '#features/flights/contract/flight-offer.schema.ts'
import { flightPartyOf } from '#features/flights/domain/flight-party.ts'
import { flightToItem } from '#features/flights/domain/flight-to-item.ts'
import { type FlightsProvider, searchFlights } from '#features/flights/server/index.ts'
import type { TripPricing } from '#features/trips/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import { AppError } from '#platform/shared/app-error.ts'

const numbersOf = (segments: readonly { readonly number: string }[] = []): string =>
  segments.map(({ number }) => number).join(' ')

/** Latest departure first, then cheapest. */
const byLeaving = (a: FlightOffer, b: FlightOffer): number => {
  const [first, second] = [a.legs[1]?.departure ?? '', b.legs[1]?.departure ?? '']
  if (first !== second) return first < second ? 1 : -1
  return a.price.totalCad - b.price.totalCad
}

/** Finds another return leg for a flight of our search. */
export const flightHome =
  (deps: { readonly flights: FlightsProvider; readonly clock: Clock }): TripPricing['homeOn'] =>
  async ({ source, offer, details }, date, party, signal) => {
    if (!source?.startsWith('flights:') || !offer || details?.kind !== 'flight') return undefined
    const [out] = details.directions
    const [first, last] = [out?.segments[0]?.from, out?.segments.at(-1)?.to]
    if (!first?.iata || !last?.iata || details.directions.length < 2) return undefined
    const search = {
      origin: first.iata,
      destination: last.iata,
      departureDate: first.local.slice(0, 10),
      returnDate: date,
      ...flightPartyOf(party),
      cabinClass: 'ECONOMY',
      nonStop: false,
      currency: 'CAD',
    } as const
    try {
      const found = await searchFlights(deps, search, signal)
      const way = numbersOf(out?.segments.map(({ number = '' }) => ({ number })))
      const same = found.filter(({ legs }) => numbersOf(legs[0]?.segments) === way)
      const [home] = same.toSorted(byLeaving)
      return home ? flightToItem(home) : null
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }
