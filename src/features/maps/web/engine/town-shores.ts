import { type Box, pairs, type Position, type TownFile } from './town-file.ts'
import { isInside } from './ground-names.ts'

type Kind = 'water' | 'land'

interface Area {
  readonly kind: Kind
  readonly points: readonly Position[]
  readonly corners: readonly { readonly lng: number; readonly lat: number }[]
  readonly bounds: Box
}

const boundsOf = (points: readonly Position[]): Box => {
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

/** Water and land, in the order in which they lie over each other. */
const areasOf = ({ shapes }: Pick<TownFile, 'shapes'>): readonly Area[] =>
  shapes.flatMap(({ kind, points: flat }): Area[] => {
    if (kind !== 'water' && kind !== 'land') return []
    const points = pairs(flat)
    const corners = points.map(([lng, lat]) => ({ lng, lat }))
    return [{ kind, points, corners, bounds: boundsOf(points) }]
  })

const holds = (
  { bounds: [west, south, east, north], corners }: Area,
  [lng, lat]: Position,
): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north && isInside({ lng, lat }, corners)

interface TownShores {
  readonly shores: readonly Position[][]
  /** Shores of water that land covers: the rim of its fill would shine through. */
  readonly seams: readonly Position[][]
}

/** Stretches of a ring that are wanted, joined where they follow each other. */
function runsOf(
  points: readonly Position[],
  isWanted: (from: Position, to: Position) => boolean,
): Position[][] {
  const runs: Position[][] = []
  for (const [at, to] of points.entries()) {
    const from = points.at(at - 1) ?? to
    if (!isWanted(from, to)) continue
    const last = runs.at(-1)
    if (last?.at(-1) === from) last.push(to)
    else runs.push([from, to])
  }
  return runs
}

const middleOf = (from: Position, to: Position): Position => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
]

/**
 * The shores of a town: the rings of its water and land, without what runs along the edge of the box,
 * where the drawing ends, and without what no shore is: water on water, land on land, and what lies under another.
 */
export function townShores(town: Pick<TownFile, 'ground' | 'shapes' | 'box'>): TownShores {
  const [west, south, east, north] = town.box
  const areas = areasOf(town)
  const isEdge = ([ax, ay]: Position, [bx, by]: Position): boolean =>
    (ax === bx && (ax === west || ax === east)) || (ay === by && (ay === south || ay === north))
  const lines = areas.map(({ kind, points }, index) => {
    const above = areas.slice(index + 1).toReversed()
    const below = areas.slice(0, index).toReversed()
    const over = (from: Position, to: Position): Area | undefined =>
      above.find((area) => holds(area, middleOf(from, to)))
    const shores = runsOf(points, (from, to) => {
      if (isEdge(from, to) || over(from, to)) return false
      const under = below.find((area) => holds(area, middleOf(from, to)))
      return (under?.kind ?? town.ground) !== kind
    })
    const seams =
      kind === 'water' ? runsOf(points, (from, to) => over(from, to)?.kind === 'land') : []
    return { shores, seams }
  })
  return {
    shores: lines.flatMap(({ shores }) => shores),
    seams: lines.flatMap(({ seams }) => seams),
  }
}
