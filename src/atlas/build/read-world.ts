import { join } from 'node:path'
import { z } from 'zod'
import { readFacts } from './read-facts.ts'

/** What the search needs of a destination that is known by name only; files may say more. */
const listedSchema = z.looseObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(2).max(60),
  country: z.string().min(2).max(60),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  aliases: z.array(z.string().min(2).max(60)),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

const fileSchema = z.looseObject({
  asOf: z.iso.date(),
  source: z.string(),
  rows: z.array(listedSchema),
})

export type ListedDestination = z.infer<typeof listedSchema>

/**
 * Destinations without rows of their own, from `world/destinations.json`: they stand before towns
 * in every search. One that has rows is left to its own folder.
 */
export async function readWorld(
  folder: string,
  written: ReadonlySet<string>,
): Promise<{ readonly listed: readonly ListedDestination[]; readonly faults: readonly string[] }> {
  const { facts, faults } = await readFacts(join(folder, 'destinations.json'), fileSchema)
  const rows = facts?.rows ?? []
  const slugs = rows.map(({ slug }) => slug)
  const twice = slugs.filter((slug, at) => slugs.indexOf(slug) !== at)
  return {
    listed: rows.filter(({ slug }) => !written.has(slug)),
    faults: [...faults, ...twice.map((slug) => `world/${slug}: this slug is used twice`)],
  }
}
