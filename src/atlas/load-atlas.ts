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

/** Of every kind: letters, a name, wrong letters, a qualifier, another script, a town without rows. */
const firstSearches = ['s', 'san', 'paris', 'amstrdam', 'london ontario', '東京', 'halifx']

/** The first searches of a process are slow; they are made here, before anybody waits for one. */
function warmUp(atlas: Atlas): void {
  for (const text of firstSearches) {
    atlas.places.find(text, { limit: 8 })
    const town = atlas.resolve(text)?.destination
    if (town) atlas.near('restaurants', { lat: town.lat + 0.2, lng: town.lng }, 5, 5)
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
  warmUp(atlas)
  return atlas
}
