import { fillSea } from './fill-sea.ts'
import { joinLines } from './join-lines.ts'
import { type Kind, type LayerName, nameKind } from './name-kind.ts'
import type { Box, Geometry, Position, RawFeature } from './raw-feature.ts'

/** A shape to draw, with the tags that the style uses. */
export interface Shape {
  readonly layer: LayerName
  /** From which zoom of 512-pixel tiles. */
  readonly from: number
  readonly tags: Readonly<Record<string, string | boolean>>
  readonly geometry: Geometry
}

export interface Shapes {
  readonly shapes: readonly Shape[]
  /** Things of the file that no street map shows, or that are unknown. */
  readonly leftOut: number
  /** True where the coast ends within the box, so that no sea could be filled. */
  readonly isSeaUnknown: boolean
}

const nameOf = (tags: RawFeature['tags']): string | undefined => tags['name:en'] ?? tags['name']

function shapeOf({ layer, kind, detail, from }: Kind, { tags, geometry }: RawFeature): Shape {
  const name = layer === 'buildings' ? undefined : nameOf(tags)
  const said = {
    kind,
    ...(detail && detail !== kind ? { kind_detail: detail } : {}),
    ...(name ? { name } : {}),
    ...(tags['bridge'] && tags['bridge'] !== 'no' ? { is_bridge: true } : {}),
    ...(tags['tunnel'] && tags['tunnel'] !== 'no' ? { is_tunnel: true } : {}),
  }
  return { layer, from, tags: said, geometry }
}

/** One shape for all lines that say the same: their tags are written once, and pieces become whole. */
function gathered(shapes: readonly Shape[]): Shape[] {
  const alike = new Map<string, Shape[]>()
  const others: Shape[] = []
  for (const shape of shapes) {
    if (shape.geometry.type !== 'line') {
      others.push(shape)
      continue
    }
    const key = JSON.stringify([shape.layer, shape.from, shape.tags])
    const known = alike.get(key)
    if (known) known.push(shape)
    else alike.set(key, [shape])
  }
  const lines = [...alike.values()].flatMap((all) => {
    const parts = all.flatMap(({ geometry }) => (geometry.type === 'line' ? geometry.lines : []))
    return all.slice(0, 1).map((first) => ({
      ...first,
      geometry: { type: 'line' as const, lines: joinLines(parts) },
    }))
  })
  return [...others, ...lines]
}

const isCoast = ({ tags, geometry }: RawFeature): boolean =>
  tags['natural'] === 'coastline' && geometry.type !== 'point'

type Areas = Extract<Geometry, { type: 'area' }>['areas']

const ringOf = ([west, south, east, north]: Box): readonly Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/**
 * A street map of a file's features: named kinds, joined lines, and the sea beside its coast. `isWhole` is
 * true of a file that would have a coast if there were one: a box without is land.
 */
export function drawShapes(
  features: readonly RawFeature[],
  box: Box,
  { isWhole }: { readonly isWhole: boolean },
): Shapes {
  const coasts = features.filter(isCoast).flatMap(({ geometry }) => {
    if (geometry.type === 'line') return geometry.lines
    // An island whose coast is one closed line may come as an area.
    return geometry.type === 'area' ? geometry.areas.flatMap((rings) => rings.slice(0, 1)) : []
  })
  const shapes: Shape[] = []
  let leftOut = 0
  for (const feature of features) {
    if (isCoast(feature)) continue
    const kind = nameKind(feature)
    if (kind) shapes.push(shapeOf(kind, feature))
    else leftOut += 1
  }
  const sea = fillSea(coasts, box)
  const areaOf = (layer: LayerName, kind: string, areas: Areas): Shape => ({
    layer,
    from: 10,
    tags: { kind },
    geometry: { type: 'area', areas },
  })
  // Without a coastline the world map's own stays: land and sea can't be told apart.
  if (sea && (isWhole || sea.length > 0)) shapes.push(areaOf('earth', 'earth', [[ringOf(box)]]))
  if (sea && sea.length > 0) shapes.push(areaOf('water', 'ocean', sea))
  return { shapes: gathered(shapes), leftOut, isSeaUnknown: sea === undefined }
}
