import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { cutTiles, tileZooms } from './cut-tiles.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { drawShapes, type Shape } from './draw-shapes.ts'
import { fitCity } from './fit-city.ts'
import { type Box, boxOf, ImportError, sharedBox, type RawFeature } from './raw-feature.ts'
import { readGeoJson } from './read-geojson.ts'
import { readOsmPbf } from './read-osm-pbf.ts'
import { checkPmtiles } from './read-pmtiles.ts'

/** Larger files are cut by better tools first. Bytes. */
const largestFile = 300 * 1_000_000

/** Of an import: whose data they are. */
export interface Origin {
  readonly source: string
  /** ISO date of the data. */
  readonly date: string
  readonly licence: string
  readonly credit: string
}

export interface StreetCity {
  readonly slug: string
  readonly name: string
  readonly box: Box
  readonly sights: readonly { readonly lat: number; readonly lng: number }[]
}

export interface ImportedStreets {
  readonly bytes: Uint8Array
  readonly maxZoom: number
  /** What of the city's box has streets. */
  readonly box: Box
  /** In words for the operator. */
  readonly notes: readonly string[]
}

const boxText = (box: Box): string => box.join(',')

function tooLarge(path: string, city: StreetCity): ImportError {
  const cut = path.endsWith('.pbf')
    ? `osmium extract --bbox=${boxText(city.box)} ${path} -o ${city.slug}.osm.pbf`
    : `pmtiles extract ${path} ${city.slug}.pmtiles --bbox=${boxText(city.box)} --maxzoom=14`
  return new ImportError(
    `This file is larger than 300 MB. Cut it to the city first: ${path.endsWith('json') || path.endsWith('.gz') ? `ogr2ogr -clipsrc ${city.box.join(' ')} ${city.slug}.geojson ${path}` : cut}`,
  )
}

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path)
  if (!path.endsWith('.gz')) return bytes.toString()
  try {
    return (await promisify(gunzip)(bytes, { maxOutputLength: largestFile })).toString()
  } catch (cause) {
    throw new ImportError('This file cannot be unpacked, or holds more than 300 MB.', { cause })
  }
}

/** How far around the sights buildings are drawn. */
const buildingsKm = 3

function isNearSight({ geometry }: Shape, { sights }: StreetCity): boolean {
  const [lng, lat] = (geometry.type === 'area' && geometry.areas[0]?.[0]?.[0]) || [0, 0]
  return sights.some((sight) => distanceKm(sight, { lat, lng }) <= buildingsKm)
}

/** As far as there are streets, within the city's frame. */
function streetBox(shapes: readonly Shape[], frame: Box): Box {
  const boxes = shapes.flatMap(({ layer, geometry }) =>
    layer === 'roads' ? [boxOf(geometry)] : [],
  )
  const around = boxes.reduce((a, b) => [
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.max(a[2], b[2]),
    Math.max(a[3], b[3]),
  ])
  return sharedBox(around, frame) ?? frame
}

/** Tiles of a file's features; `isWhole`: the file would have a coast if there were one. */
function tile(
  features: readonly RawFeature[],
  city: StreetCity,
  origin: Origin,
  isWhole: boolean,
): ImportedStreets {
  const { shapes, leftOut, isSeaUnknown } = drawShapes(features, city.box, { isWhole })
  if (!shapes.some(({ layer }) => layer === 'roads'))
    throw new ImportError(`This file has no streets in ${city.name} (${boxText(city.box)}).`)
  const kept = shapes.filter((shape) => shape.layer !== 'buildings' || isNearSight(shape, city))
  const { bytes, thinned } = fitCity(cutTiles(kept, city.box), {
    ...city,
    metadata: { name: city.name, attribution: origin.credit, ...origin },
  })
  return {
    bytes,
    maxZoom: tileZooms.last,
    box: streetBox(shapes, city.box),
    notes: [
      ...(leftOut > 0 ? [`${leftOut} things that a street map does not show were left out.`] : []),
      ...(isSeaUnknown ? ['The coast ends within the city: no sea was filled.'] : []),
      ...(thinned.length > 0 ? [`To fit, these were left out: ${thinned.join(', ')}.`] : []),
    ],
  }
}

/**
 * The street tiles of a city from a file: GeoJSON (also gzipped) and .osm.pbf are cut into tiles, PMTiles
 * stay as they are. Throws an ImportError, in words for an operator, for a file that cannot be used.
 */
export async function importStreets(
  path: string,
  city: StreetCity,
  origin: Origin,
): Promise<ImportedStreets> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new ImportError(`There is no file ${path}.`, { cause })
  })
  if (found.size > largestFile) throw tooLarge(path, city)
  if (/\.(geo)?json(\.gz)?$/.test(path))
    return tile(readGeoJson(await textOf(path), city.box), city, origin, false)
  if (path.endsWith('.osm.pbf')) {
    const { features, broken } = await readOsmPbf(path, city.box)
    const made = tile(features, city, origin, true)
    const note = `${broken} areas were left out, because parts of them are not in the file.`
    return broken > 0 ? { ...made, notes: [...made.notes, note] } : made
  }
  if (path.endsWith('.pmtiles')) {
    return { bytes: await readFile(path), ...(await checkPmtiles(path, city.box)), notes: [] }
  }
  throw new ImportError(
    'This is no map that can be read: .geojson, .geojson.gz, .osm.pbf or .pmtiles.',
  )
}
