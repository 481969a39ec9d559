import type { Atlas } from '#atlas/atlas.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { SampleRestaurant } from '#atlas/schema.ts'
import { artAddress } from '#design/art/art-address.ts'
import { sceneFor } from '#design/art/scene-choice.ts'
import { mealKind } from '#design/art/sight-kind.ts'
import type { Restaurant } from '../../../contract/restaurant.schema.ts'
import { priceLevel } from '../../../domain/price-level.ts'
import type { DiningProvider } from '../dining-provider.ts'
import { toAttraction } from './atlas-attraction.ts'
import { toActivity } from './sample-activity.ts'

const prefix = 'embedded:'

const toRestaurant = (
  { destination, generated }: DestinationRows,
  row: SampleRestaurant,
  ordinal: number,
): Restaurant => ({
  id: `${prefix}${destination.slug}/${row.slug}`,
  name: row.name,
  description: row.description,
  photo: artAddress('restaurant', row.slug, sceneFor('restaurant', row), ordinal, mealKind(row)),
  photoBy: null,
  page: null,
  rating: row.rating,
  reviewCount: row.reviewCount,
  cuisine: row.cuisines,
  priceLevel: priceLevel(row.priceCad),
  price: row.priceCad,
  address: row.district,
  lat: row.lat,
  lng: row.lng,
  opens: row.opens,
  closes: row.closes,
  closedOn: row.closedOn,
  sample: true,
  demo: generated,
})

const ranked = new WeakMap<DestinationRows, readonly Restaurant[]>()

/** A town's restaurants, the best rated first: made once for rows that do not change. */
function restaurantsOf(rows: DestinationRows): readonly Restaurant[] {
  const known = ranked.get(rows)
  if (known) return known
  const made = rows.restaurants
    .map((row, index) => toRestaurant(rows, row, index))
    .toSorted(
      (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || (b.reviewCount ?? 0) - (a.reviewCount ?? 0),
    )
  ranked.set(rows, made)
  return made
}

/** The row of an id such as 'embedded:paris/bistro', its place in the table and its town. */
function rowIn<T extends 'restaurants' | 'sights' | 'activities'>(
  atlas: Atlas,
  id: string,
  table: T,
) {
  const path = id.startsWith(prefix) ? id.slice(prefix.length) : ''
  const at = path.lastIndexOf('/')
  const rows = at > 0 ? atlas.get(path.slice(0, at)) : undefined
  const list: readonly DestinationRows[T][number][] = rows?.[table] ?? []
  const ordinal = list.findIndex(({ slug }) => slug === path.slice(at + 1))
  const row = list[ordinal]
  return rows && row ? { rows, row, ordinal, city: rows.destination.name } : undefined
}

const towns = ['destination', 'city', 'island'] as const
const shown = 5

/** Real sights, sample restaurants and sample activities of the atlas. */
export const createEmbeddedDiningProvider = (atlas: Atlas): DiningProvider => ({
  source: 'embedded',
  findLocations: async (query) => {
    const found = atlas.places.find(query, { limit: shown, kinds: towns })
    return found.map(({ id, name, region, country, kind }) => ({
      locationId: id,
      name: kind === 'city' && region ? `${name}, ${region}, ${country}` : `${name}, ${country}`,
    }))
  },
  findTown: async (idOrName) => {
    const rows = atlas.get(idOrName) ?? atlas.resolve(idOrName)
    if (!rows) return undefined
    const { slug: locationId, name, lat, lng } = rows.destination
    return { locationId, name, lat, lng }
  },
  restaurant: async (id) => {
    const found = rowIn(atlas, id, 'restaurants')
    if (!found) return undefined
    const { rows, row, ordinal, city } = found
    return { restaurant: toRestaurant(rows, row, ordinal), city }
  },
  attraction: async (id) => {
    const found = rowIn(atlas, id, 'sights')
    if (!found) return undefined
    const { rows, row, ordinal, city } = found
    return { attraction: toAttraction(rows.destination, row, ordinal), city }
  },
  activity: async (id) => {
    const found = rowIn(atlas, id, 'activities')
    if (!found) return undefined
    const { rows, row, ordinal, city } = found
    return { activity: toActivity(rows, row, ordinal), city }
  },
  restaurants: async (locationId) => {
    const rows = atlas.get(locationId)
    if (!rows) return []
    return restaurantsOf(rows)
  },
  attractions: async (locationId) => {
    const rows = atlas.get(locationId)
    if (!rows) return []
    return rows.sights
      .toSorted((a, b) => a.prominence - b.prominence)
      .map((row, index) => toAttraction(rows.destination, row, index))
  },
  activities: async (locationId) => {
    const rows = atlas.get(locationId)
    if (!rows) return []
    return rows.activities
      .map((row, index) => ({ row, activity: toActivity(rows, row, index) }))
      .toSorted((a, b) => b.row.rating - a.row.rating || b.row.reviewCount - a.row.reviewCount)
      .map(({ activity }) => activity)
  },
})
