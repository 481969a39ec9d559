import { readFile } from 'node:fs/promises'
import { type Atlas, createAtlas, type DestinationRows } from './atlas.ts'

/** Loads the atlas that the build compiled and checked. */
export async function loadAtlas(file: string): Promise<Atlas> {
  return createAtlas(JSON.parse(await readFile(file, 'utf8')) as readonly DestinationRows[])
}
