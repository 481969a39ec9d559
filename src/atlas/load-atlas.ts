import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Atlas, createAtlas } from './atlas.ts'
import type { DataSource } from './data-source.ts'
import type { DestinationRows } from './destination-rows.ts'
import type { Airport } from './gazetteer/airport.ts'
import { unpack } from './pack.ts'
import type { WorldFacts } from './world-facts.ts'

/** What the build writes, by the names the server reads. */
export const atlasFiles = {
  rows: 'destinations.json',
  airports: 'airports.json',
  facts: 'facts.json',
  sources: 'sources.json',
  places: 'places.bin',
} as const

/** Of every kind: a name, wrong letters, a qualifier, another script, a town without rows. */
const firstNames = [
  'san juan',
  'paris',
  'amstrdam',
  'london ontario',
  '東京',
  'halifx',
  'new yrok',
  'são paulo',
  'springfield, il',
]
/** Destinations beside which the first towns get their rows. */
const firstTowns = 8

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * The first searches of a process are slow, until the engine has compiled what they run through; they
 * are made here, before anyone waits for one, each in a turn of its own.
 */
async function warmUp(atlas: Atlas): Promise<void> {
  for (const name of firstNames)
    for (const [at] of Array.from(name).entries()) {
      atlas.places.find(name.slice(0, at + 1), { limit: 8 })
      await nextTurn()
    }
  for (const { lat, lng } of atlas.destinations.slice(0, firstTowns)) {
    atlas.near('restaurants', { lat: lat + 0.2, lng }, 5, 5)
    await nextTurn()
  }
}

/** Loads the atlas that the build compiled and checked. */
export async function loadAtlas(folder: string): Promise<Atlas> {
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  const [rows, airports, facts, sources, places] = await Promise.all([
    json(atlasFiles.rows),
    json(atlasFiles.airports),
    json(atlasFiles.facts),
    json(atlasFiles.sources),
    readFile(join(folder, atlasFiles.places)),
  ])
  const atlas = createAtlas({
    rows: rows as readonly DestinationRows[],
    airports: airports as readonly Airport[],
    facts: facts as WorldFacts,
    sources: sources as readonly DataSource[],
    places: unpack(places),
  })
  await warmUp(atlas)
  return atlas
}
