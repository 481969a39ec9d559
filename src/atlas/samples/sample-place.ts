import type { Destination } from '../schema.ts'
import { costLevel } from './cost-level.ts'
import { type Seeded, seededBy } from './seeded.ts'

/** What a generator of samples knows of the town. */
export interface SamplePlace {
  readonly destination: Destination
  readonly population: number
  /** Factor on Canadian prices. */
  readonly cost: number
}

export interface Spot {
  readonly district: string
  readonly lat: number
  readonly lng: number
  /** Factor on prices: the middle of the town costs more. */
  readonly location: number
}

export const samplePlace = (destination: Destination, population: number): SamplePlace => ({
  destination,
  population,
  cost: costLevel(destination.countryCode, population),
})

export const seedOf = ({ destination }: SamplePlace, table: string): Seeded =>
  seededBy(`${destination.slug}/${table}`)

const centreFactor = 1.12
const edgeFactor = 0.9
const kmPerDegree = 111.32
/** Spots of a district stand on rings this far apart, so that no two meet. */
const ringKm = 0.09
const golden = 2.399963

/** The n-th spot of a table; each table turns by its own angle so that they do not meet either. */
export function spotOf({ destination }: SamplePlace, seed: Seeded, ordinal: number): Spot {
  const { districts } = destination
  const at = ordinal % districts.length
  const district = districts[at] ?? { name: 'Centre', lat: destination.lat, lng: destination.lng }
  const radius = ringKm * (1 + Math.floor(ordinal / districts.length)) + 0.03 * seed.next()
  const angle = golden * ordinal + 2 * Math.PI * seed.next()
  const lat = district.lat + (radius * Math.sin(angle)) / kmPerDegree
  const width = Math.max(0.05, Math.cos((district.lat * Math.PI) / 180))
  const lng = district.lng + (radius * Math.cos(angle)) / (kmPerDegree * width)
  return {
    district: district.name,
    lat: Math.round(lat * 1e5) / 1e5,
    lng: Math.round(lng * 1e5) / 1e5,
    location: at === 0 ? centreFactor : 1 - (1 - edgeFactor) * (at / districts.length),
  }
}

const firstParts = [
  'Alder',
  'Bracken',
  'Copper',
  'Dapple',
  'Ember',
  'Fallow',
  'Gorse',
  'Hollin',
  'Inkwell',
  'Juniper',
  'Kestrel',
  'Larkmoor',
  'Mallow',
  'Nettle',
  'Ochre',
  'Plover',
  'Quillon',
  'Rushlight',
  'Saltmarsh',
  'Teasel',
  'Umber',
  'Vetchling',
  'Wicker',
  'Yarrow',
] as const
const secondParts = [
  'gate',
  'stone',
  'field',
  'wood',
  'brook',
  'mead',
  'thorn',
  'well',
  'holt',
  'stead',
  'croft',
  'lea',
] as const

/** An invented name that no two rows of a table share: 'Kestrelbrook'. */
export function inventedName(place: SamplePlace, table: string, ordinal: number): string {
  const start = seededBy(`${place.destination.slug}/${table}/names`).between(0, 9999)
  const first = firstParts[(start + ordinal * 7) % firstParts.length] ?? 'Alder'
  const second = secondParts[(start + ordinal * 5) % secondParts.length] ?? 'gate'
  return first + second
}

export const slugged = (table: string, ordinal: number): string => `sample-${table}-${ordinal + 1}`

/** 3.9 to 4.8, in tenths. */
export const sampleRating = (seed: Seeded): number => seed.between(39, 48) / 10
