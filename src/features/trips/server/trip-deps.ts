import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { TripPricing } from './trip-pricing.ts'
import type { DaySolver } from './day-solver.ts'
import type { EntryCheck } from './provider/entry-check.ts'
import type { TripFacts } from './provider/trip-facts.ts'
import type { TripPlaces } from './provider/trip-places.ts'

/** What the operations of trips may touch. */
export interface TripDeps {
  readonly db: Db
  readonly seals: Seals
  readonly tripPlaces: TripPlaces
  readonly tripPricing: TripPricing
  readonly tripFacts: TripFacts
  readonly entryCheck: EntryCheck
  readonly solveDay: DaySolver
  readonly clock: Clock
}
