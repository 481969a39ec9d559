import { joinLines, keyOf, type Line } from './join-lines.ts'
import type { Box, Position } from './raw-feature.ts'

type Area = readonly Line[]

/** Where on the box's border a point is: 0 at its north-west corner, clockwise, 1 for each side. */
function alongBorder([lng, lat]: Position, [west, south, east, north]: Box): number {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9
  if (near(lat, north)) return (lng - west) / (east - west)
  if (near(lng, east)) return 1 + (north - lat) / (north - south)
  if (near(lat, south)) return 2 + (east - lng) / (east - west)
  return 3 + (lat - south) / (north - south)
}

const isIn = ([lng, lat]: Position, [west, south, east, north]: Box): boolean =>
  lng > west && lng < east && lat > south && lat < north

/** The part of a stretch that lies in the box (Liang and Barsky). */
function clipStretch(
  a: Position,
  b: Position,
  box: Box,
): readonly [Position, Position] | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  let [from, to] = [0, 1]
  for (const [p, q] of [
    [-dx, a[0] - box[0]],
    [dx, box[2] - a[0]],
    [-dy, a[1] - box[1]],
    [dy, box[3] - a[1]],
  ] as const) {
    if (p === 0 && q < 0) return undefined
    if (p < 0) from = Math.max(from, q / p)
    if (p > 0) to = Math.min(to, q / p)
  }
  if (from >= to) return undefined
  const point = (t: number): Position =>
    t === 0 ? a : t === 1 ? b : [a[0] + t * dx, a[1] + t * dy]
  return [point(from), point(to)]
}

/** The pieces of a line that lie in the box, each as it runs. */
function clipLine(line: Line, box: Box): Position[][] {
  const pieces: Position[][] = []
  for (const [at, b] of line.entries()) {
    const a = line[at - 1]
    const part = a && clipStretch(a, b, box)
    if (!part) continue
    const last = pieces.at(-1)
    const end = last?.at(-1)
    if (last && end && keyOf(end) === keyOf(part[0])) last.push(part[1])
    else pieces.push([...part])
  }
  return pieces
}

/** A closed line that begins outside the box; as it is where it lies in the box as a whole. */
function begunOutside(ring: Line, box: Box): Line {
  const at = ring.findIndex((point) => !isIn(point, box))
  return at <= 0 ? ring : [...ring.slice(at, -1), ...ring.slice(0, at + 1)]
}

const isClosed = (line: Line): boolean => {
  const [first, last] = [line[0], line.at(-1)]
  return first !== undefined && last !== undefined && keyOf(first) === keyOf(last)
}

/** Twice the area of a ring, above 0 if it runs against the clock. */
const turnOf = (ring: Line): number =>
  ring.reduce((sum, [x, y], at) => {
    const [u, v] = ring[at - 1] ?? [x, y]
    return sum + u * y - x * v
  }, 0)

const cornersOf = ([west, south, east, north]: Box): readonly Position[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
]

/** The box's corners that one passes clockwise from one place on its border to another. */
function cornersBetween(from: number, to: number, box: Box): readonly Position[] {
  const end = to > from ? to : to + 4
  const corners = cornersOf(box)
  return [1, 2, 3, 4, 5, 6, 7]
    .filter((side) => side > from && side < end)
    .flatMap((side) => corners.slice(side % 4, (side % 4) + 1))
}

/** Rings of the water right of the pieces, closed clockwise along the border of the box. */
function closeAlongBorder(pieces: readonly Line[], box: Box): Line[] {
  const begins = pieces.map((piece) => ({ piece, at: alongBorder(piece[0] ?? [0, 0], box) }))
  const left = new Set(pieces)
  const rings: Line[] = []
  for (const first of pieces) {
    if (!left.has(first)) continue
    const ring: Position[] = []
    let piece: Line = first
    while (left.delete(piece)) {
      ring.push(...piece)
      const end = alongBorder(piece.at(-1) ?? [0, 0], box)
      const onward = (at: number): number => (at >= end ? at - end : at - end + 4)
      const [next] = begins.toSorted((a, b) => onward(a.at) - onward(b.at))
      if (!next) break
      ring.push(...cornersBetween(end, next.at, box))
      piece = next.piece
    }
    if (ring[0]) rings.push([...ring, ring[0]])
  }
  return rings
}

export function contains(ring: Line, [lng, lat]: Position): boolean {
  let inside = false
  for (const [at, [x, y]] of ring.entries()) {
    const [u, v] = ring.at(at - 1) ?? [x, y]
    if (y > lat !== v > lat && lng < x + ((lat - y) / (v - y)) * (u - x)) inside = !inside
  }
  return inside
}

/**
 * The sea in a box from OpenStreetMap's coastlines, which have land on their left and water on their right.
 * Undefined if a coast ends within the box: the sea is not known then, and none is invented.
 */
export function fillSea(coasts: readonly Line[], box: Box): readonly Area[] | undefined {
  const chains = joinLines(coasts, true)
  const rings = chains.filter(
    (chain) => isClosed(chain) && chain.every((point) => isIn(point, box)),
  )
  const pieces = chains
    .filter((chain) => !rings.includes(chain))
    .flatMap((chain) => clipLine(isClosed(chain) ? begunOutside(chain, box) : chain, box))
  const isBroken = ([first]: Line, last?: Position): boolean =>
    [first, last].some((end) => end !== undefined && isIn(end, box))
  if (pieces.some((piece) => isBroken(piece, piece.at(-1)))) return undefined
  const islands = rings.filter((ring) => turnOf(ring) > 0)
  const waters = [...closeAlongBorder(pieces, box), ...rings.filter((ring) => turnOf(ring) <= 0)]
  if (waters.length === 0 && islands.length > 0) {
    const corners = cornersOf(box)
    waters.push([...corners, ...corners.slice(0, 1)])
  }
  return waters.map((water) => [
    water,
    ...islands.filter((island) => island[0] && contains(water, island[0])),
  ])
}
