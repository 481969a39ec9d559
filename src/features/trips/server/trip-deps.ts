import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { PlanToKeep } from '../domain/veil.ts'
import type { TripPricing } from './trip-pricing.ts'
import type { DaySolver } from './day-solver.ts'
import type { EntryCheck } from './provider/entry-check.ts'
import type { TripFacts } from './provider/trip-facts.ts'
import type { TripPlaces } from './provider/trip-places.ts'
import type { WalkTimes } from './provider/walk-times.ts'

/** Dependencies of trip operations. */
export interface TripDeps {
  readonly db: Db
  readonly seals: Seals
  readonly tripPlaces: TripPlaces
  readonly tripPricing: TripPricing
  readonly tripFacts: TripFacts
  readonly entryCheck: EntryCheck
  readonly solveDays: DaySolver
  /** Undefined if walks are estimated. */
  readonly walkTimes: WalkTimes | undefined
  /** Reads a plan of the last 24 hours. */
  readonly readPlan: (id: string) => Promise<PlanToKeep | undefined>
  /** CAD; undefined if the tier isn't sold. */
  readonly priceOfTier: (tier: string) => number | undefined
  readonly clock: Clock
}
