import { isShown } from '#platform/server/outbound/vendors.ts'
import type { LiteHotel, LiteOffer } from '#platform/server/vendors/liteapi/liteapi-answers.ts'
import type { LiteApi } from '#platform/server/vendors/liteapi/liteapi.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { fromMajor, money } from '#platform/shared/money.ts'
import { listingUrl } from '../listing-url.ts'
import type { FoundProperty, Nights, RentalsProvider } from '../rentals-provider.ts'
import type { Town, Towns } from '../towns.ts'

export interface LiteRentalsParts {
  readonly api: LiteApi
  readonly towns: Towns
}

/** Kinds of lodging with a kitchen and a door of their own, as the vendor's list names them. */
const kindNames =
  /^((private )?(vacation|holiday) homes?|apartments?|villas?|condos?|cottages?|chalets?|cabins?|bungalows?|town ?houses?|houses?)$/i
const radiusAtMostKm = 15
const idPattern = /^liteapi:([a-z0-9-]{2,120})\/([A-Za-z0-9]{1,60})$/
/** A search names people, not ages: all are asked for as adults, who each need a bed. */
const partyOf = (guests: number) => [{ adults: guests, children: [] }]

const cheapest = (offers: readonly LiteOffer[]): LiteOffer | undefined =>
  offers.toSorted((a, b) => a.offerRetailRate.amount - b.offerRetailRate.amount)[0]

/** What of a price are fees and taxes: what the vendor names so, and the cents that the nights do not divide. */
function costOf({ rates, offerRetailRate: { amount, currency } }: LiteOffer, nights: number) {
  const total = fromMajor(currency, amount)
  const named = rates
    .flatMap(({ retailRate }) => retailRate.taxesAndFees ?? [])
    .filter((tax) => tax.included && tax.currency === currency)
    .reduce((sum, tax) => sum + fromMajor(currency, tax.amount).amountMinor, 0)
  const fees = named < total.amountMinor ? named : 0
  const perNight = Math.floor((total.amountMinor - fees) / nights)
  return {
    nightlyRate: money(currency, perNight),
    nights,
    cleaningFee: money(currency, 0),
    serviceFee: money(currency, total.amountMinor - perNight * nights),
  }
}

interface Facts {
  readonly hotel: LiteHotel
  readonly offer: LiteOffer
  readonly town: Town
  readonly guests: number
  readonly nights: number
}

function toProperty({ hotel, offer, town, guests, nights }: Facts): FoundProperty {
  const id = `liteapi:${town.slug}/${hotel.id}`
  const photo = hotel.main_photo
  return {
    id,
    name: hotel.name.trim() || town.name,
    description:
      hotel.hotelDescription
        ?.replaceAll(/<[^<>]*>/g, ' ')
        .trim()
        .slice(0, 500) ?? '',
    photoUrls: isShown('liteapi', photo) ? [photo] : [],
    propertyType: 'apartment or home',
    roomType: 'entire-home',
    bedrooms: null,
    bathrooms: null,
    // The offer is for these people; for how many more it is, the vendor does not say.
    maxGuests: guests,
    amenities: [],
    district: hotel.address?.trim() || town.name,
    city: hotel.city?.trim() || town.name,
    lat: hotel.latitude,
    lng: hotel.longitude,
    host: null,
    // Out of ten there, out of five here.
    rating: hotel.rating ? Math.min(5, Math.max(0.1, Math.round(hotel.rating * 5) / 10)) : null,
    reviewCount: hotel.reviewCount ? Math.round(hotel.reviewCount) : null,
    instantBook: true,
    guestFavourite: false,
    listingUrl: listingUrl(town, id),
    sample: false,
    ...costOf(offer, nights),
  }
}

/** Apartments and homes of LiteAPI around known towns, at the cheapest price of each. */
export function createLiteApiRentalsProvider({ api, towns }: LiteRentalsParts): RentalsProvider {
  async function hotelsOf({ lat, lng, radiusKm }: Town, signal: AbortSignal) {
    const kinds = await api.kindsNamed(kindNames, signal)
    const around = { lat, lng, radiusKm: Math.min(radiusKm, radiusAtMostKm) }
    return kinds === undefined ? [] : api.hotelsAround({ ...around, kinds }, signal)
  }

  async function priced(
    hotels: readonly LiteHotel[],
    asked: Nights & { readonly town: Town; readonly guests: number },
    signal: AbortSignal,
  ): Promise<readonly FoundProperty[]> {
    const { checkIn, nights, town, guests } = asked
    const hotelIds = hotels.map(({ id }) => id)
    if (hotelIds.length === 0) return []
    const search = { hotelIds, checkIn, checkOut: addDays(checkIn, nights), rooms: partyOf(guests) }
    const rates = await api.rates(search, signal)
    return hotels.flatMap((hotel) => {
      const offer = cheapest(rates.get(hotel.id) ?? [])
      return offer ? [toProperty({ hotel, offer, town, guests, nights })] : []
    })
  }

  return {
    source: 'liteapi',
    async search({ location, ...asked }, signal) {
      const town = towns(location)
      if (!town) return { properties: [], demo: false }
      const hotels = await hotelsOf(town, signal)
      return { properties: await priced(hotels, { ...asked, town }, signal), demo: false }
    },
    async quote(propertyId, { guests = 2, ...nights }, signal) {
      const [, townId = '', hotelId = ''] = idPattern.exec(propertyId) ?? []
      const town = townId ? towns(townId) : undefined
      if (town?.slug !== townId) return undefined
      const hotels = (await hotelsOf(town, signal)).filter(({ id }) => id === hotelId)
      return (await priced(hotels, { ...nights, guests, town }, signal))[0]
    },
  }
}
