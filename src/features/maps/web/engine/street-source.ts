import { addProtocol, type VectorSourceSpecification } from 'maplibre-gl'
import { PMTiles } from 'pmtiles'
import type { CityStreets } from '../../contract/maps.contract.ts'
import { streetZooms } from '../../domain/city-streets.ts'
import type { Box } from './town-file.ts'
import type { StreetGround } from './ground-style.ts'
import { streetLayers } from './street-style.ts'

const scheme = 'streets'

/** The box of a tile, degrees. */
function boxOf(z: number, x: number, y: number): Box {
  const lng = (at: number): number => (at / 2 ** z) * 360 - 180
  const lat = (at: number): number =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / 2 ** z))) * 180) / Math.PI
  return [lng(x), lat(y + 1), lng(x + 1), lat(y)]
}

const archives = new Map<string, PMTiles>()

/** One reader for an archive: it keeps the archive's directory. */
function archiveAt(url: string): PMTiles {
  const known = archives.get(url) ?? new PMTiles(new URL(url, window.location.href).href)
  archives.set(url, known)
  return known
}

/** All imported cities as one source of tiles, each read piece by piece from its own archive, and its style. */
export function streetGround(cities: readonly CityStreets[]): StreetGround {
  addProtocol(scheme, async ({ url }, { signal }) => {
    const [z = 0, x = 0, y = 0] = url
      .slice(scheme.length + 3)
      .split('/')
      .map(Number)
    const [west, south, east, north] = boxOf(z, x, y)
    for (const { url: archive, box } of cities) {
      if (box[0] > east || box[2] < west || box[1] > north || box[3] < south) continue
      const tile = await archiveAt(archive).getZxy(z, x, y, signal)
      if (tile && tile.data.byteLength > 0) return { data: tile.data }
    }
    return { data: new ArrayBuffer(0) }
  })
  const source: VectorSourceSpecification = {
    type: 'vector',
    tiles: [`${scheme}://{z}/{x}/{y}`],
    minzoom: streetZooms.first,
    // An archive that ends earlier has nothing to enlarge for the others' sake.
    maxzoom: Math.min(14, ...cities.map(({ maxZoom }) => maxZoom)),
  }
  return {
    source,
    layers: () => streetLayers({ source: 'streets', minzoom: streetZooms.first }),
  }
}
