import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { DestinationRows } from '../destination-rows.ts'
import {
  activitySchema,
  destinationSchema,
  hotelSchema,
  propertySchema,
  restaurantSchema,
  sightSchema,
} from '../schema.ts'
import { errorsOf } from './check-rows.ts'
import { withHours } from './read-hours.ts'

/** With fewer rows a destination has too little to plan with. */
const fewest = { sights: 25, hotels: 12, restaurants: 15, activities: 8, properties: 10 }

export interface ReadRows {
  readonly rows: readonly DestinationRows[]
  /** Each names its row; the build stops on any. */
  readonly errors: readonly string[]
}

const sentenceOf = (error: z.ZodError): string => z.prettifyError(error).replace(/\s*\n\s*/g, ' ')

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

const slugOf = (row: unknown): string =>
  z.object({ slug: z.string() }).safeParse(row).data?.slug ?? 'a row without slug'

/** The rows that fit their schema, and the errors of the others. */
async function readTable<S extends z.ZodType>(
  place: string,
  file: string,
  schema: S,
  errors: string[],
): Promise<readonly z.output<S>[]> {
  try {
    const given = z.array(z.unknown()).parse(await readJson(file))
    return given.flatMap((row) => {
      const result = schema.safeParse(row)
      if (result.success) return [result.data]
      errors.push(`${place}/${slugOf(row)}: ${sentenceOf(result.error)}`)
      return []
    })
  } catch (error) {
    errors.push(`${place}: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}

async function readDestination(folder: string, slug: string, errors: string[]) {
  const result = destinationSchema.safeParse(
    await readJson(join(folder, 'destination.json')).catch((error: unknown) => error),
  )
  if (!result.success) {
    errors.push(`${slug}/destination: ${sentenceOf(result.error)}`)
    return undefined
  }
  const table = <S extends z.ZodType>(name: keyof typeof fewest, schema: S) =>
    readTable(`${slug}/${name}`, join(folder, `${name}.json`), schema, errors)
  const [sights, hotels, restaurants, activities, properties] = await Promise.all([
    table('sights', sightSchema),
    table('hotels', hotelSchema),
    table('restaurants', restaurantSchema),
    table('activities', activitySchema),
    table('properties', propertySchema),
  ])
  const timed = await withHours(sights, join(folder, 'hours.json'), `${slug}/hours`)
  errors.push(...timed.errors)
  const rows: DestinationRows = {
    destination: result.data,
    generated: false,
    sights: timed.sights,
    hotels,
    restaurants,
    activities,
    properties,
  }
  for (const [name, least] of Object.entries(fewest)) {
    const count = rows[name as keyof typeof fewest].length
    if (count < least) errors.push(`${slug}/${name}: ${count} rows, ${least} or more are needed`)
  }
  if (result.data.slug !== slug) errors.push(`${slug}/destination: the slug is ${result.data.slug}`)
  return rows
}

/**
 * Reads the hand-written rows, one folder a destination, with everything that is wrong in them:
 * broken schemas, unknown districts, rows outside their destination, two in one spot.
 */
export async function readRows(folder: string): Promise<ReadRows> {
  const slugs = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  const read = await Promise.all(
    slugs.map(async (slug) => {
      const errors: string[] = []
      const rows = await readDestination(join(folder, slug), slug, errors)
      return { rows, errors: rows ? [...errors, ...errorsOf(rows)] : errors }
    }),
  )
  return {
    rows: read.flatMap(({ rows }) => (rows ? [rows] : [])),
    errors: read.flatMap(({ errors }) => errors),
  }
}
