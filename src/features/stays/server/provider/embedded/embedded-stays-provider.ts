import type { Atlas } from '#atlas/atlas.ts'
import { foldText } from '#atlas/fold-text.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { SampleHotel } from '#atlas/schema.ts'
import { artAddress } from '#design/art/art-address.ts'
import { sceneFor } from '#design/art/scene-choice.ts'
import { nightsBetween } from '#platform/shared/local-date.ts'
import { money } from '#platform/shared/money.ts'
import type { FoundStay, StaySearch, StaysProvider } from '../stays-provider.ts'
import { sampleTotal } from './sample-rate.ts'

/** The hotel's drawing; its place in the list decides the colours. */
function pictureOf({ destination }: DestinationRows, hotel: SampleHotel, ordinal: number): string {
  const scene = sceneFor('hotel', { style: hotel.style, countryCode: destination.countryCode })
  return artAddress('hotel', hotel.slug, scene, ordinal)
}

function toStay(
  rows: DestinationRows,
  hotel: SampleHotel,
  ordinal: number,
  search: StaySearch,
): FoundStay {
  const { destination, generated } = rows
  const nights = nightsBetween(search.checkIn, search.checkOut)
  const facts = { baseRateCad: hotel.nightlyRateCad, months: destination }
  const total = sampleTotal(facts, { checkIn: search.checkIn, nights, rooms: search.rooms })
  return {
    id: `embedded:${destination.slug}/${hotel.slug}`,
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
    photoUrls: [pictureOf(rows, hotel, ordinal)],
    description: hotel.description,
    nightlyRate: money('CAD', Math.round(total.amountMinor / nights)),
    nights,
    total,
    freeCancellation: true,
    expiresAt: null,
    sample: true,
    demo: generated,
  }
}

/** Sample hotels of the atlas, priced by season and weekday. */
export const createEmbeddedStaysProvider = (atlas: Atlas): StaysProvider => ({
  source: 'embedded',
  search: async (search) => {
    const rows = atlas.resolve(search.location)
    return rows ? rows.hotels.map((hotel, index) => toStay(rows, hotel, index, search)) : []
  },
  photos: async ({ hotelName, location }) => {
    const rows = atlas.resolve(location)
    const index = rows?.hotels.findIndex(({ name }) => foldText(name) === foldText(hotelName)) ?? -1
    const hotel = rows?.hotels[index]
    return rows && hotel ? [pictureOf(rows, hotel, index)] : []
  },
})
