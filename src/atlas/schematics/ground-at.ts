import type { Schematic } from './schema.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

export type SchematicShape = Schematic['shapes'][number]

/** A shape's corners. */
export const cornersOf = ({ points }: SchematicShape): readonly Point[] =>
  Array.from({ length: points.length / 2 }, (_, at) => ({
    lng: points[2 * at] ?? 0,
    lat: points[2 * at + 1] ?? 0,
  }))

const metresPerDegree = 111_320

/** True inside a ring; on its line either way. */
export function isInside(point: Point, ring: readonly Point[]): boolean {
  let inside = false
  for (const [at, a] of ring.entries()) {
    const b = ring.at(at - 1) ?? a
    if (a.lat > point.lat === b.lat > point.lat) continue
    const crossing = a.lng + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)
    if (point.lng < crossing) inside = !inside
  }
  return inside
}

/** Metres from a point to a stretch of a line; flat, which is enough within a town. */
function metresTo(point: Point, a: Point, b: Point): number {
  const width = metresPerDegree * Math.cos((point.lat * Math.PI) / 180)
  const [ax, ay] = [(a.lng - point.lng) * width, (a.lat - point.lat) * metresPerDegree]
  const [bx, by] = [(b.lng - point.lng) * width, (b.lat - point.lat) * metresPerDegree]
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : -(ax * (bx - ax) + ay * (by - ay)) / length
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(ax + at * (bx - ax), ay + at * (by - ay))
}

/** True where a shape is drawn over a point. */
function covers(shape: SchematicShape, point: Point): boolean {
  const corners = cornersOf(shape)
  if (shape.kind !== 'river') return isInside(point, corners)
  return corners.some((corner, at) => {
    const before = corners[at - 1]
    return before !== undefined && metresTo(point, before, corner) < shape.widthMetres / 2
  })
}

/** The water that lies at a point when all is drawn; undefined on land. */
export function waterAt({ ground, shapes }: Schematic, point: Point): string | undefined {
  const drawn = shapes.filter((shape) => shape.kind !== 'park' && covers(shape, point)).at(-1)
  if (!drawn) return ground === 'water' ? 'the open water' : undefined
  return drawn.kind === 'land' ? undefined : drawn.name
}
