import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { DestinationRows } from './atlas.ts'
import { faultsOf } from './check-rows.ts'
import { destinationSchema, hotelSchema, restaurantSchema, sightSchema } from './schema.ts'

async function readTable<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const result = schema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!result.success) throw new Error(`${file}:\n${z.prettifyError(result.error)}`)
  return result.data
}

async function readDestination(folder: string): Promise<DestinationRows> {
  const [destination, sights, hotels, restaurants] = await Promise.all([
    readTable(join(folder, 'destination.json'), destinationSchema),
    readTable(join(folder, 'sights.json'), z.array(sightSchema).min(25)),
    readTable(join(folder, 'hotels.json'), z.array(hotelSchema).min(12)),
    readTable(join(folder, 'restaurants.json'), z.array(restaurantSchema).min(15)),
  ])
  return { destination, sights, hotels, restaurants }
}

/**
 * Reads and checks the hand-written rows: one folder a destination. Throws with every row that
 * breaks its schema, lies outside its destination or stands there twice; the build stops on it.
 */
export async function readRows(folder: string): Promise<readonly DestinationRows[]> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  const rows = await Promise.all(names.map((name) => readDestination(join(folder, name))))
  const faults = rows.flatMap((row, index) => [
    ...(row.destination.slug === names[index] ? [] : [`${names[index]}: the slug is another`]),
    ...faultsOf(row),
  ])
  if (faults.length > 0) throw new Error(`The atlas has faults:\n${faults.join('\n')}`)
  return rows
}
