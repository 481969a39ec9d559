type Position = [lng: number, lat: number]

/** GeoJSON, as much of it as the ground is made of. */
export interface GroundFeature {
  readonly type: 'Feature'
  readonly properties: {
    readonly kind: string
    readonly name?: string
    readonly rank?: number
    /** Of a river: pixels at zoom 0. */
    readonly width?: number
  }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Position[][] }
    | { readonly type: 'LineString'; readonly coordinates: Position[] }
    | { readonly type: 'Point'; readonly coordinates: Position }
}

/** [west, south, east, north] in degrees. */
export type Box = readonly [number, number, number, number]

interface Level {
  readonly name: string
  /** In the count of 256-pixel tiles. */
  readonly fromZoom: number
  readonly files: readonly { readonly url: string; readonly box: Box }[]
}

/** What `/basemap.json` lists. */
export interface GroundList {
  readonly credit: string
  readonly levels: readonly Level[]
  readonly schematics: readonly {
    readonly slug: string
    readonly url: string
    readonly box: Box
  }[]
}

type Steps = readonly number[]
type Label = readonly [name: string, x: number, y: number, rank: number]

/** Shapes as steps of 1/scale degrees, each from the point before. */
interface GroundFile {
  readonly scale: number
  readonly land: readonly Steps[]
  readonly lakes: readonly Steps[]
  readonly borders: readonly Steps[]
  readonly states: readonly Steps[]
  readonly rivers: readonly Steps[]
  readonly labels: readonly Label[]
}

interface TownFile {
  readonly note: string
  readonly box: Box
  readonly ground: 'land' | 'water'
  readonly shapes: readonly {
    readonly kind: 'water' | 'land' | 'park' | 'river'
    readonly name: string
    readonly points: readonly number[]
    readonly widthMetres?: number
  }[]
  readonly districts: readonly (readonly [name: string, lng: number, lat: number])[]
}

async function read<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as T
}

export const readGroundList = (signal: AbortSignal): Promise<GroundList> =>
  read<GroundList>('/basemap.json', signal)

/** Steps as points in degrees. */
function pointsOf(steps: Steps, scale: number): Position[] {
  let [x, y] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[2 * at] ?? 0
    y += steps[2 * at + 1] ?? 0
    return [x / scale, y / scale]
  })
}

const ring = (points: Position[]): Position[] => (points[0] ? [...points, points[0]] : points)

const area = (kind: string, points: Position[]): GroundFeature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [ring(points)] },
})

const line = (properties: GroundFeature['properties'], coordinates: Position[]): GroundFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
})

const label = (name: string, rank: number, coordinates: Position): GroundFeature => ({
  type: 'Feature',
  properties: { kind: 'label', name, rank },
  geometry: { type: 'Point', coordinates },
})

const boxRing = ([west, south, east, north]: Box): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

/** The part of the world in one file, in the features that the style draws. */
export async function readGround(
  { url, box }: Level['files'][number],
  signal: AbortSignal,
): Promise<GroundFeature[]> {
  const file = await read<GroundFile>(url, signal)
  const { scale } = file
  const areas = (kind: string, all: readonly Steps[]) =>
    all.map((steps) => area(kind, pointsOf(steps, scale)))
  const lines = (kind: string, all: readonly Steps[]) =>
    all.map((steps) => line({ kind }, pointsOf(steps, scale)))
  return [
    // A finer coast lies over a coarser one, and the sea of the finer covers it.
    area('sea', boxRing(box)),
    ...areas('land', file.land),
    ...areas('lake', file.lakes),
    ...lines('river', file.rivers),
    ...lines('state', file.states),
    ...lines('border', file.borders),
    ...file.labels.map(([name, x, y, rank]) => label(name, rank, [x / scale, y / scale])),
  ]
}

const pairs = (flat: readonly number[]): Position[] =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0])

/** Pixels at zoom 0 for a metre at this latitude: a river keeps its width when one comes nearer. */
const pixelsPerMetre = (lat: number): number => 1 / (78_271.517 * Math.cos((lat * Math.PI) / 180))

/** A town's drawing: its ground, water, parks and the names of its districts. */
export async function readTown(url: string, signal: AbortSignal): Promise<GroundFeature[]> {
  const town = await read<TownFile>(url, signal)
  const perMetre = pixelsPerMetre((town.box[1] + town.box[3]) / 2)
  return [
    area(town.ground === 'water' ? 'sea' : 'land', boxRing(town.box)),
    ...town.shapes.map(({ kind, points, widthMetres = 60 }) =>
      kind === 'river'
        ? line({ kind, width: widthMetres * perMetre }, pairs(points))
        : area(kind, pairs(points)),
    ),
    ...town.districts.map(([name, lng, lat]) => label(name, 1, [lng, lat])),
  ]
}
