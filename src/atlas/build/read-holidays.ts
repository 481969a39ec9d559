import { join } from 'node:path'
import { type Holiday, holidaysOf } from '../holidays/holidays-of.ts'
import { holidayRulesSchema } from '../holidays/schema.ts'
import { jsonFilesIn, readFacts } from './read-facts.ts'

/** The years that the dated rows cover. */
const years = [2026, 2027, 2028, 2029, 2030]

export interface CountryHolidays {
  readonly code: string
  readonly holidays: readonly Holiday[]
}

export interface ReadHolidays {
  readonly rows: readonly CountryHolidays[]
  /** The oldest “as of” date of a file. */
  readonly asOf: string
  readonly errors: readonly string[]
}

function* twice({ code, holidays }: CountryHolidays) {
  const seen = new Set<string>()
  for (const { date, name, regions } of holidays) {
    const day = `${date} ${name} ${regions?.join(',') ?? ''}`
    if (seen.has(day)) yield `holidays/${code}: ${day} is there twice`
    seen.add(day)
  }
}

/** The public holidays of countries, worked out from their rules. */
export async function readHolidays(
  folder: string,
  countries: ReadonlySet<string>,
): Promise<ReadHolidays> {
  const names = await jsonFilesIn(folder)
  const files = await Promise.all(
    names.map((name) => readFacts(join(folder, name), holidayRulesSchema)),
  )
  const found = files.flatMap(({ facts }) => facts?.rows ?? [])
  const rows = found.map(({ code, days }) => ({
    code,
    holidays: years.flatMap((year) => holidaysOf(days, year)),
  }))
  const codes = new Set(rows.map(({ code }) => code))
  return {
    rows,
    asOf: files.flatMap(({ facts }) => facts?.asOf ?? []).toSorted()[0] ?? '',
    errors: [
      ...files.flatMap(({ errors }) => errors),
      ...rows.flatMap((row) => [...twice(row)]),
      ...(codes.size < rows.length ? ['holidays: a country is there twice'] : []),
      ...[...codes]
        .filter((code) => !countries.has(code))
        .map((code) => `holidays/${code}: a country without facts`),
    ],
  }
}
