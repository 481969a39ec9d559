import { softCorners } from '#design/drawn-map/soft-corners.ts'
import { type Box, pairs, type Position, type TownFile } from './town-file.ts'
import { type GroundName, townNames } from './ground-names.ts'
import { townShores } from './town-shores.ts'

/** GeoJSON, as much of it as the ground is made of. */
export interface GroundFeature {
  readonly type: 'Feature'
  readonly properties: {
    readonly kind: string
    readonly name?: string
    /** Of a river: pixels at zoom 0. */
    readonly width?: number
  }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Position[][] }
    | { readonly type: 'LineString'; readonly coordinates: Position[] }
    | { readonly type: 'Point'; readonly coordinates: Position }
}

/** What is drawn of a file, and what is named. */
export interface GroundPart {
  readonly features: readonly GroundFeature[]
  readonly names: readonly GroundName[]
}

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
    /** Sides of the box where the drawing and the world's coast do not meet. */
    readonly cuts: readonly Side[]
  }[]
}

export type Side = 'west' | 'south' | 'east' | 'north'

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

async function read<T>(url: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(url, signal ? { signal } : {})
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as T
}

let list: Promise<GroundList> | undefined

/** Asked once a visit; a failure is asked again by the next map. */
export function readGroundList(): Promise<GroundList> {
  list ??= read<GroundList>('/basemap.json').catch((error: unknown) => {
    list = undefined
    throw error
  })
  return list
}

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
): Promise<GroundPart> {
  const file = await read<GroundFile>(url, signal)
  const { scale } = file
  const areas = (kind: string, all: readonly Steps[]) =>
    all.map((steps) => area(kind, pointsOf(steps, scale)))
  const lines = (kind: string, all: readonly Steps[]) =>
    all.map((steps) => line({ kind }, pointsOf(steps, scale)))
  const features = [
    // A finer coast lies over a coarser one, and the sea of the finer covers it.
    area('sea', boxRing(box)),
    ...areas('land', file.land),
    ...areas('lake', file.lakes),
    ...lines('river', file.rivers),
    ...lines('state', file.states),
    ...lines('border', file.borders),
  ]
  const names = file.labels.map(([name, x, y, rank]) => ({
    name,
    kind: 'town' as const,
    rank,
    lng: x / scale,
    lat: y / scale,
  }))
  return { features, names }
}

/** Pixels at zoom 0 for a metre at this latitude: a river keeps its width when one comes nearer. */
const pixelsPerMetre = (lat: number): number => 1 / (78_271.517 * Math.cos((lat * Math.PI) / 180))

/** A town's drawing: its ground, water and parks, and its names. */
export async function readTown(url: string, signal: AbortSignal): Promise<GroundPart> {
  const town = await read<TownFile>(url, signal)
  const { box, ground, shapes } = town
  const perMetre = pixelsPerMetre((box[1] + box[3]) / 2)
  const { shores, seams } = townShores(town)
  const features = [
    area(ground === 'water' ? 'sea' : 'ground', boxRing(box)),
    ...shapes.map(({ kind, points, widthMetres = 60 }) =>
      kind === 'river'
        ? line({ kind, width: widthMetres * perMetre }, pairs(points))
        : area(
            kind,
            kind === 'park' ? softCorners(pairs(points)).map((point) => [...point]) : pairs(points),
          ),
    ),
    ...seams.map((run) => line({ kind: 'seam' }, run)),
    ...shores.map((run) => line({ kind: 'shore' }, run)),
  ]
  return { features, names: townNames(town) }
}
