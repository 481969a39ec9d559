import type { Aircraft, Airline, Metro, Nonstop } from './air/schema.ts'
import type { TownSights } from './town-sights/schema.ts'
import type { CountryFacts } from './countries/schema.ts'
import type { Holiday } from './holidays/holidays-of.ts'
import type { Climate } from './world/climate.schema.ts'
import type { CoveredDestination, WorldDestination } from './world/destinations/schema.ts'

/** The hand-written facts that the server keeps beside the destinations. */
export interface WorldFacts {
  /** How far each family of aircraft flies. */
  readonly aircraft: readonly Aircraft[]
  readonly airlines: readonly Airline[]
  /** Unordered pairs of airports that are flown nonstop. */
  readonly nonstops: readonly Nonstop[]
  /** Codes that stand for all airports of a metropolis; some are those of an airport too. */
  readonly metros: readonly Metro[]
  /** What a traveller asks about a country; of those that people travel to. */
  readonly countries: readonly CountryFacts[]
  /** Destinations that have no rows of their own. */
  readonly listed: readonly WorldDestination[]
  /** Of those that have: what their rows do not say. */
  readonly covered: readonly CoveredDestination[]
  /** Sights of listed destinations that have written ones. */
  readonly townSights: readonly TownSights[]
  readonly climates: readonly Climate[]
  /** Public holidays by country, of the years that the tables cover. */
  readonly holidays: readonly {
    readonly code: string
    readonly holidays: readonly Holiday[]
  }[]
}
