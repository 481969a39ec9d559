import { join } from 'node:path'
import type { CountryFacts } from '../countries/schema.ts'
import { type Climate, climatesSchema } from '../world/climate.schema.ts'
import {
  type CoveredDestination,
  coveredDestinationsSchema,
  type WorldDestination,
} from '../world/destinations/schema.ts'
import { readFacts } from './read-facts.ts'
import { type CountryHolidays, readHolidays } from './read-holidays.ts'
import { readWorld } from './read-world.ts'

export interface WorldTables {
  /** Destinations without a folder of their own. */
  readonly listed: readonly WorldDestination[]
  /** What the folders of the others do not say. */
  readonly covered: readonly CoveredDestination[]
  readonly climates: readonly Climate[]
  readonly holidays: readonly CountryHolidays[]
  readonly asOf: { readonly listed: string; readonly climates: string; readonly holidays: string }
  readonly errors: readonly string[]
}

const missing = (
  wanted: Iterable<string>,
  there: ReadonlySet<string>,
  sentence: string,
): readonly string[] =>
  [...wanted].filter((slug) => !there.has(slug)).map((slug) => `world/${slug}: ${sentence}`)

/** The tables of `world` and the holidays, held against the destinations and the countries. */
export async function readWorldTables(
  source: string,
  written: ReadonlySet<string>,
  countries: readonly CountryFacts[],
): Promise<WorldTables> {
  const codes = new Set(countries.map(({ code }) => code))
  const [world, covered, climate, holidays] = await Promise.all([
    readWorld(join(source, 'world/destinations'), written),
    readFacts(join(source, 'world/covered-destinations.json'), coveredDestinationsSchema),
    readFacts(join(source, 'world/climate.json'), climatesSchema),
    readHolidays(join(source, 'holidays/rules'), codes),
  ])
  const coveredRows = covered.facts?.rows ?? []
  const climates = climate.facts?.rows ?? []
  const known = new Set([...written, ...world.listed.map(({ slug }) => slug)])
  const slugs = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug)
  return {
    listed: world.listed,
    covered: coveredRows,
    climates,
    holidays: holidays.rows,
    asOf: {
      listed: world.asOf,
      climates: climate.facts?.asOf ?? '',
      holidays: holidays.asOf,
    },
    errors: [
      ...world.errors,
      ...covered.errors,
      ...climate.errors,
      ...holidays.errors,
      ...missing(slugs(coveredRows), written, 'covered, but without a folder'),
      ...missing(written, new Set(slugs(coveredRows)), 'not in covered-destinations.json'),
      ...missing(slugs(climates), known, 'a climate of no destination'),
    ],
  }
}
