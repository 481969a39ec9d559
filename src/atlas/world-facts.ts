import type { Airline, Nonstop } from './air/schema.ts'
import type { WorldDestination } from './world/destinations/schema.ts'
import type { CountryFacts } from './countries/schema.ts'

/** The hand-written facts that the server keeps beside the destinations. */
export interface WorldFacts {
  readonly airlines: readonly Airline[]
  /** Unordered pairs of airports that are flown nonstop. */
  readonly nonstops: readonly Nonstop[]
  /** What a traveller asks about a country; of those that people travel to. */
  readonly countries: readonly CountryFacts[]
  /** Destinations that have no rows of their own. */
  readonly listed: readonly WorldDestination[]
}
