import { join } from 'node:path'
import { type CountryFacts, countriesSchema } from '../countries/schema.ts'
import type { Country } from '../gazetteer/place.ts'
import { readFacts } from './read-facts.ts'

/** What we wrote about countries, held against the names and currencies of the packages. */
export async function readCountryFacts(
  folder: string,
  countries: readonly Country[],
): Promise<{
  readonly countries: readonly CountryFacts[]
  readonly asOf: string
  readonly errors: readonly string[]
}> {
  const { facts, errors } = await readFacts(join(folder, 'countries.json'), countriesSchema)
  const rows = facts?.rows ?? []
  const others = new Map(countries.map((country) => [country.code, country]))
  const differences = rows.flatMap(({ code, currency }) => {
    const other = others.get(code)
    if (!other) return [`countries/${code}: there is no such country`]
    return other.currency === currency
      ? []
      : [`countries/${code}: ${other.name} pays in ${other.currency}, not ${currency}`]
  })
  return { countries: rows, asOf: facts?.asOf ?? '', errors: [...errors, ...differences] }
}
