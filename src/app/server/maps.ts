import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { readGround } from '#atlas/schematics/read-ground.ts'
import {
  ImportError,
  importStreets,
  type Origin,
  saveStreets,
} from '#features/maps/server/index.ts'
import { readProcessConfig } from '#platform/server/config/read-config.ts'
import { printError, printLine } from './banner.ts'
import { ownLocations } from './build-locations.ts'

const usage = `Usage: npm run maps -- import FILE --city SLUG --source TEXT --date YYYY-MM-DD --licence TEXT --credit TEXT
       FILE is .geojson, .geojson.gz, .osm.pbf or .pmtiles. An .osm.pbf needs --date only: it is OpenStreetMap's.`

/** Origin of data in OSM's own format. */
const openStreetMap = {
  source: 'OpenStreetMap',
  licence: 'ODbL 1.0',
  credit: '© OpenStreetMap contributors',
}

interface Words {
  readonly file: string
  readonly city: string
  readonly origin: Origin
}

const optionNames = ['city', 'source', 'date', 'licence', 'credit'] as const

function readWords(words: readonly string[]): Words {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: Object.fromEntries(optionNames.map((name) => [name, { type: 'string' as const }])),
  })
  const [command, file, ...more] = positionals
  if (command !== 'import' || !file || more.length > 0) throw new ImportError(usage)
  const said = { ...(file.endsWith('.osm.pbf') ? openStreetMap : {}), ...values }
  const text = (name: (typeof optionNames)[number]): string => {
    const value = Object(said)[name]
    if (typeof value !== 'string' || value.trim() === '')
      throw new ImportError(`--${name} is missing.\n${usage}`)
    return value.trim()
  }
  const origin = {
    source: text('source'),
    date: text('date'),
    licence: text('licence'),
    credit: text('credit'),
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(origin.date) || Number.isNaN(Date.parse(origin.date)))
    throw new ImportError('--date must be a day such as 2026-11-20.')
  return { file, city: text('city'), origin }
}

/** Destination with its frame and sights; throws with the list of slugs if unknown. */
async function cityOf(slug: string) {
  const folder = ownLocations().atlas
  const { destinations, get } = await loadAtlas(folder)
  const isKnown = destinations.some((one) => one.slug === slug)
  const rows: DestinationRows | undefined = isKnown ? get(slug) : undefined
  const ground = rows && (await readGround(folder, slug))
  if (!rows || !ground) {
    const all = destinations.map((one) => one.slug).join(', ')
    throw new ImportError(`There is no city ${slug}. Cities are: ${all}.`)
  }
  return { slug, name: rows.destination.name, box: ground.box, sights: rows.sights }
}

const sizeText = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`

async function run(): Promise<void> {
  const began = performance.now()
  const { file, city: slug, origin } = readWords(process.argv.slice(2))
  const { DATA_DIR } = readProcessConfig()
  const city = await cityOf(slug)
  const made = await importStreets(resolve(file), city, origin)
  const kept = await saveStreets(resolve(DATA_DIR), city, origin, made)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  for (const note of made.notes) printLine(note)
  printLine(`${city.name}: ${sizeText(made.bytes.length)} in ${seconds} s, kept in ${kept}.`)
  printLine(`Its maps now show “${origin.credit}”; open pages follow within five minutes.`)
}

try {
  await run()
} catch (error) {
  const isTold = error instanceof ImportError || Object(error).code?.startsWith('ERR_PARSE_ARGS')
  printError(isTold && error instanceof Error ? error.message : error)
  process.exitCode = 1
}
