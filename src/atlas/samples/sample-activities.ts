import type { SampleActivity } from '../schema.ts'
import { type SamplePlace, sampleRating, seedOf, slugged, spotOf } from './sample-place.ts'

interface Kind {
  readonly category: SampleActivity['category']
  readonly name: string
  readonly minutes: number
  readonly priceCad: number
  readonly starts: SampleActivity['starts']
  readonly highlights: SampleActivity['highlights']
}

/** Such as can be had in any town: no sea, no mountain, no monument is promised. */
const kinds: readonly Kind[] = [
  {
    category: 'walk',
    name: 'Town walk with a guide',
    minutes: 120,
    priceCad: 38,
    starts: ['10:00', '14:00'],
    highlights: ['Main streets and squares', 'Small group', 'Stories of the town'],
  },
  {
    category: 'food',
    name: 'Market and tasting round',
    minutes: 180,
    priceCad: 85,
    starts: ['11:00'],
    highlights: ['Five stops to taste', 'Local dishes', 'Guide who cooks'],
  },
  {
    category: 'class',
    name: 'Home cooking class',
    minutes: 210,
    priceCad: 110,
    starts: ['16:00'],
    highlights: ['Recipes to take home', 'Dinner included', 'Up to eight guests'],
  },
  {
    category: 'cycling',
    name: 'Easy ride around town',
    minutes: 180,
    priceCad: 60,
    starts: ['09:00', '14:00'],
    highlights: ['Bicycle and helmet', 'Quiet roads', 'Stop for coffee'],
  },
  {
    category: 'day-trip',
    name: 'Countryside day by minibus',
    minutes: 540,
    priceCad: 145,
    starts: ['08:30'],
    highlights: ['Pick-up in the centre', 'Two villages', 'Lunch on the way'],
  },
  {
    category: 'wellness',
    name: 'Morning yoga outdoors',
    minutes: 75,
    priceCad: 28,
    starts: ['08:00'],
    highlights: ['Mats are lent', 'All levels', 'Tea afterwards'],
  },
  {
    category: 'nightlife',
    name: 'Evening round with music',
    minutes: 180,
    priceCad: 55,
    starts: ['20:00'],
    highlights: ['Three venues', 'First drink included', 'Local hosts'],
  },
  {
    category: 'class',
    name: 'Sketching for beginners',
    minutes: 150,
    priceCad: 48,
    starts: ['10:00'],
    highlights: ['Paper and pencils', 'Two street corners', 'Tips for each level'],
  },
]

/** Sample activities of a town. */
export function sampleActivities(place: SamplePlace): readonly SampleActivity[] {
  const seed = seedOf(place, 'activities')
  return kinds.map((kind, ordinal): SampleActivity => {
    const spot = spotOf(place, seed, ordinal)
    const price = kind.priceCad * place.cost * (0.9 + 0.2 * seed.next())
    return {
      slug: slugged('activity', ordinal),
      name: kind.name,
      category: kind.category,
      district: spot.district,
      lat: spot.lat,
      lng: spot.lng,
      durationMinutes: kind.minutes,
      priceCad: Math.max(10, Math.round(price)),
      starts: kind.starts,
      closedOn: ordinal % 2 === 0 ? [] : ['mon'],
      rating: sampleRating(seed),
      reviewCount: seed.between(10, 400),
      highlights: kind.highlights,
      description: `${kind.name}: a made-up sample of what is offered in a place like ${place.destination.name.slice(0, 40)}.`,
    }
  })
}
