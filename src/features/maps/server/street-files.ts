import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type CityStreets, cityStreetsSchema } from '../contract/maps.contract.ts'
import type { ImportedStreets, Origin, StreetCity } from './streets/import-streets.ts'

/** Under which map files of this machine are served, by ranges. */
export const mapFilesPath = '/map-tiles/'

/** The folder of imported streets. */
export const streetsFolder = (dataDir: string): string => join(dataDir, 'maps')

/** A name tells the file's contents: another import is another file. */
export const isStreetFile = (name: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*-[0-9a-f]{12}\.pmtiles$/.test(name)

/** The description beside a city's tiles. */
const noteSchema = z.object({
  ...cityStreetsSchema.omit({ url: true }).shape,
  file: z.string().refine(isStreetFile),
  source: z.string(),
  date: z.string(),
  licence: z.string(),
})

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (Object(error).code === 'ENOENT') return []
    throw error
  }
}

/**
 * Keeps a city's streets under the data directory and lets go of those before. The note is put in its place
 * last and at once: an import that is cut off changes nothing.
 */
export async function saveStreets(
  dataDir: string,
  { slug }: Pick<StreetCity, 'slug'>,
  { source, date, licence, credit }: Origin,
  { bytes, maxZoom, box }: ImportedStreets,
): Promise<string> {
  const folder = streetsFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const file = `${slug}-${digest}.pmtiles`
  const note = { slug, file, box: [...box], maxZoom, source, date, licence, credit }
  await writeFile(join(folder, `${file}.new`), bytes)
  await rename(join(folder, `${file}.new`), join(folder, file))
  const noted = join(folder, `${slug}.json`)
  await writeFile(`${noted}.new`, `${JSON.stringify(noteSchema.parse(note), null, 2)}\n`)
  await rename(`${noted}.new`, noted)
  const isBefore = (name: string): boolean =>
    name !== file &&
    isStreetFile(name) &&
    name.length === file.length &&
    name.startsWith(`${slug}-`)
  for (const name of await namesIn(folder)) if (isBefore(name)) await rm(join(folder, name))
  return join(folder, file)
}

/** The cities with imported streets, as they are now: an import needs no restart. */
export async function listStreets(dataDir: string): Promise<CityStreets[]> {
  const folder = streetsFolder(dataDir)
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      const { slug, box, maxZoom, credit, file } = noteSchema.parse(JSON.parse(text))
      return { slug, box, maxZoom, credit, url: `${mapFilesPath}${file}` }
    }),
  )
}
