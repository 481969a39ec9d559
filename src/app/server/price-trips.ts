import { cabinNames, type CabinName } from '#features/flights/domain/cabin.ts'
import { flightPartyOf } from '#features/flights/domain/flight-party.ts'
import { fareUnits } from '#features/flights/server/index.ts'
import { presentProperty } from '#features/rentals/server/index.ts'
import { isPriced } from '#features/stays/server/index.ts'
import { headsOf, type Party, roomsFor } from '#features/trips/domain/party.ts'
import { departureDay } from '#features/trips/domain/spans.ts'
import type { ItemFields } from '#features/trips/domain/trip-item.ts'
import type { TripPricing } from '#features/trips/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import { addDays, daysBetween } from '#platform/shared/local-date.ts'
import { cad } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import { flightHome } from './flight-home.ts'
import type { createProviders } from './providers.ts'

type Providers = ReturnType<typeof createProviders>['waited']
type Requote = TripPricing['requote']

/** Id within a feature, from a source such as 'rentals:embedded:lisbon/loft'. */
const idIn = (feature: string, source: string | null): string | undefined =>
  source?.startsWith(`${feature}:`) ? source.slice(feature.length + 1) : undefined

/** Rooms change with the party if they were at the default. */
const roomsAfter = (rooms: number, before: Party, after: Party): number =>
  rooms === roomsFor(before) ? roomsFor(after) : rooms

const priceStay =
  ({ stays }: Providers): Requote =>
  async ({ source, offer, day, nights, location, details }, { before, after }, signal) => {
    const hotelId = idIn('stays', source)
    if (hotelId === undefined || day === null) return undefined
    const known = offer ? (await stays.quote(offer.id, signal))?.search : undefined
    const said = details?.kind === 'stay' ? details.rooms : undefined
    const rooms = roomsAfter(said ?? known?.rooms ?? 1, before, after)
    const { adults, children } = after
    const people = { adults, children: children.length, childAges: children, rooms }
    const search = {
      location: known?.location ?? location.split(', ').at(-1) ?? '',
      checkIn: day,
      checkOut: addDays(day, nights ?? 1),
      ...people,
    }
    const found = (await stays.search(search, signal)).find((stay) => stay.hotelId === hotelId)
    if (!found || !isPriced(found)) return null
    return {
      total: convert(found.total, 'CAD'),
      offer: { provider: stays.source, id: found.id, expiresAt: null },
      rooms,
    }
  }

const priceRental =
  ({ rentals }: Providers): Requote =>
  async ({ source, day, nights, offer }, { after }, signal) => {
    const id = idIn('rentals', source)
    if (id === undefined || day === null) return undefined
    const found = await rentals.quote(id, { checkIn: day, nights: nights ?? 1 }, signal)
    if (!found || headsOf(after) > found.maxGuests) return null
    return { total: cad(presentProperty(found, 'CAD', rentals.source).pricing.totalCad), offer }
  }

const flightsIn = (ways: readonly { readonly flights: readonly { readonly number: string }[] }[]) =>
  ways.map(({ flights }) => flights.map(({ number }) => number).join(' ')).join(' / ')

const priceFlight =
  ({ flights }: Providers): Requote =>
  async ({ source, offer, price, details }: ItemFields, { before, after }, signal) => {
    if (idIn('flights', source) === undefined || !offer) return undefined
    const ways = await flights.journeys?.(offer.id, signal)
    const [out, back] = ways ?? []
    if (!ways || !out) return null
    // An item that moved with its trip leaves on another day than its offer.
    const days = daysBetween(out.date, departureDay(details) ?? out.date)
    const asFlown = (party: Party, cabin: CabinName, later: number) =>
      flights
        .search(
          {
            origin: out.from.iata,
            destination: out.to.iata,
            departureDate: addDays(out.date, later),
            ...(back ? { returnDate: addDays(back.date, later) } : {}),
            ...flightPartyOf(party),
            cabin,
            // A search lists few of many pairs: without stops there are fewer to miss it among.
            nonStop: ways.every((flown) => flown.flights.length === 1),
          },
          signal,
        )
        .then((found) =>
          found.find(
            ({ legs }) =>
              flightsIn(legs.map((segments) => ({ flights: segments }))) === flightsIn(ways),
          ),
        )
    // The cabin isn't stored: find the one with the old price for the old party.
    for (const cabin of cabinNames) {
      const old = await asFlown(before, cabin, 0)
      if (!old || convert(old.total, 'CAD').amountMinor !== price.amountMinor) continue
      const now = await asFlown(after, cabin, days)
      return now
        ? {
            total: convert(now.total, 'CAD'),
            units: fareUnits(now, headsOf(after)),
            offer: { provider: flights.source, id: now.id.slice(0, 200), expiresAt: null },
          }
        : null
    }
    return null
  }

/** Reprices items for a party and their dates through our searches, by source. */
export function createTripPricing(providers: Providers, clock: Clock): TripPricing {
  const searches = [priceStay(providers), priceRental(providers), priceFlight(providers)]
  return {
    homeOn: flightHome({ flights: providers.flights, clock }),
    async requote(...asked) {
      for (const search of searches) {
        const price = await search(...asked)
        if (price !== undefined) return price
      }
      return undefined
    },
  }
}
