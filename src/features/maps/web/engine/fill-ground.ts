import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl'
import { nearTurn } from '../../domain/camera.ts'
import { type GroundList, type GroundPart, readGround, readTown } from './ground-files.ts'
import type { Box } from './town-file.ts'
import type { GroundName } from './ground-names.ts'
import { type NameView, placesInArea } from './names-in-area.ts'
import { drawnFrom, type SourceName, sourceZooms } from './ground-style.ts'

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
const withoutDrawing = ({ names }: GroundPart): GroundPart => ({
  names: [],
  features: names
    .filter(({ kind }) => kind === 'district')
    .slice(0, namesAtMost)
    .map(({ name, lng, lat }) => ({
      type: 'Feature',
      properties: { kind: 'district', name },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
})

/** From this zoom of a drawing on, its sights are named. */
const sightsFrom = 10

/** How small a town is still named, by zoom: ranks run from 1 for the largest to 4. */
function smallestRank(zoom: number): number {
  if (zoom < 6) return 2
  return zoom < 9 ? 3 : 4
}

const whole: Box = [-180, -90, 180, 90]

function boxOfView(map: LibreMap): Box {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

/** The visible boxes, on every copy of the world that is shown. */
function boxesInSight(map: LibreMap): readonly Box[] {
  const [west, south, east, north] = boxOfView(map)
  if (east - west >= 360) return [[-180, south, 180, north]]
  return [-360, 0, 360].map((turn) => [west + turn, south, east + turn, north] as const)
}

const holds = ([west, south, east, north]: Box, lng: number, lat: number): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** The files of the ground that are visible at this zoom; without those that finer ones hide, if these are enough. */
function filesInSight(map: LibreMap, list: GroundList, finestOnly: boolean): readonly Wanted[] {
  const zoom = map.getZoom()
  const sight = boxesInSight(map)
  const seen = ({ box }: { readonly box: Box }) => sight.some((part) => overlap(part, box))
  const levels = list.levels.flatMap(({ name, files }) => {
    const source = (['far', 'middle', 'near'] as const).find((one) => one === name)
    if (!source || zoom < sourceZooms[source] - 0.5) return []
    // Once the next level is visible, the level above it only fills gaps.
    return files.filter(seen).map(({ url, box }) => ({ source, url, box }))
  })
  const towns = zoom < sourceZooms.town ? [] : list.schematics.filter(seen)
  const near = levels.filter(({ source }) => source === 'near')
  const [[west, south, east, north] = whole] = sight.length > 1 ? [boxOfView(map)] : [whole]
  const isCovered = [west, east].every((lng) =>
    [south, north].every((lat) => near.some(({ box }) => holds(box, lng, lat))),
  )
  return [
    ...(finestOnly && isCovered ? near : levels),
    ...towns.map((town) => ({ ...town, source: 'town' as const })),
  ]
}

/** A name of a river stands at so many places, the nearest to the middle. */
const placesOfName = 6

/** What is named of the files in sight: inside a town that is drawn, its own names only. */
function namesInSight(
  map: LibreMap,
  wanted: readonly Wanted[],
  known: ReadonlyMap<string, GroundPart>,
  hasParks: boolean,
): readonly GroundName[] {
  const zoom = map.getZoom()
  const middle = map.getCenter()
  const bounds = map.getBounds()
  const isDrawn = zoom >= drawnFrom
  const said = new Map<string, number>()
  const source = (['near', 'middle', 'far'] as const).find((one) => zoom >= sourceZooms[one])
  const towns = wanted.filter((one) => one.source === 'town' && isDrawn)
  const isIn = ({ lng, lat }: GroundName, [west, south, east, north]: Box): boolean =>
    lng > west && lng < east && lat > south && lat < north
  const of = ({ url }: Wanted): readonly GroundName[] => known.get(url)?.names ?? []
  const around = wanted
    .filter((one) => one.source === source)
    .flatMap(of)
    .filter((name) => source !== 'near' || name.rank <= smallestRank(zoom))
    .filter((name) => towns.every(({ box }) => !isIn(name, box)))
  const inside = towns
    .flatMap(of)
    .filter(({ kind }) => kind !== 'sight' || zoom >= sightsFrom)
    .filter(({ kind }) => kind !== 'park' || hasParks)
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const view: NameView = {
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    width,
    height,
  }
  const areas = Map.groupBy(
    inside.filter(({ room }) => room !== undefined),
    ({ kind, name }) => `${kind} ${name}`,
  )
  const others = [...inside.filter(({ room }) => room === undefined), ...around]
    .filter(({ lng, lat }) => bounds.contains([nearTurn(lng, middle.lng), lat]))
    .map((name) => ({
      name,
      far: Math.hypot(nearTurn(name.lng, middle.lng) - middle.lng, name.lat - middle.lat),
    }))
    .toSorted((a, b) => a.far - b.far)
    .filter(({ name }) => {
      const count = (said.get(name.name) ?? 0) + 1
      said.set(name.name, count)
      return count <= placesOfName
    })
    .map(({ name }) => name)
  return [...others, ...[...areas.values()].flatMap((names) => placesInArea(names, view))].toSorted(
    (a, b) => a.rank - b.rank,
  )
}

/**
 * Keeps the visible ground filled. `load` reads what the first view needs; `show` is called after a move, with
 * whether the drawing's parks are seen, and resolves with the names in sight when everything visible is loaded.
 * Until `reachOut` what finer ground hides is not asked for. If a file fails to load, the coarser ground stays, and the next
 * move retries. `streets` are the towns with streets of their own.
 */
export function fillGround(
  map: LibreMap,
  list: GroundList,
  streets: ReadonlySet<string>,
  signal: AbortSignal,
) {
  const known = new Map<string, GroundPart>()
  const shown = new Map<SourceName, string>()

  async function load({ source, url, box, slug = '' }: Wanted): Promise<void> {
    if (known.has(url)) return
    try {
      const read = source === 'town' ? readTown(url, signal) : readGround({ url, box }, signal)
      const part = await read
      known.set(url, streets.has(slug) ? withoutDrawing(part) : part)
    } catch {
      // Offline: see above.
    }
  }

  function show(source: SourceName, wanted: readonly Wanted[]): void {
    const here = wanted.filter((one) => one.source === source && known.has(one.url))
    const key = here.map(({ url }) => url).join(' ')
    if (here.length === 0 || shown.get(source) === key) return
    shown.set(source, key)
    const features = here.flatMap(({ url }) => known.get(url)?.features ?? [])
    map.getSource<GeoJSONSource>(source)?.setData({ type: 'FeatureCollection', features })
  }

  let finestOnly = true
  const inSight = (): readonly Wanted[] => filesInSight(map, list, finestOnly)
  return {
    load: async (): Promise<void> => void (await Promise.all(inSight().map(load))),
    reachOut: (): void => {
      finestOnly = false
    },
    show: async (hasParks: boolean): Promise<readonly GroundName[]> => {
      const wanted = inSight()
      await Promise.all(wanted.map(load))
      if (signal.aborted) return []
      for (const source of ['far', 'middle', 'near', 'town'] as const) show(source, wanted)
      return namesInSight(map, wanted, known, hasParks)
    },
  }
}
