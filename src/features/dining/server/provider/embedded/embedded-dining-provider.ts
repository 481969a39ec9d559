import type { Atlas } from '#atlas/atlas.ts'
import type { Destination, SampleRestaurant, Sight } from '#atlas/schema.ts'
import { artAddress } from '#design/art/art-address.ts'
import { sceneFor } from '#design/art/scene-choice.ts'
import type { Attraction, Restaurant } from '../../../contract/dining.contract.ts'
import { priceLevel } from '../../../domain/price-level.ts'
import type { DiningProvider } from '../dining-provider.ts'

const toRestaurant = (city: string, row: SampleRestaurant, ordinal: number): Restaurant => ({
  id: `embedded:${city}/${row.slug}`,
  name: row.name,
  description: row.description,
  photo: artAddress('restaurant', row.slug, sceneFor('restaurant', row), ordinal),
  rating: row.rating,
  reviewCount: row.reviewCount,
  cuisine: row.cuisines,
  priceLevel: priceLevel(row.priceCad),
  price: row.priceCad,
  address: row.district,
  lat: row.lat,
  lng: row.lng,
  sample: true,
})

const toAttraction = (
  { slug: city, countryCode }: Destination,
  row: Sight,
  ordinal: number,
): Attraction => ({
  id: `embedded:${city}/${row.slug}`,
  name: row.name,
  localName: row.localName ?? null,
  description: row.description,
  photo: artAddress(
    'attraction',
    row.slug,
    sceneFor('attraction', { ...row, countryCode }),
    ordinal,
  ),
  category: row.category,
  address: row.district,
  lat: row.lat,
  lng: row.lng,
  durationMinutes: row.durationMinutes,
  price: row.priceCad,
  estimated: row.admission === 'paid',
  opens: row.opens ?? null,
  closes: row.closes ?? null,
  closedOn: row.closedOn,
  worldHeritageSince: row.worldHeritageSince ?? null,
  rating: null,
  reviewCount: null,
})

/** Real sights and sample restaurants of the atlas. */
export const createEmbeddedDiningProvider = (atlas: Atlas): DiningProvider => ({
  source: 'embedded',
  findLocations: async (query) => {
    const exact = atlas.resolve(query)
    const found = exact ? [exact.destination] : atlas.search(query, 5)
    return found.map(({ slug, name, country }) => ({
      locationId: slug,
      name: `${name}, ${country}`,
    }))
  },
  restaurants: async (locationId) =>
    (atlas.get(locationId)?.restaurants ?? [])
      .map((row, index) => toRestaurant(locationId, row, index))
      .toSorted((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount),
  attractions: async (locationId) => {
    const rows = atlas.get(locationId)
    if (!rows) return []
    return rows.sights
      .toSorted((a, b) => a.prominence - b.prominence)
      .map((row, index) => toAttraction(rows.destination, row, index))
  },
})
