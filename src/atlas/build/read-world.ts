import { join } from 'node:path'
import { type WorldDestination, worldDestinationsSchema } from '../world/destinations/schema.ts'
import { jsonFilesIn, readFacts } from './read-facts.ts'

/**
 * Destinations without rows of their own, one file a region in `world/destinations`: they stand
 * before towns in every search. One that has rows is left to its own folder.
 */
export async function readWorld(
  folder: string,
  written: ReadonlySet<string>,
): Promise<{
  readonly listed: readonly WorldDestination[]
  /** The oldest “as of” date of a file. */
  readonly asOf: string
  readonly errors: readonly string[]
}> {
  const names = await jsonFilesIn(folder)
  const files = await Promise.all(
    names.map((name) => readFacts(join(folder, name), worldDestinationsSchema)),
  )
  const rows = files.flatMap(({ facts }) => facts?.rows ?? [])
  const slugs = rows.map(({ slug }) => slug)
  const twice = slugs.filter((slug, at) => slugs.indexOf(slug) !== at)
  return {
    asOf: files.flatMap(({ facts }) => facts?.asOf ?? []).toSorted()[0] ?? '',
    listed: rows.filter(({ slug }) => !written.has(slug)),
    errors: [
      ...files.flatMap(({ errors }) => errors),
      ...twice.map((slug) => `world/${slug}: this slug is used twice`),
    ],
  }
}
