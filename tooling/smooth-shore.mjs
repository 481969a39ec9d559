// Shores and banks of the schematics: curves through the points that were drawn, instead of straight edges.

/** Where a line turns more sharply than this, it has a corner: a quay, a harbour's basin. */
const sharpest = (80 * Math.PI) / 180
/** Pieces of the curve between two points. */
const pieces = 4

const minus = (a, b) => [a[0] - b[0], a[1] - b[1]]
const distance = (a, b) => Math.hypot(...minus(a, b))
const between = (a, b, from, to, at) => {
  const share = to === from ? 0 : (at - from) / (to - from)
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
}

/** How much a line turns at a point, from 0 to π. */
function turnAt(before, point, after) {
  const [ax, ay] = minus(point, before)
  const [bx, by] = minus(after, point)
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by))
}

/** The point at `share` of the centripetal Catmull-Rom curve from b to c: it makes no loops. */
function curveAt([a, b, c, d], share) {
  const knots = [0]
  for (const [from, to] of [
    [a, b],
    [b, c],
    [c, d],
  ])
    knots.push(knots.at(-1) + Math.max(1e-9, Math.sqrt(distance(from, to))))
  const [ka, kb, kc, kd] = knots
  const at = kb + share * (kc - kb)
  const ab = between(a, b, ka, kb, at)
  const bc = between(b, c, kb, kc, at)
  const cd = between(c, d, kc, kd, at)
  return between(between(ab, bc, ka, kc, at), between(bc, cd, kb, kd, at), kb, kc, at)
}

/** The point as far beyond `from` as `to` is before it. */
const beyond = (from, to) => [2 * from[0] - to[0], 2 * from[1] - to[1]]

const rounded = ([x, y]) => [Math.round(x * 1e5) / 1e5, Math.round(y * 1e5) / 1e5]

/**
 * The curve through [longitude, latitude] points, which all stay; a ring if it is closed. What lies on the
 * edge of the box, west, south, east, north, stays straight.
 */
export function smoothShore(points, isClosed, box) {
  const count = points.length
  const at = (index) => points[((index % count) + count) % count]
  const width = Math.cos((((box[1] + box[3]) / 2) * Math.PI) / 180)
  const flat = points.map(([x, y]) => [x * width, y])
  const flatAt = (index) => flat[((index % count) + count) % count]
  const isOnEdge = ([x, y]) => x === box[0] || x === box[2] || y === box[1] || y === box[3]
  const isEnd = (index) => !isClosed && (index === 0 || index === count - 1)
  const isCorner = (index) =>
    isEnd(index) ||
    isOnEdge(at(index)) ||
    turnAt(flatAt(index - 1), flatAt(index), flatAt(index + 1)) > sharpest
  const smooth = []
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    smooth.push(at(index))
    if (isOnEdge(at(index)) && isOnEdge(at(index + 1))) continue
    const [b, c] = [flatAt(index), flatAt(index + 1)]
    const a = isCorner(index) ? beyond(b, c) : flatAt(index - 1)
    const d = isCorner(index + 1) ? beyond(c, b) : flatAt(index + 2)
    for (let piece = 1; piece < pieces; piece += 1) {
      const [x, y] = curveAt([a, b, c, d], piece / pieces)
      smooth.push(rounded([x / width, y]))
    }
  }
  return isClosed ? smooth : [...smooth, points.at(-1)]
}
