import type { Atlas } from '#atlas/atlas.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { Destination, SampleRestaurant, Sight } from '#atlas/schema.ts'
import { artAddress } from '#design/art/art-address.ts'
import { sceneFor } from '#design/art/scene-choice.ts'
import type { Attraction, Restaurant } from '../../../contract/dining.contract.ts'
import { priceLevel } from '../../../domain/price-level.ts'
import type { DiningProvider } from '../dining-provider.ts'

const toRestaurant = (
  { destination, generated }: DestinationRows,
  row: SampleRestaurant,
  ordinal: number,
): Restaurant => ({
  id: `embedded:${destination.slug}/${row.slug}`,
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
  demo: generated,
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
  openMonths: row.openMonths ?? null,
  worldHeritageSince: row.worldHeritageSince ?? null,
  rating: null,
  reviewCount: null,
})

const towns = ['destination', 'city', 'island'] as const
const shown = 5

/** Real sights and sample restaurants of the atlas. */
export const createEmbeddedDiningProvider = (atlas: Atlas): DiningProvider => ({
  source: 'embedded',
  findLocations: async (query) => {
    const found = atlas.places.find(query, { limit: shown, kinds: towns })
    return found.map(({ id, name, region, country, kind }) => ({
      locationId: id,
      name: kind === 'city' && region ? `${name}, ${region}, ${country}` : `${name}, ${country}`,
    }))
  },
  restaurants: async (locationId) => {
    const rows = atlas.get(locationId)
    if (!rows) return []
    return rows.restaurants
      .map((row, index) => toRestaurant(rows, row, index))
      .toSorted((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount)
  },
  attractions: async (locationId) => {
    const rows = atlas.get(locationId)
    if (!rows) return []
    return rows.sights
      .toSorted((a, b) => a.prominence - b.prominence)
      .map((row, index) => toAttraction(rows.destination, row, index))
  },
})
