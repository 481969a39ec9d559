import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { evaluateHours } from '#platform/shared/hours/evaluate-hours.ts'
import { parseHours } from '#platform/shared/hours/parse-hours.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { hoursTableSchema, type Sight, type sightSchema } from '../schema.ts'

interface HoursRead {
  readonly sights: readonly Sight[]
  readonly errors: readonly string[]
}

/** Every eighth day of a year meets every weekday in every season. */
const days = Array.from({ length: 46 }, (_, at) => addDays('2027-01-03', at * 8))

/** The times between which a sight is open on most of its days; nothing where they are not known. */
function usualTimes(hours: string): Partial<Pick<Sight, 'opens' | 'closes'>> {
  const counts = new Map<string, number>()
  const parsed = parseHours(hours)
  for (const day of days) {
    const { open } = evaluateHours(parsed, { from: `${day}T00:00`, to: `${addDays(day, 1)}T00:00` })
    const [first, last] = [open[0]?.[0].slice(11), open.at(-1)?.[1].slice(11)]
    if (first && last) counts.set(`${first} ${last}`, (counts.get(`${first} ${last}`) ?? 0) + 1)
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!usual) return {}
  const [opens = '', closes = ''] = usual[0].split(' ')
  return opens === closes ? { opens: undefined, closes: undefined } : { opens, closes }
}

/**
 * Sights with the hours of a file, where there is one: each of them has a row in it, and no other. `place` names
 * the file in errors.
 */
export async function withHours(
  sights: readonly z.infer<typeof sightSchema>[],
  file: string,
  place: string,
): Promise<HoursRead> {
  if (!existsSync(file)) return { sights, errors: [] }
  const result = hoursTableSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!result.success) {
    const what = z.prettifyError(result.error).replace(/\s*\n\s*/g, ' ')
    return { sights, errors: [`${place}: ${what}`] }
  }
  const rows = new Map(Object.entries(result.data.rows))
  const slugs = new Set(sights.map(({ slug }) => slug))
  return {
    sights: sights.map((sight) => {
      const row = rows.get(sight.slug)
      return row ? { ...sight, ...usualTimes(row.hours), ...row } : sight
    }),
    errors: [
      ...[...slugs].filter((slug) => !rows.has(slug)).map((slug) => `${place}/${slug}: no hours`),
      ...[...rows.keys()]
        .filter((slug) => !slugs.has(slug))
        .map((slug) => `${place}/${slug}: no sight of that name`),
    ],
  }
}
