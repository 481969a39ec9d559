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
  /** Of a town's drawing. */
  readonly slug?: string
}

/** So many districts are named over streets. */
const namesAtMost = 9

/** Over a town's own streets stand the names of its districts and nothing that was drawn by hand. */
const withoutDrawing = (features: readonly GroundFeature[]): GroundFeature[] =>
  features.filter(({ properties }) => properties.kind === 'label').slice(0, namesAtMost)

/** The visible boxes, on every copy of the world that is shown. */
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

/** The files of the ground that are visible at this zoom. */
function filesInSight(map: LibreMap, list: GroundList): readonly Wanted[] {
  const zoom = map.getZoom()
  const sight = boxesInSight(map)
  const seen = ({ box }: { readonly box: Box }) => sight.some((part) => overlap(part, box))
  const levels = list.levels.flatMap(({ name, files }) => {
    const source = (['far', 'middle', 'near'] as const).find((one) => one === name)
    if (!source || zoom < sourceZooms[source] - 0.5) return []
    // Once the next level is visible, the level above it only fills gaps.
    return files.filter(seen).map(({ url, box }) => ({ source, url, box }))
  })
  const towns = zoom < sourceZooms.town - 1 ? [] : list.schematics.filter(seen)
  return [...levels, ...towns.map((town) => ({ ...town, source: 'town' as const }))]
}

/**
 * Keeps the visible ground filled. Returns a function to call after a move; it resolves when everything
 * visible is loaded. If a file fails to load, the coarser ground stays, and the next move retries. `streets`
 * are the towns with streets of their own.
 */
export function fillGround(
  map: LibreMap,
  list: GroundList,
  streets: ReadonlySet<string>,
  signal: AbortSignal,
) {
  const known = new Map<string, GroundFeature[]>()
  const shown = new Map<SourceName, string>()

  async function load({ source, url, box, slug = '' }: Wanted): Promise<void> {
    if (known.has(url)) return
    try {
      const read = source === 'town' ? readTown(url, signal) : readGround({ url, box }, signal)
      const features = await read
      known.set(url, streets.has(slug) ? withoutDrawing(features) : features)
    } catch {
      // Offline: see above.
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
