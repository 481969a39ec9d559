import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { TripPricing } from './trip-pricing.ts'
import type { TripPlaces } from './provider/trip-places.ts'

/** What the operations of trips may touch. */
export interface TripDeps {
  readonly db: Db
  readonly seals: Seals
  readonly tripPlaces: TripPlaces
  readonly tripPricing: TripPricing
}
