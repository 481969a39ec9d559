import type { SampleProperty } from '../schema.ts'
import {
  inventedName,
  type SamplePlace,
  sampleRating,
  seedOf,
  slugged,
  spotOf,
} from './sample-place.ts'

interface Kind {
  readonly type: SampleProperty['propertyType']
  readonly word: string
  readonly room: SampleProperty['roomType']
  readonly bedrooms: number
  readonly bathrooms: number
  readonly guests: number
  readonly rateCad: number
  readonly amenities: SampleProperty['amenities']
}

const basics: SampleProperty['amenities'] = [
  'Wi-Fi',
  'Kitchen',
  'Heating',
  'TV',
  'Washer',
  'Self check-in',
]

const kinds: readonly [Kind, ...Kind[]] = [
  {
    type: 'apartment',
    word: 'Apartment',
    room: 'entire-home',
    bedrooms: 1,
    bathrooms: 1,
    guests: 2,
    rateCad: 140,
    amenities: basics,
  },
  {
    type: 'studio',
    word: 'Studio',
    room: 'entire-home',
    bedrooms: 0,
    bathrooms: 1,
    guests: 2,
    rateCad: 105,
    amenities: [...basics, 'Workspace'],
  },
  {
    type: 'house',
    word: 'House',
    room: 'entire-home',
    bedrooms: 3,
    bathrooms: 2,
    guests: 6,
    rateCad: 290,
    amenities: [...basics, 'Garden', 'Free parking', 'Crib'],
  },
  {
    type: 'guesthouse',
    word: 'Guesthouse',
    room: 'private-room',
    bedrooms: 1,
    bathrooms: 1,
    guests: 2,
    rateCad: 78,
    amenities: [...basics, 'Garden'],
  },
  {
    type: 'apartment',
    word: 'Family Flat',
    room: 'entire-home',
    bedrooms: 2,
    bathrooms: 1.5,
    guests: 4,
    rateCad: 195,
    amenities: [...basics, 'Balcony', 'Lift', 'Crib'],
  },
  {
    type: 'cottage',
    word: 'Cottage',
    room: 'entire-home',
    bedrooms: 2,
    bathrooms: 1,
    guests: 4,
    rateCad: 185,
    amenities: [...basics, 'Fireplace', 'Free parking', 'Pets allowed'],
  },
]
const hosts = ['Alex', 'Robin', 'Noa', 'Sasha', 'Kim', 'Jo', 'Ari', 'Mika'] as const

const shown = 12

/** Sample vacation rentals of a town. */
export function sampleProperties(place: SamplePlace): readonly SampleProperty[] {
  const seed = seedOf(place, 'properties')
  return Array.from({ length: shown }, (_, ordinal): SampleProperty => {
    const kind = kinds[ordinal % kinds.length] ?? kinds[0]
    const spot = spotOf(place, seed, ordinal)
    const rate = kind.rateCad * place.cost * spot.location * (0.85 + 0.3 * seed.next())
    const rating = sampleRating(seed)
    const name = `${inventedName(place, 'properties', ordinal)} ${kind.word}`
    return {
      slug: slugged('property', ordinal),
      name,
      propertyType: kind.type,
      roomType: kind.room,
      district: spot.district,
      lat: spot.lat,
      lng: spot.lng,
      bedrooms: kind.bedrooms,
      bathrooms: kind.bathrooms,
      maxGuests: kind.guests,
      nightlyRateCad: Math.min(2500, Math.max(30, Math.round(rate))),
      cleaningFeeCad: Math.round(kind.rateCad * place.cost * 0.35),
      rating,
      reviewCount: seed.between(4, 260),
      host: {
        name: seed.pick(hosts),
        isSuperhost: rating >= 4.7,
        responseRate: seed.between(82, 100),
      },
      instantBook: ordinal % 2 === 0,
      guestFavourite: rating >= 4.8,
      amenities: kind.amenities,
      description: `${name} is a made-up sample for up to ${kind.guests} guests in ${place.destination.name.slice(0, 40)}.`,
    }
  })
}
