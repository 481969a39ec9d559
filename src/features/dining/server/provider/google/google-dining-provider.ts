import type { Signatures } from '#platform/server/db/open-signatures.ts'
import type { DiningProvider, Town } from '../dining-provider.ts'
import type { GooglePlacesApi } from '#platform/server/vendors/google/google-places.ts'
import type { GooglePlace } from '#platform/server/vendors/google/google-places-answers.ts'
import { toAttraction } from './to-attraction.ts'
import { toRestaurant } from './to-restaurant.ts'

export interface GoogleDiningParts {
  readonly api: GooglePlacesApi
  readonly signatures: Signatures
  /** Towns and real sights: an atlas without samples. */
  readonly atlas: DiningProvider
}

const radiusKm = 5
const idPattern = /^google:([a-z0-9-]{2,120})\/([A-Za-z0-9_-]{1,200})$/
const photoPattern = /^places\/[A-Za-z0-9_-]{1,200}\/photos\/[A-Za-z0-9_-]{1,1000}$/

/** Permanently closed places are left out. */
const isOpen = ({ businessStatus }: GooglePlace): boolean =>
  !businessStatus || businessStatus === 'OPERATIONAL'

/** Restaurants of Google's Places API around known towns; and its sights where the atlas has none. It has no
 * activities.
 */
export function createGoogleDiningProvider(parts: GoogleDiningParts): DiningProvider {
  const { api, signatures, atlas } = parts
  // Only photos that a list of ours has named are asked for: each costs.
  const photoAddress = (name: string): string =>
    `/api/reviews/photo?${new URLSearchParams({ name, mark: signatures.sign(name) })}`
  const present = (place: GooglePlace, town: Town) => toRestaurant({ place, town, photoAddress })

  return {
    source: 'google',
    findLocations: atlas.findLocations,
    findTown: atlas.findTown,
    async attractions(locationId, signal) {
      const known = await atlas.attractions(locationId, signal)
      const town = known.length > 0 ? undefined : await atlas.findTown(locationId, signal)
      if (town?.locationId !== locationId) return known
      const found = await api.placesIn({ ...town, radiusKm }, 'tourist_attraction', signal)
      return found.filter(isOpen).map((place) => toAttraction({ place, town, photoAddress }))
    },
    async attraction(id, signal) {
      const [, townId = '', placeId = ''] = idPattern.exec(id) ?? []
      const town = townId ? await atlas.findTown(townId, signal) : undefined
      if (town?.locationId !== townId) return atlas.attraction?.(id, signal)
      const place = await api.place(placeId, signal)
      return place && isOpen(place)
        ? { attraction: toAttraction({ place, town, photoAddress }), city: town.name }
        : undefined
    },
    activities: async () => [],
    async restaurants(locationId, signal) {
      const town = await atlas.findTown(locationId, signal)
      if (town?.locationId !== locationId) return []
      const found = await api.placesIn({ ...town, radiusKm }, 'restaurant', signal)
      const each = new Map(found.filter(isOpen).map((place) => [place.id, place]))
      return [...each.values()].map((place) => present(place, town))
    },
    async restaurant(id, signal) {
      const [, townId = '', placeId = ''] = idPattern.exec(id) ?? []
      const town = townId ? await atlas.findTown(townId, signal) : undefined
      if (town?.locationId !== townId) return undefined
      const place = await api.place(placeId, signal)
      return place && isOpen(place)
        ? { restaurant: present(place, town), city: town.name }
        : undefined
    },
    async photo(name, mark, signal) {
      if (!photoPattern.test(name) || !signatures.isSigned(name, mark)) return undefined
      return api.photo(name, signal)
    },
  }
}
