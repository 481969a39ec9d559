import { distanceKm } from '#platform/shared/distance.ts'
import { type CutTile, tileZooms } from './cut-tiles.ts'
import { layerNames } from './name-kind.ts'
import { type Box, ImportError } from './raw-feature.ts'
import { writePmtiles } from './write-pmtiles.ts'

const mega = 1_000_000
/** Bytes of a city's streets, rail, water, parks and names; and of the same with buildings. */
const groundAtMost = 3 * mega
const wholeAtMost = 8 * mega

interface Point {
  readonly lat: number
  readonly lng: number
}

interface City {
  readonly box: Box
  readonly sights: readonly Point[]
  readonly metadata: Readonly<Record<string, unknown>>
}

interface Thrift {
  readonly paths: boolean
  /** Small streets of the two nearest zooms so far from a sight, buildings likewise. */
  readonly streetsKm: number
  readonly buildingsKm: number
}

/** By its middle: a tile is some two kilometres wide. */
const isNear = ({ middle }: CutTile, sights: readonly Point[], km: number): boolean =>
  sights.some((sight) => distanceKm(sight, middle) < km)

function archive(tiles: readonly CutTile[], city: City, thrift: Thrift): Buffer {
  const kept = tiles.flatMap((tile) => {
    const isFine = tile.z >= tileZooms.last - 1
    const hasSmall = !isFine || isNear(tile, city.sights, thrift.streetsKm)
    const isBuilt = tile.hasBuildings && isNear(tile, city.sights, thrift.buildingsKm)
    const bytes = tile.encode([
      'ground',
      ...(hasSmall ? (['small'] as const) : []),
      ...(thrift.paths ? (['paths'] as const) : []),
      ...(isBuilt ? (['buildings'] as const) : []),
    ])
    return bytes.length > 0 ? [{ ...tile, bytes }] : []
  })
  return writePmtiles(kept, {
    box: city.box,
    zooms: tileZooms,
    metadata: { ...city.metadata, vector_layers: layerNames.map((id) => ({ id, fields: {} })) },
  })
}

const anywhere = Number.POSITIVE_INFINITY

/** From everything to the streets around the sights, until it fits. */
const thrifts: readonly Thrift[] = [
  { paths: true, streetsKm: anywhere, buildingsKm: 0 },
  { paths: false, streetsKm: anywhere, buildingsKm: 0 },
  { paths: false, streetsKm: 10, buildingsKm: 0 },
  { paths: false, streetsKm: 5, buildingsKm: 0 },
  { paths: false, streetsKm: 3, buildingsKm: 0 },
]

export interface FittedCity {
  readonly bytes: Buffer
  /** The parts left out to fit, in words. */
  readonly thinned: readonly string[]
}

/**
 * A city's tiles as an archive within its size: streets, rail, water, parks and names in 3 MB, with
 * buildings near its sights in 8 MB. Throws an ImportError if even the streets around the sights do not fit.
 */
export function fitCity(tiles: readonly CutTile[], city: City): FittedCity {
  for (const thrift of thrifts) {
    const bytes = archive(tiles, city, thrift)
    if (bytes.length > groundAtMost) continue
    const thinned = [
      ...(thrift.paths ? [] : ['footpaths']),
      ...(thrift.streetsKm < anywhere
        ? [`small streets farther than ${thrift.streetsKm} km from its sights`]
        : []),
    ]
    const hasBuildings = tiles.some((tile) => tile.hasBuildings)
    if (!hasBuildings) return { bytes, thinned }
    for (const buildingsKm of [anywhere, 2, 1]) {
      const whole = archive(tiles, city, { ...thrift, buildingsKm })
      if (whole.length > wholeAtMost) continue
      const less =
        buildingsKm < anywhere ? [`buildings farther than ${buildingsKm} km from its sights`] : []
      return { bytes: whole, thinned: [...thinned, ...less] }
    }
    return { bytes, thinned: [...thinned, 'buildings'] }
  }
  throw new ImportError('Its streets do not fit into 3 MB: cut the file to the middle of the city.')
}
