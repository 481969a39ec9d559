import type { Clock } from '#platform/server/clock.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { StaySearch, StaysProvider } from '../stays-provider.ts'
import type { Town, Towns } from '../towns.ts'
import type { LiteApi, Rates } from '#platform/server/vendors/liteapi/liteapi.ts'
import { roomsFor } from '../rooms-for.ts'
import { readVendorOfferId } from '../vendor-offer-id.ts'
import { cheapestOf, photosOf, toStay } from './to-stay.ts'

export interface LiteStaysParts {
  readonly api: LiteApi
  readonly towns: Towns
  readonly clock: Clock
}

const offerMs = 15 * 60_000
const minuteMs = 60_000
/** A destination of the atlas may be a whole island; hotels are wanted in its town. */
const radiusAtMostKm = 15

/** An offer is valid for a quarter of an hour; offers of one minute's searches end together. */
const expiryAfter = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + offerMs) / minuteMs) * minuteMs)

const around = ({ lat, lng, radiusKm }: Town) => ({
  lat,
  lng,
  radiusKm: Math.min(radiusKm, radiusAtMostKm),
})

const fold = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Hotels of LiteAPI around known towns, at the cheapest price of each. */
export function createLiteApiStaysProvider({ api, towns, clock }: LiteStaysParts): StaysProvider {
  const hotelsOf = (town: Town, signal: AbortSignal) => api.hotelsAround(around(town), signal)

  const ratesOf = async (
    hotelIds: readonly string[],
    search: StaySearch,
    ...how: [signal: AbortSignal, onSome?: (some: Rates) => void]
  ): Promise<Rates> => {
    const rooms = roomsFor(search)
    const { checkIn, checkOut } = search
    return rooms && hotelIds.length > 0
      ? api.rates({ hotelIds, checkIn, checkOut, rooms }, ...how)
      : new Map<string, never>()
  }

  return {
    source: 'liteapi',
    async search(search, signal, onSome) {
      const town = towns.resolve(search.location)
      if (!town) return []
      const hotels = await hotelsOf(town, signal)
      const ids = hotels.map(({ id }) => id)
      const expiresAt = expiryAfter(clock.now())
      const priced = (rates: Rates) =>
        hotels.flatMap((hotel) => {
          const offer = cheapestOf(rates.get(hotel.id) ?? [])
          return offer ? [toStay({ hotel, offer, search, town, expiresAt })] : []
        })
      return priced(await ratesOf(ids, search, signal, (some) => onSome?.(priced(some))))
    },
    async quote(offerId, signal) {
      const parts = readVendorOfferId('liteapi', offerId)
      const town = parts && towns.get(parts.town)
      if (!parts || !town) return undefined
      const { checkIn, nights, adults, children, childAges, rooms, expiresAt } = parts
      const checkOut = addDays(checkIn, nights)
      const party = { adults, children, childAges, rooms }
      const search = { location: town.slug, checkIn, checkOut, ...party }
      const hotels = await hotelsOf(town, signal)
      const hotel = hotels.find(({ id }) => id === parts.hotel)
      if (!hotel) return undefined
      const rates = await ratesOf([hotel.id], search, signal)
      const offer = cheapestOf(rates.get(hotel.id) ?? [], parts)
      if (!offer) return undefined
      return {
        ...toStay({ hotel, offer, search, town, expiresAt }),
        search,
        offeredTotal: parts.total,
        sourceOffer: offer.offerId,
        timeZone: town.timeZone,
      }
    },
    async photos({ hotelName, location }, signal) {
      const town = towns.resolve(location)
      const hotels = town ? await hotelsOf(town, signal) : []
      const hotel = hotels.find(({ name }) => fold(name) === fold(hotelName))
      return hotel?.main_photo && hotelName ? photosOf(hotel) : []
    },
  }
}
