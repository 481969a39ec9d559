import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl'
import {
  type Box,
  type GroundFeature,
  type GroundList,
  readGround,
  readTown,
} from './ground-files.ts'
import { type SourceName, sourceZooms } from './ground-style.ts'

const overlap = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]

interface Wanted {
  readonly source: SourceName
  readonly url: string
  readonly box: Box
}

/** What is in sight, on every turn of the world that is shown. */
function boxesInSight(map: LibreMap): readonly Box[] {
  const bounds = map.getBounds()
  const [west, south, east, north] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ]
  if (east - west >= 360) return [[-180, south, 180, north]]
  return [-360, 0, 360].map((turn) => [west + turn, south, east + turn, north] as const)
}

/** The files whose part of the ground is in sight at this zoom. */
function filesInSight(map: LibreMap, list: GroundList): readonly Wanted[] {
  const zoom = map.getZoom()
  const sight = boxesInSight(map)
  const seen = ({ box }: { readonly box: Box }) => sight.some((part) => overlap(part, box))
  const levels = list.levels.flatMap(({ name, files }) => {
    const source = (['far', 'middle', 'near'] as const).find((one) => one === name)
    if (!source || zoom < sourceZooms[source] - 0.5) return []
    // Once the nearer level is in sight, the one before it only shows where that has no file.
    return files.filter(seen).map(({ url, box }) => ({ source, url, box }))
  })
  const towns = zoom < sourceZooms.town - 1 ? [] : list.schematics.filter(seen)
  return [...levels, ...towns.map(({ url, box }) => ({ source: 'town' as const, url, box }))]
}

/**
 * Keeps the ground filled with what is in sight. Answers what to call after a move; it resolves when
 * everything in sight is there. A file that does not come leaves the coarser ground where it is, and
 * is asked for again with the next move.
 */
export function fillGround(map: LibreMap, list: GroundList, signal: AbortSignal) {
  const known = new Map<string, GroundFeature[]>()
  const shown = new Map<SourceName, string>()

  async function load({ source, url, box }: Wanted): Promise<void> {
    if (known.has(url)) return
    try {
      const read = source === 'town' ? readTown(url, signal) : readGround({ url, box }, signal)
      known.set(url, await read)
    } catch {
      // No network: see above.
    }
  }

  function show(source: SourceName, wanted: readonly Wanted[]): void {
    const here = wanted.filter((one) => one.source === source && known.has(one.url))
    const key = here.map(({ url }) => url).join(' ')
    if (here.length === 0 || shown.get(source) === key) return
    shown.set(source, key)
    const features = here.flatMap(({ url }) => known.get(url) ?? [])
    map.getSource<GeoJSONSource>(source)?.setData({ type: 'FeatureCollection', features })
  }

  return async (): Promise<void> => {
    const wanted = filesInSight(map, list)
    await Promise.all(wanted.map(load))
    if (signal.aborted) return
    for (const source of ['far', 'middle', 'near', 'town'] as const) show(source, wanted)
  }
}
