// Where a town's drawing ends and the world's coast beside it does not go on as it was drawn: there the edge of
// the drawing would show as a straight cut.

/** So many points of a side are looked at. */
const looked = 96

/** Edges that a level line between two heights may meet. */
const edgesOf = (ring, lowest, highest) =>
  ring.flatMap((a, at) => {
    const b = ring[at + 1] ?? ring[0]
    return Math.max(a[1], b[1]) >= lowest && Math.min(a[1], b[1]) <= highest ? [[a, b]] : []
  })

const isInside = ([x, y], edges) =>
  edges.reduce(
    (inside, [a, b]) =>
      a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
        ? !inside
        : inside,
    false,
  )

const pairs = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at], flat[2 * at + 1]])

/** The sides of the box, each from corner to corner. */
const sidesOf = ([west, south, east, north]) => ({
  west: (share) => [west, south + share * (north - south)],
  south: (share) => [west + share * (east - west), south],
  east: (share) => [east, south + share * (north - south)],
  north: (share) => [west + share * (east - west), north],
})

/** A hair inside the box: on its line a ring may count either way. */
const inward = ([x, y], [west, south, east, north]) => [
  x + ((west + east) / 2 - x) * 1e-4,
  y + ((south + north) / 2 - y) * 1e-4,
]

/** The sides of a drawing, `west`, `south`, `east`, `north`, where it is land and the world is water, or the reverse. */
export function cutSides({ box, ground, shapes }, world) {
  const [, south, , north] = box
  const areas = shapes
    .filter(({ kind }) => kind === 'water' || kind === 'land')
    .map(({ kind, points }) => ({ kind, edges: edgesOf(pairs(points), south, north) }))
  const edges = (rings) => rings.flatMap((ring) => edgesOf(ring, south, north))
  const [land, lakes] = [edges(world.land), edges(world.lakes)]
  const isDrawnLand = (point) =>
    (areas.findLast((area) => isInside(point, area.edges))?.kind ?? ground) === 'land'
  const isWorldLand = (point) => isInside(point, land) && !isInside(point, lakes)
  return Object.entries(sidesOf(box))
    .filter(([, at]) =>
      Array.from({ length: looked }, (_, turn) => inward(at((turn + 0.5) / looked), box)).some(
        (point) => isDrawnLand(point) !== isWorldLand(point),
      ),
    )
    .map(([side]) => side)
}
