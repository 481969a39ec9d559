import { basename, join } from 'node:path'
import type { z } from 'zod'
import type { DestinationRows } from '../destination-rows.ts'
import { type TownSights, townSightsSchema } from '../town-sights/schema.ts'
import type { WorldDestination } from '../world/destinations/schema.ts'
import { errorsOf } from './check-rows.ts'
import { jsonFilesIn, readTable } from './read-facts.ts'
import { withHours } from './read-hours.ts'

/** The sights of a listed destination as rows without businesses, for the checks that rows go through. */
export const sightRows = (
  { aliases, summary, bestMonths, ...town }: WorldDestination,
  { asOf, source, radiusKm, districts, sights }: TownSights,
): DestinationRows => ({
  destination: {
    slug: town.slug,
    name: town.name,
    country: town.country,
    countryCode: town.countryCode,
    lat: town.lat,
    lng: town.lng,
    currency: town.currency,
    timeZone: town.timeZone,
    airports: town.airports,
    aliases,
    bestMonths,
    summary,
    peakMonths: [],
    lowMonths: [],
    radiusKm,
    districts,
    asOf,
    source,
  },
  generated: true,
  sights,
  hotels: [],
  restaurants: [],
  activities: [],
  properties: [],
})

/** A town with the hours of its sights, from its file in `hours/`. */
async function withOwnHours(folder: string, town: z.infer<typeof townSightsSchema>) {
  const file = join(folder, 'hours', `${town.slug}.json`)
  const { sights, errors } = await withHours(town.sights, file, `town-sights/hours/${town.slug}`)
  return { town: { ...town, sights }, errors }
}

/** Sights of destinations that have no folder of their own, one file a destination. */
export async function readTownSights(
  folder: string,
  listed: readonly WorldDestination[],
): Promise<{
  readonly written: readonly TownSights[]
  readonly rows: readonly DestinationRows[]
  readonly errors: readonly string[]
}> {
  const names = await jsonFilesIn(folder)
  const files = await Promise.all(
    names.map(async (name) => ({
      slug: basename(name, '.json'),
      ...(await readTable(join(folder, name), townSightsSchema)),
    })),
  )
  const bySlug = new Map(listed.map((row) => [row.slug, row]))
  const read = await Promise.all(
    files.flatMap(({ facts }) => (facts ? [withOwnHours(folder, facts)] : [])),
  )
  const written = read.map(({ town }) => town)
  const rows = written.flatMap((own) => {
    const town = bySlug.get(own.slug)
    return town ? [sightRows(town, own)] : []
  })
  return {
    written,
    rows,
    errors: [
      ...files.flatMap(({ errors }) => errors),
      ...read.flatMap(({ errors }) => errors),
      ...files.flatMap(({ slug, facts }) =>
        facts && facts.slug !== slug ? [`town-sights/${slug}: the slug is ${facts.slug}`] : [],
      ),
      ...written.flatMap(({ slug }) =>
        bySlug.has(slug) ? [] : [`town-sights/${slug}: no destination is listed so`],
      ),
      ...rows.flatMap(errorsOf),
    ],
  }
}
