import type { DestinationRows } from '../destination-rows.ts'
import type { Place } from '../gazetteer/place.ts'
import type { Destination } from '../schema.ts'
import type { TownSights } from '../town-sights/schema.ts'
import { sampleActivities } from './sample-activities.ts'
import { sampleHotels } from './sample-hotels.ts'
import { samplePlace } from './sample-place.ts'
import { sampleProperties } from './sample-properties.ts'
import { sampleRestaurants } from './sample-restaurants.ts'

/** What the gazetteer itself does not know of a town. */
export interface TownFacts {
  readonly timeZone: string
  readonly currency: string
  /** The nearest airports, nearest first. */
  readonly airports: readonly string[]
  /** Known of destinations that are listed by name. */
  readonly bestMonths?: readonly number[] | undefined
  readonly summary?: string | undefined
}

const north = { best: [5, 6, 9], peak: [6, 7, 8], low: [1, 2, 11] }
const south = { best: [11, 3, 4], peak: [12, 1, 2], low: [5, 6, 7] }
const tropics = { best: [1, 2, 3, 12], peak: [12, 1, 2, 3], low: [5, 6, 9, 10] }
const tropic = 23.4

function monthsAt(lat: number) {
  if (Math.abs(lat) < tropic) return tropics
  return lat > 0 ? north : south
}

const sides = [
  ['Centre', 0, 0],
  ['North side', 1, 0],
  ['East side', 0, 1],
  ['South side', -1, 0],
  ['West side', 0, -1],
  ['Outskirts', 1.2, 1.2],
] as const

/** Parts of a town that every town has, further out the larger it is (at most some 3 km). */
function districtsOf({ lat, lng, population }: Place): Destination['districts'] {
  const reach = 0.004 * Math.max(1, Math.min(7, Math.log10(Math.max(population, 1000)) - 2.5) * 1.6)
  const width = Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  const round = (value: number) => Math.round(value * 1e5) / 1e5
  return sides.map(([name, up, right]) => ({
    name,
    lat: round(lat + up * reach),
    lng: round(lng + (right * reach) / width),
  }))
}

/** Memoizes: a request for hotels does not generate the other tables. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * Sample businesses for a town without written ones, generated from the gazetteer; the same place always
 * gives the same rows. Sights are never generated, because a sight is real or absent.
 */
export function generateRows(
  place: Place,
  facts: TownFacts,
  written?: TownSights,
): DestinationRows {
  const months = monthsAt(place.lat)
  const destination: Destination = {
    slug: place.id,
    name: place.name,
    country: place.country,
    countryCode: place.countryCode,
    aliases: [],
    lat: place.lat,
    lng: place.lng,
    radiusKm: written?.radiusKm ?? 10,
    currency: facts.currency,
    timeZone: facts.timeZone,
    airports: [...facts.airports],
    bestMonths: [...(facts.bestMonths ?? months.best)],
    peakMonths: months.peak,
    lowMonths: months.low,
    summary:
      facts.summary ??
      `${place.name.slice(0, 40)} is known to Wayleaf by its place on the map; hotels, tables and outings shown for it are made-up samples.`,
    districts: written?.districts ?? districtsOf(place),
    asOf: written?.asOf ?? '2026-11-01',
    source: 'general knowledge',
  }
  const town = samplePlace(destination, place.population)
  const hotels = once(() => sampleHotels(town))
  const restaurants = once(() => sampleRestaurants(town))
  const activities = once(() => sampleActivities(town))
  const properties = once(() => sampleProperties(town))
  return {
    destination,
    generated: true,
    sights: written?.sights ?? [],
    get hotels() {
      return hotels()
    },
    get restaurants() {
      return restaurants()
    },
    get activities() {
      return activities()
    },
    get properties() {
      return properties()
    },
  }
}
