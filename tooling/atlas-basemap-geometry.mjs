// Plane geometry of the basemap: longitudes and latitudes as x and y.

/** [west, south, east, north] in degrees. */
export const boundsOf = (points) => {
  const bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    bounds[0] = Math.min(bounds[0], x)
    bounds[1] = Math.min(bounds[1], y)
    bounds[2] = Math.max(bounds[2], x)
    bounds[3] = Math.max(bounds[3], y)
  }
  return bounds
}

export const overlap = (a, b) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]

const within = (inner, outer) =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/** The four edges of a box: which coordinate, where, and on which side one is inside. */
const edgesOf = ([west, south, east, north]) => [
  [0, west, 1],
  [0, east, -1],
  [1, south, 1],
  [1, north, -1],
]

function crossing(a, b, axis, at) {
  const share = (at - a[axis]) / (b[axis] - a[axis])
  return axis === 0 ? [at, a[1] + share * (b[1] - a[1])] : [a[0] + share * (b[0] - a[0]), at]
}

/** The part of a closed ring inside a box (Sutherland and Hodgman); [] when there is none. */
export function clipRing(ring, box) {
  if (within(boundsOf(ring), box)) return ring
  let points = ring
  for (const [axis, at, side] of edgesOf(box)) {
    const inside = (point) => (point[axis] - at) * side >= 0
    const clipped = []
    for (const [index, point] of points.entries()) {
      const before = points[(index + points.length - 1) % points.length]
      if (inside(point) !== inside(before)) clipped.push(crossing(before, point, axis, at))
      if (inside(point)) clipped.push(point)
    }
    points = clipped
    if (points.length === 0) return []
  }
  return points
}

/** The shares of a segment between which it runs inside a box (Liang and Barsky). */
function spanInside(a, b, box) {
  let [from, to] = [0, 1]
  for (const [axis, at, side] of edgesOf(box)) {
    const start = (a[axis] - at) * side
    const rise = (b[axis] - a[axis]) * side
    if (rise === 0 && start < 0) return undefined
    if (rise > 0) from = Math.max(from, -start / rise)
    if (rise < 0) to = Math.min(to, -start / rise)
  }
  return from <= to ? [from, to] : undefined
}

const along = (a, b, share) => [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]

/** The parts of a line inside a box, as lines. */
export function clipLine(line, box) {
  if (within(boundsOf(line), box)) return [line]
  const parts = []
  let part = []
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1], line[index]]
    const span = spanInside(a, b, box)
    if (!span) continue
    if (part.length === 0) part.push(along(a, b, span[0]))
    part.push(along(a, b, span[1]))
    if (span[1] < 1) {
      parts.push(part)
      part = []
    }
  }
  if (part.length > 1) parts.push(part)
  return parts.filter((points) => points.length > 1)
}

/**
 * Points as whole numbers of 1/scale degrees, each as the step from the one before:
 * [x, y, dx, dy, …]. Points that fall together become one.
 */
export function stepsOf(points, scale) {
  const steps = []
  let [x, y] = [0, 0]
  for (const point of points) {
    const [nextX, nextY] = [Math.round(point[0] * scale), Math.round(point[1] * scale)]
    if (steps.length > 0 && nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return steps
}
