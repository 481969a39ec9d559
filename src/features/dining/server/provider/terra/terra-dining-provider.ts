import type { Terra, TerraKind } from '#platform/server/vendors/terra/terra.ts'
import type { TerraLocation } from '#platform/server/vendors/terra/terra-answers.ts'
import type { Signatures } from '#platform/server/db/open-signatures.ts'
import type { DiningProvider } from '../dining-provider.ts'
import { toAttraction, toRestaurant } from './to-place.ts'

export interface TerraDiningParts {
  readonly api: Terra
  readonly signatures: Signatures
  /** Towns and real sights: an atlas without samples. */
  readonly atlas: DiningProvider
}

const radiusKm = 5
const idPattern = /^terra:([a-z0-9-]{2,120})\/(\d{1,12})$/
const photoPattern = /^terra\/(\d{1,12})$/

/** Permanently closed places are left out. */
const isOpen = ({ status }: TerraLocation): boolean => !status || status.value === 'OPEN'

/**
 * Restaurants of Tripadvisor around known towns, and its sights where the atlas has none. It has no activities.
 */
export function createTerraDiningProvider(parts: TerraDiningParts): DiningProvider {
  const { api, signatures, atlas } = parts
  // Only photos that a list of ours has named are asked for: each costs.
  const photoAddress = (id: number): string => {
    const name = `terra/${id}`
    return `/api/reviews/photo?${new URLSearchParams({ name, mark: signatures.sign(name) })}`
  }

  /** The open places of a kind in a town of ours, with that town; nothing for any other id. */
  async function placesIn(locationId: string, kind: TerraKind, signal: AbortSignal) {
    const town = await atlas.findTown(locationId, signal)
    if (town?.locationId !== locationId) return []
    const found = await api.near({ ...town, radiusKm }, { kind, sort: 'rating' }, signal)
    const each = new Map(found.filter(isOpen).map((place) => [place.id, place]))
    return [...each.values()].map((place) => ({ place, town, photoAddress }))
  }

  /** One of them again, by our id of it. */
  async function placeOf(id: string, signal: AbortSignal) {
    const [, townId = '', number = ''] = idPattern.exec(id) ?? []
    const town = townId ? await atlas.findTown(townId, signal) : undefined
    if (town?.locationId !== townId) return undefined
    const place = await api.location(Number(number), signal)
    return place && isOpen(place) ? { place, town, photoAddress } : undefined
  }

  return {
    source: 'terra',
    findLocations: atlas.findLocations,
    findTown: atlas.findTown,
    activities: async () => [],
    restaurants: async (locationId, signal) =>
      (await placesIn(locationId, 'RESTAURANT', signal)).map(toRestaurant),
    async restaurant(id, signal) {
      const found = await placeOf(id, signal)
      return found && { restaurant: toRestaurant(found), city: found.town.name }
    },
    async attractions(locationId, signal) {
      const known = await atlas.attractions(locationId, signal)
      if (known.length > 0) return known
      return (await placesIn(locationId, 'ATTRACTION', signal)).map(toAttraction)
    },
    async attraction(id, signal) {
      const found = await placeOf(id, signal)
      return found
        ? { attraction: toAttraction(found), city: found.town.name }
        : atlas.attraction?.(id, signal)
    },
    async photo(name, mark, signal) {
      const [, id] = photoPattern.exec(name) ?? []
      return id && signatures.isSigned(name, mark) ? api.photo(Number(id), signal) : undefined
    },
  }
}
