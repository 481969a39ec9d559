import type { SampleHotel } from '../schema.ts'
import {
  inventedName,
  type SamplePlace,
  sampleRating,
  seedOf,
  slugged,
  spotOf,
} from './sample-place.ts'

interface Kind {
  readonly style: SampleHotel['style']
  readonly word: string
  readonly stars: number
  /** Nightly rate in Canada, shoulder season. */
  readonly rateCad: number
  readonly amenities: SampleHotel['amenities']
  readonly says: string
}

const kinds: readonly Kind[] = [
  {
    style: 'inn',
    word: 'Inn',
    stars: 3,
    rateCad: 165,
    amenities: ['Wi-Fi', 'Breakfast', 'Luggage storage', 'Laundry'],
    says: 'breakfast room on the ground floor',
  },
  {
    style: 'boutique',
    word: 'Rooms',
    stars: 4,
    rateCad: 235,
    amenities: ['Wi-Fi', 'Breakfast', 'Bar', 'Air conditioning', 'Concierge'],
    says: 'small bar and a handful of rooms',
  },
  {
    style: 'hostel',
    word: 'Hostel',
    stars: 1,
    rateCad: 62,
    amenities: ['Wi-Fi', 'Shared bath', 'Laundry', 'Luggage storage'],
    says: 'shared kitchen and lockers',
  },
  {
    style: 'apartment',
    word: 'Aparthotel',
    stars: 3,
    rateCad: 185,
    amenities: ['Wi-Fi', 'Kitchenette', 'Laundry', 'Family rooms', 'Luggage storage'],
    says: 'kitchenette in each unit',
  },
  {
    style: 'tower',
    word: 'Hotel',
    stars: 4,
    rateCad: 215,
    amenities: ['Wi-Fi', 'Restaurant', 'Gym', 'Air conditioning', 'Step-free', 'Parking'],
    says: 'gym and a restaurant downstairs',
  },
  {
    style: 'grand',
    word: 'Grand Hotel',
    stars: 5,
    rateCad: 390,
    amenities: ['Wi-Fi', 'Restaurant', 'Bar', 'Spa', 'Pool', 'Concierge', 'Step-free'],
    says: 'pool, spa and a doorman',
  },
]

const shown = 14
const fewestCad = 25
const mostCad = 1500

/** Sample hotels of a town; villages have no towers and no grand hotels. */
export function sampleHotels(place: SamplePlace): readonly SampleHotel[] {
  const seed = seedOf(place, 'hotels')
  const known = kinds.slice(0, place.population < 20_000 ? 4 : kinds.length)
  return Array.from({ length: shown }, (_, ordinal): SampleHotel => {
    const kind = known[ordinal % known.length] ?? known[0]
    if (!kind) throw new Error('There are no kinds of hotels')
    const spot = spotOf(place, seed, ordinal)
    const rate = kind.rateCad * place.cost * spot.location * (0.85 + 0.3 * seed.next())
    const name = `${inventedName(place, 'hotels', ordinal)} ${kind.word}`
    return {
      slug: slugged('hotel', ordinal),
      name,
      style: kind.style,
      stars: kind.stars,
      district: spot.district,
      lat: spot.lat,
      lng: spot.lng,
      nightlyRateCad: Math.min(mostCad, Math.max(fewestCad, Math.round(rate))),
      rating: sampleRating(seed),
      reviewCount: seed.between(20, 900),
      amenities: kind.amenities,
      description: `${name} is a made-up sample for ${place.destination.name.slice(0, 40)}, with a ${kind.says}.`,
    }
  })
}
