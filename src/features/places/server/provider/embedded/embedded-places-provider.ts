import type { Atlas } from '#atlas/atlas.ts'
import type { PlacesProvider } from '../places-provider.ts'

/** Places of the atlas: no key, no network. */
export const createEmbeddedPlacesProvider = (atlas: Atlas): PlacesProvider => ({
  source: 'embedded',
  suggestDestinations: async (query, limit) =>
    atlas.search(query, limit).map((destination) => ({
      id: destination.slug,
      name: destination.name,
      country: destination.country,
      countryCode: destination.countryCode,
      lat: destination.lat,
      lng: destination.lng,
      summary: destination.summary,
      covered: true,
    })),
})
