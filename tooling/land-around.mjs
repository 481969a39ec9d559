// Shores of the schematics are drawn by hand, some hundred metres to a few kilometres off. What is known to
// stand on land corrects them: the nearest shore is drawn around it, softly, so that no sight stands in the sea.

const metresPerDegree = 111_320
/** A shore that is further away belongs to another coast: the point gets an islet of its own. */
const nearShore = 4500
/** An island is nearer to no coast than this, or it is a part of it. */
const nearIsland = 500
const isletMetres = 320
const isletCorners = 14
/** How far a bulge reaches along its shore, by how far it stands out. */
const reachOf = (depth) => 700 + 2.4 * depth
const rounds = 6

const rounded = (value) => Math.round(value * 1e5) / 1e5
const minus = (a, b) => [a[0] - b[0], a[1] - b[1]]
const length = ([x, y]) => Math.hypot(x, y)

/** The edges of a ring that come between two heights: no other meets a level line there. */
function edgesOf(ring, [lowest, highest]) {
  const edges = []
  for (let at = 0; at < ring.length; at += 1) {
    const [a, b] = [ring[at], ring[at + 1] ?? ring[0]]
    if (Math.max(a[1], b[1]) >= lowest && Math.min(a[1], b[1]) <= highest) edges.push({ a, b, at })
  }
  return edges
}

/** True inside a ring, by its edges. */
function isInside([x, y], edges) {
  let inside = false
  for (const { a, b } of edges)
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      inside = !inside
  return inside
}

/** The nearest point of a ring's line: where, how far, and on which edge. */
function nearestOn(point, edges, isFixed) {
  let best = { far: Infinity }
  for (const { a, b, at } of edges) {
    if (isFixed(a) && isFixed(b)) continue
    const [x, y] = minus(b, a)
    const [dx, dy] = minus(point, a)
    const square = x ** 2 + y ** 2
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, (dx * x + dy * y) / square))
    const spot = [a[0] + share * x, a[1] + share * y]
    const far = length(minus(point, spot))
    if (far < best.far) best = { far, spot, at }
  }
  return best
}

/**
 * The line from a spot along the corners that follow, in steps, and how many of these it passes: to the end of
 * the reach, or to the first corner that stays.
 */
function along(spot, corners, { reach, step, isFixed }) {
  const line = []
  let [before, gone, passed] = [spot, 0, 0]
  for (const corner of corners) {
    const long = length(minus(corner, before))
    const pieces = Math.max(1, Math.ceil(Math.min(long, reach - gone) / step))
    const end = Math.min(1, (reach - gone) / Math.max(long, 1e-9))
    for (let piece = 1; piece <= pieces; piece += 1) {
      const share = (end * piece) / pieces
      const [x, y] = minus(corner, before)
      const at = [before[0] + share * x, before[1] + share * y]
      line.push({ at, gone: gone + share * long })
    }
    if (end < 1 || isFixed(corner)) return { line, passed: end < 1 ? passed : passed + 1 }
    passed += 1
    gone += long
    before = corner
  }
  return { line, passed }
}

/** Moves the shore at `spot` behind the point, and less and less of what follows on either side. */
function bulge(ring, point, { far, spot, at }, { isFixed, behind }) {
  const reach = reachOf(far)
  const half = Math.floor(ring.length / 2) - 1
  const turned = [...ring.slice(at + 1), ...ring.slice(0, at + 1)]
  const how = { reach, step: reach / 9, isFixed }
  const ahead = along(spot, turned.slice(0, half), how)
  const back = along(spot, turned.toReversed().slice(0, half), how)
  const way = minus(point, spot)
  const times = far < 1 ? 0 : (far + behind) / far
  const moved = ({ at: corner, gone }) => {
    const weight = isFixed(corner) ? 0 : times * (1 - Math.min(1, gone / reach) ** 2) ** 2
    return [corner[0] + way[0] * weight, corner[1] + way[1] * weight]
  }
  return [
    ...back.line.toReversed().map(moved),
    moved({ at: spot, gone: 0 }),
    ...ahead.line.map(moved),
    ...turned.slice(ahead.passed, turned.length - back.passed),
  ]
}

const islet = ([x, y]) =>
  Array.from({ length: isletCorners }, (_, at) => {
    const turn = (at / isletCorners) * 2 * Math.PI
    const radius = isletMetres * (1 + 0.18 * Math.sin(3 * turn + x) + 0.1 * Math.sin(2 * turn + y))
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })

/**
 * The shapes of a part of the world, with land around the points that stand on it. Points are [longitude,
 * latitude], of an island with a third member, true. Parks and rivers stay. The shore comes to lie `behind` so
 * many metres of a point; `lat` is where degrees are measured.
 */
export function landAround({ ground, box, shapes, lat, behind = 160 }, points) {
  const [west, south, east, north] = box
  const middle = lat ?? (south + north) / 2
  const width = Math.cos((middle * Math.PI) / 180) * metresPerDegree
  const flat = ([x, y]) => [x * width, y * metresPerDegree]
  const round = ([x, y]) => [rounded(x / width), rounded(y / metresPerDegree)]
  const [low, high] = [flat([west, south]), flat([east, north])]
  const isFixed = ([x, y]) => Math.min(x - low[0], y - low[1], high[0] - x, high[1] - y) < 2
  const isArea = ({ kind }) => kind === 'water' || kind === 'land'
  const strays = points
    .filter(([x, y]) => x > west && x < east && y > south && y < north)
    .map(([x, y, isIsland = false]) => ({ point: flat([x, y]), isIsland }))
  const heights = strays.map(({ point }) => point[1])
  const band = [Math.min(...heights) - 2 * nearShore, Math.max(...heights) + 2 * nearShore]
  const asDrawn = (shape, ring, isMoved) => ({ shape, ring, isMoved, edges: edgesOf(ring, band) })
  const drawn = shapes.map((shape) => asDrawn(shape, shape.points.map(flat), false))
  /** The area on top at a point. */
  const topAt = (point) =>
    drawn.findLastIndex(({ shape, edges }) => isArea(shape) && isInside(point, edges))
  for (let turn = 0; turn < rounds; turn += 1)
    for (const { point, isIsland } of strays) {
      const top = topAt(point)
      if ((drawn[top]?.shape.kind ?? ground) !== 'water') continue
      // The shore of its water, and of what land lies in that water.
      const [first] = drawn
        .filter(({ shape }, at) => at === top || (shape.kind === 'land' && at > top))
        .map((one) => ({ one, near: nearestOn(point, one.edges, isFixed) }))
        .toSorted((a, b) => a.near.far - b.near.far)
      if (first && first.near.far <= (isIsland ? nearIsland : nearShore)) {
        const ring = bulge(first.one.ring, point, first.near, { isFixed, behind })
        Object.assign(first.one, asDrawn(first.one.shape, ring, true))
      } else {
        const shape = { kind: 'land', name: '' }
        // Directly over its water: what was drawn later lies over it still.
        drawn.splice(top + 1, 0, asDrawn(shape, islet(point), true))
      }
    }
  return drawn.map(({ shape, ring, isMoved }) =>
    isMoved ? { ...shape, points: ring.map(round) } : shape,
  )
}
