import { distanceKm } from '#platform/shared/distance.ts'
import type { FoundRestaurant } from '../contract/restaurant-search.schema.ts'
import { rankRestaurants, type RestaurantWish } from '../domain/restaurant-search.ts'
import type { DiningProvider } from './provider/dining-provider.ts'

interface Wanted extends RestaurantWish {
  /** The id of a location, or its name. */
  readonly destination: string
  readonly limit: number
  readonly offset: number
}

const tenth = (km: number): number => Math.round(km * 10) / 10

/** A page of a destination's restaurants; a destination that is not known has none. */
export async function searchRestaurants(
  { dining }: { dining: DiningProvider },
  { destination, limit, offset, ...wish }: Wanted,
  signal: AbortSignal,
): Promise<{ restaurants: FoundRestaurant[]; total: number }> {
  const town = await dining.findTown(destination, signal)
  if (!town) return { restaurants: [], total: 0 }
  const all = await dining.restaurants(town.locationId, signal)
  const found = rankRestaurants(
    all.map((one) => ({ ...one, distanceKm: tenth(distanceKm(town, one)) })),
    wish,
  )
  return { restaurants: found.slice(offset, offset + limit), total: found.length }
}
