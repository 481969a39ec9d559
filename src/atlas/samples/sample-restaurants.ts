import { wordTable } from '#platform/shared/word-table.ts'
import type { SampleRestaurant } from '../schema.ts'
import {
  inventedName,
  type SamplePlace,
  sampleRating,
  seedOf,
  slugged,
  spotOf,
} from './sample-place.ts'

type Cuisine = SampleRestaurant['cuisines'][number]

/** The kitchen of the country, of those that the schema knows. */
const local = wordTable<Cuisine>({
  IT: 'Italian',
  SM: 'Italian',
  CN: 'Chinese',
  TW: 'Chinese',
  HK: 'Chinese',
  MO: 'Chinese',
  SG: 'Chinese',
  JP: 'Japanese',
  FR: 'French',
  BE: 'French',
  CH: 'French',
  MC: 'French',
  MX: 'Mexican',
  IN: 'Indian',
  LK: 'Indian',
  NP: 'Indian',
  BD: 'Indian',
  PK: 'Indian',
  TH: 'Thai',
  US: 'American',
  CA: 'American',
  GR: 'Greek',
  CY: 'Greek',
  ES: 'Spanish',
  KR: 'Korean',
  VN: 'Vietnamese',
  TR: 'Mediterranean',
  LB: 'Mediterranean',
  IL: 'Mediterranean',
  HR: 'Mediterranean',
  MT: 'Mediterranean',
  MA: 'Mediterranean',
  TN: 'Mediterranean',
  PT: 'Portuguese',
  NO: 'Seafood',
  IS: 'Seafood',
  MV: 'Maldivian',
  AR: 'Steakhouse',
  BR: 'Steakhouse',
})
const everywhere: readonly [Cuisine, ...Cuisine[]] = [
  'Vegetarian',
  'Pizza',
  'Italian',
  'Chinese',
  'Seafood',
  'Indian',
  'Mediterranean',
  'Fast Food',
]

interface Kind {
  readonly word: string
  readonly priceCad: number
  readonly opens: string
  readonly closes: string
  readonly says: string
}

const kinds: readonly [Kind, ...Kind[]] = [
  {
    word: 'Table',
    priceCad: 38,
    opens: '12:00',
    closes: '22:00',
    says: 'short menu that changes weekly',
  },
  {
    word: 'Counter',
    priceCad: 17,
    opens: '11:00',
    closes: '20:00',
    says: 'few stools and quick plates',
  },
  {
    word: 'Kitchen',
    priceCad: 30,
    opens: '11:30',
    closes: '21:30',
    says: 'lunch plate and an evening card',
  },
  { word: 'Café', priceCad: 15, opens: '07:30', closes: '18:00', says: 'breakfast until noon' },
  {
    word: 'Dining Room',
    priceCad: 78,
    opens: '18:00',
    closes: '22:30',
    says: 'set menu in several courses',
  },
]

const shown = 16
const fewestCad = 6
const mostCad = 400

/** Sample restaurants of a town, the country's own kitchen first. */
export function sampleRestaurants(place: SamplePlace): readonly SampleRestaurant[] {
  const seed = seedOf(place, 'restaurants')
  const own = local.get(place.destination.countryCode)
  return Array.from({ length: shown }, (_, ordinal): SampleRestaurant => {
    const kind = kinds[ordinal % kinds.length] ?? kinds[0]
    const spot = spotOf(place, seed, ordinal)
    const cuisine = own && ordinal % 2 === 0 ? own : seed.pick(everywhere)
    const name = `${inventedName(place, 'restaurants', ordinal)} ${kind.word}`
    const price = kind.priceCad * place.cost * spot.location * (0.85 + 0.3 * seed.next())
    return {
      slug: slugged('restaurant', ordinal),
      name,
      cuisines: [cuisine],
      district: spot.district,
      lat: spot.lat,
      lng: spot.lng,
      priceCad: Math.min(mostCad, Math.max(fewestCad, Math.round(price))),
      rating: sampleRating(seed),
      reviewCount: seed.between(12, 700),
      opens: kind.opens,
      closes: kind.closes,
      closedOn: ordinal % 3 === 0 ? ['mon'] : [],
      description: `${name} is a made-up sample for ${place.destination.name.slice(0, 40)} with a ${kind.says}.`,
    }
  })
}
