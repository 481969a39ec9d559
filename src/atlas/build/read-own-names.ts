import { join } from 'node:path'
import {
  type CityName,
  cityNamesSchema,
  type Exonyms,
  exonymsSchema,
  type Island,
  islandsSchema,
  type Landmark,
  landmarksSchema,
} from '../gazetteer/schema.ts'
import { type Admin1, admin1Schema } from '../world/admin1.schema.ts'
import { readTable } from './read-facts.ts'

export interface OwnNames {
  readonly regions: Partial<Admin1>
  readonly names: readonly CityName[]
  readonly islands: readonly Island[]
  readonly exonyms: readonly Exonyms[]
  readonly landmarks: readonly Landmark[]
  readonly asOf: {
    readonly regions: string
    readonly cityNames: string
    readonly islands: string
    readonly landmarks: string
  }
  readonly errors: readonly string[]
}

/** What we call places that the gazetteer calls otherwise or has not: regions, towns, islands. */
export async function readOwnNames(source: string): Promise<OwnNames> {
  const [regions, names, islands, exonyms, landmarks] = await Promise.all([
    readTable(join(source, 'world/admin1.json'), admin1Schema),
    readTable(join(source, 'gazetteer/city-names.json'), cityNamesSchema),
    readTable(join(source, 'gazetteer/islands.json'), islandsSchema),
    readTable(join(source, 'gazetteer/exonyms.json'), exonymsSchema),
    readTable(join(source, 'gazetteer/landmarks.json'), landmarksSchema),
  ])
  return {
    regions: regions.facts?.rows ?? {},
    names: names.facts?.rows ?? [],
    islands: islands.facts?.rows ?? [],
    exonyms: exonyms.facts?.rows ?? [],
    landmarks: landmarks.facts?.rows ?? [],
    asOf: {
      regions: regions.facts?.asOf ?? '',
      cityNames: names.facts?.asOf ?? '',
      islands: islands.facts?.asOf ?? '',
      landmarks: landmarks.facts?.asOf ?? '',
    },
    errors: [regions, names, islands, exonyms, landmarks].flatMap(({ errors }) => errors),
  }
}
