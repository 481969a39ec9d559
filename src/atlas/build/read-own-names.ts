import { join } from 'node:path'
import { type CityName, cityNamesSchema, type Island, islandsSchema } from '../gazetteer/schema.ts'
import { type Admin1, admin1Schema } from '../world/admin1.schema.ts'
import { readTable } from './read-facts.ts'

export interface OwnNames {
  readonly regions: Partial<Admin1>
  readonly names: readonly CityName[]
  readonly islands: readonly Island[]
  readonly asOf: {
    readonly regions: string
    readonly cityNames: string
    readonly islands: string
  }
  readonly faults: readonly string[]
}

/** What we call places that the gazetteer calls otherwise or has not: regions, towns, islands. */
export async function readOwnNames(source: string): Promise<OwnNames> {
  const [regions, names, islands] = await Promise.all([
    readTable(join(source, 'world/admin1.json'), admin1Schema),
    readTable(join(source, 'gazetteer/city-names.json'), cityNamesSchema),
    readTable(join(source, 'gazetteer/islands.json'), islandsSchema),
  ])
  return {
    regions: regions.facts?.rows ?? {},
    names: names.facts?.rows ?? [],
    islands: islands.facts?.rows ?? [],
    asOf: {
      regions: regions.facts?.asOf ?? '',
      cityNames: names.facts?.asOf ?? '',
      islands: islands.facts?.asOf ?? '',
    },
    faults: [regions, names, islands].flatMap(({ faults }) => faults),
  }
}
