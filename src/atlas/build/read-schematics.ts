import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { DestinationRows } from '../destination-rows.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { cornersOf, waterAt } from '../schematics/ground-at.ts'
import { type Schematic, schematicSchema } from '../schematics/schema.ts'
import { jsonFilesIn } from './read-facts.ts'

export interface ReadSchematics {
  readonly schematics: readonly Schematic[]
  readonly errors: readonly string[]
}

/** What may well lie in water, or on a bank that a schematic does not draw to the metre. */
const byTheWater = new Set(['bridge', 'island', 'beach', 'reef', 'lake', 'waterfall', 'cable-car'])
/** A box is at most so much wider than the destination itself. */
const boxReach = 1.7

function* errorsOf(schematic: Schematic, rows: DestinationRows) {
  const { slug, box, shapes, afloat } = schematic
  const [west, south, east, north] = box
  const reach = boxReach * rows.destination.radiusKm
  for (const corner of [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ])
    if (distanceKm(rows.destination, corner) > reach)
      yield `schematics/${slug}: the box is more than ${reach.toFixed(0)} km from the centre`
  for (const shape of shapes)
    for (const { lat, lng } of cornersOf(shape))
      if (lat < south || lat > north || lng < west || lng > east)
        yield `schematics/${slug}/${shape.name}: ${lat}, ${lng} lies outside the box`
  for (const sight of rows.sights) {
    const water = waterAt(schematic, sight)
    const named = water !== undefined && sight.name.includes(water)
    if (water && !named && !byTheWater.has(sight.category) && !afloat.includes(sight.slug))
      yield `schematics/${slug}: ${sight.slug} stands in ${water}`
  }
  for (const district of rows.destination.districts) {
    const water = waterAt(schematic, district)
    if (water && !afloat.includes(district.name))
      yield `schematics/${slug}: the district ${district.name} lies in ${water}`
  }
}

/** The schematics of destinations, held against the sights and districts that stand in them. */
export async function readSchematics(
  folder: string,
  destinations: readonly DestinationRows[],
): Promise<ReadSchematics> {
  const names = await jsonFilesIn(folder)
  const read = await Promise.all(
    names.map(async (name) => {
      const slug = basename(name, '.json')
      const given: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
      const result = schematicSchema.safeParse(given)
      const rows = destinations.find(({ destination }) => destination.slug === slug)
      if (!result.success)
        return { errors: [`schematics/${slug}: ${z.prettifyError(result.error)}`] }
      if (!rows || result.data.slug !== slug)
        return { errors: [`schematics/${slug}: there is no such destination`] }
      return { schematic: result.data, errors: [...errorsOf(result.data, rows)] }
    }),
  )
  return {
    schematics: read.flatMap(({ schematic }) => schematic ?? []),
    errors: read.flatMap(({ errors }) => errors),
  }
}
