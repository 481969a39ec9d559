import { distanceKm } from '#platform/shared/distance.ts'
import type { NearbyPlace } from '../../contract/places.contract.ts'
import { estimateCost, nearbyTypes } from '../../domain/nearby-estimate.ts'
import type { NearbySearch, PlacesProvider } from './places-provider.ts'

/** A real place of a vendor's. */
export interface LivePlace {
  /** With the vendor's name in front. */
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly address: string
}

interface LiveNearby {
  /** Real places of a type around a point; undefined for a type that the vendor does not know. */
  readonly ask: (
    search: NearbySearch,
    signal: AbortSignal,
  ) => Promise<readonly LivePlace[]> | undefined
  /** One of them again; undefined where it is not of this vendor. */
  readonly again: (
    id: string,
    signal: AbortSignal,
  ) => Promise<Pick<LivePlace, 'name' | 'address'> | undefined>
}

/**
 * Nearby places of a vendor over those of the atlas: sights and airports are the atlas's where it has any, hotels
 * and restaurants the vendor's.
 */
export function withLiveNearby(
  atlas: PlacesProvider,
  { ask, again }: LiveNearby,
): Pick<PlacesProvider, 'nearby' | 'place'> {
  const isKept = ({ type }: NearbySearch): boolean =>
    type === 'airport' || type === 'tourist_attraction'
  return {
    async nearby(search, signal) {
      const known = isKept(search) ? await atlas.nearby(search, signal) : []
      const found = known.length > 0 ? undefined : await ask(search, signal)
      if (!found) return known
      return found
        .map((place) => ({ place, km: distanceKm(search, place) }))
        .filter(({ km }) => km * 1000 <= search.radiusMetres)
        .toSorted((a, b) => a.km - b.km)
        .slice(0, search.limit)
        .map(({ place }) => {
          const { item: type, basis } = nearbyTypes[search.type]
          const cost = estimateCost(search.type, place.id, undefined)
          const known = { sample: false, priceCad: null }
          return { ...place, type, cost, basis, unitPrice: cost, estimated: true, ...known }
        })
    },
    async place(
      id,
      type,
      signal,
    ): Promise<Pick<NearbyPlace, 'name' | 'address' | 'sample'> | undefined> {
      const found = await again(id, signal)
      return found ? { ...found, sample: false } : atlas.place?.(id, type, signal)
    },
  }
}
