import type { Atlas } from '#atlas/atlas.ts'
import { foldText } from '#atlas/fold-text.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { SampleHotel } from '#atlas/schema.ts'
import { artAddress } from '#design/art/art-address.ts'
import { sceneFor } from '#design/art/scene-choice.ts'
import { stayKind } from '#design/art/sight-kind.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Signatures } from '#platform/server/db/open-signatures.ts'
import { addDays, nightsBetween } from '#platform/shared/local-date.ts'
import { money } from '#platform/shared/money.ts'
import type { PricedStay, QuotedStay, StaySearch, StaysProvider } from '../stays-provider.ts'
import { expiryAfter, isOwnOffer, offerIdOf, readOfferId } from './offer-id.ts'
import { nightFactors, sampleTaxes, sampleTotal } from './sample-rate.ts'

const prefix = 'embedded:'

/** The hotel's drawing; hotels of one district share their colour. */
function pictureOf({ destination, hotels }: DestinationRows, hotel: SampleHotel): string {
  const facts = { style: hotel.style, countryCode: destination.countryCode }
  const districts = [...new Set(hotels.map(({ district }) => district))]
  const colour = districts.indexOf(hotel.district)
  return artAddress('hotel', hotel.slug, sceneFor('hotel', facts), colour, stayKind(facts))
}

interface Facts {
  readonly rows: DestinationRows
  readonly hotel: SampleHotel
  readonly search: StaySearch
  readonly expiresAt: Date
  /** Of the nights of the search. */
  readonly factors: readonly number[]
  readonly signatures: Signatures
}

const factorsOf = ({ destination }: DestinationRows, { checkIn, checkOut }: StaySearch) =>
  nightFactors(destination, { checkIn, nights: nightsBetween(checkIn, checkOut) })

function toStay(facts: Facts): PricedStay {
  const { rows, hotel, search, expiresAt, factors, signatures } = facts
  const { destination, generated } = rows
  const { checkIn, adults, children, rooms } = search
  const nights = factors.length
  const total = sampleTotal(hotel.nightlyRateCad, factors, rooms)
  const id = `${destination.slug}/${hotel.slug}`
  const offer = { hotel: id, checkIn, nights, adults, children, rooms, expiresAt }
  return {
    id: offerIdOf({ ...offer, totalMinor: total.amountMinor }, signatures),
    hotelId: prefix + id,
    name: hotel.name,
    style: hotel.style,
    stars: hotel.stars,
    district: hotel.district,
    city: destination.name,
    lat: hotel.lat,
    lng: hotel.lng,
    rating: hotel.rating,
    reviewCount: hotel.reviewCount,
    amenities: hotel.amenities,
    photoUrls: [pictureOf(rows, hotel)],
    description: hotel.description,
    nightlyRate: money('CAD', Math.round(total.amountMinor / nights)),
    nights,
    total,
    taxesAndFees: sampleTaxes(total),
    freeCancellation: true,
    expiresAt: expiresAt.toISOString(),
    sample: true,
    demo: generated,
  }
}

/** The hotel of an offer, by the slugs in its id. */
function hotelIn(atlas: Atlas, path: string) {
  const [town = '', slug = ''] = path.split('/')
  // By its id: what a town without rows of its own is called means many towns.
  const rows = atlas.get(town)
  const hotel = rows?.hotels.find((row) => row.slug === slug)
  return rows && hotel ? { rows, hotel } : undefined
}

interface Parts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly signatures: Signatures
}

/** An offer again, at today's price; the end of the first one stays its end. */
function quote({ atlas, signatures }: Parts, offerId: string): QuotedStay | undefined {
  const parts = readOfferId(offerId)
  if (!parts || !isOwnOffer(parts, signatures)) return undefined
  const found = hotelIn(atlas, parts.hotel)
  if (!found) return undefined
  const { checkIn, nights, adults, children, rooms, totalMinor, expiresAt } = parts
  const checkOut = addDays(checkIn, nights)
  const { destination } = found.rows
  const search = { location: destination.slug, checkIn, checkOut, adults, children, rooms }
  const factors = factorsOf(found.rows, search)
  return {
    ...toStay({ ...found, search, expiresAt, factors, signatures }),
    search,
    offeredTotal: money('CAD', totalMinor),
    timeZone: destination.timeZone,
  }
}

/** Sample hotels of the atlas, priced by season and weekday. */
export const createEmbeddedStaysProvider = (parts: Parts): StaysProvider => {
  const { atlas, clock, signatures } = parts
  return {
    source: 'embedded',
    search: async (search) => {
      const rows = atlas.resolve(search.location)
      if (!rows) return []
      const expiresAt = expiryAfter(clock.now())
      const factors = factorsOf(rows, search)
      return rows.hotels.map((hotel) =>
        toStay({ rows, hotel, search, expiresAt, factors, signatures }),
      )
    },
    quote: async (offerId) => quote(parts, offerId),
    hotel: async (hotelId) => {
      const found = hotelId.startsWith(prefix) && hotelIn(atlas, hotelId.slice(prefix.length))
      if (!found) return undefined
      const { hotel, rows } = found
      const { name, district } = hotel
      return { name, district, city: rows.destination.name, sample: true }
    },
    photos: async ({ hotelName, location }) => {
      const rows = atlas.resolve(location)
      const hotel = rows?.hotels.find(({ name }) => foldText(name) === foldText(hotelName))
      return rows && hotel ? [pictureOf(rows, hotel)] : []
    },
  }
}
