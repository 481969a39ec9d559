import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { hoursTableSchema, type Sight, type sightSchema } from '../schema.ts'

interface HoursRead {
  readonly sights: readonly Sight[]
  readonly errors: readonly string[]
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
    sights: sights.map((sight) => ({ ...sight, ...rows.get(sight.slug) })),
    errors: [
      ...[...slugs].filter((slug) => !rows.has(slug)).map((slug) => `${place}/${slug}: no hours`),
      ...[...rows.keys()]
        .filter((slug) => !slugs.has(slug))
        .map((slug) => `${place}/${slug}: no sight of that name`),
    ],
  }
}
