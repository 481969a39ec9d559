import type {
  ExpressionSpecification as Expression,
  FilterSpecification as Filter,
  LayerSpecification,
} from 'maplibre-gl'
import { streetNames } from './street-names.ts'
import * as terms from './street-terms.ts'

/** Pixels of a line at zooms; a street keeps its width on the ground when one comes nearer. */
const width = (...stops: readonly number[]): Expression =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops] as Expression

/** Three widths: the narrowest first, so that the broad lie over them. */
const roads = [
  {
    id: 'small',
    is: terms.smallRoad,
    width: width(10, 0.25, 11, 0.4, 13, 1.1, 15, 3.6, 18, 15),
    /** From where it has a hairline beside it. */
    cased: 14,
  },
  {
    id: 'middle',
    is: terms.middleRoad,
    width: width(10, 0.6, 13, 2.2, 15, 5.5, 18, 20),
    cased: 12.5,
  },
  { id: 'broad', is: terms.broadRoad, width: width(10, 1.2, 13, 3.4, 15, 8, 18, 28), cased: 11 },
] as const

const parks =
  'park forest wood nature_reserve national_park cemetery garden golf_course grass recreation_ground village_green protected_area'

type Lines = Extract<LayerSpecification, { type: 'line' }>
type Fills = Extract<LayerSpecification, { type: 'fill' }>

interface Part {
  readonly id: string
  readonly layer: string
  readonly filter: Filter
  readonly minzoom?: number
}

const fill = (frame: terms.Frame, { layer, ...part }: Part, paint: Fills['paint']): Fills => ({
  ...frame,
  ...part,
  id: `street-${part.id}`,
  type: 'fill',
  'source-layer': layer,
  paint: paint ?? {},
})

const line = (
  frame: terms.Frame,
  { layer, ...part }: Part,
  paint: Lines['paint'],
  cap: 'round' | 'butt' = 'round',
): Lines => ({
  ...frame,
  ...part,
  id: `street-${part.id}`,
  type: 'line',
  'source-layer': layer,
  layout: { 'line-cap': cap, 'line-join': 'round' },
  paint: paint ?? {},
})

/** Land, parks, water with its shore, squares and buildings. */
function grounds(frame: terms.Frame): LayerSpecification[] {
  const { colour, all, isArea, isLine, isOneOf, kind } = terms
  const water = { layer: 'water', filter: all(isArea) }
  const areas = (id: string, words: string) => ({
    id,
    layer: 'landuse',
    filter: all(isArea, isOneOf(kind, words)),
  })
  return [
    fill(
      frame,
      { id: 'earth', layer: 'earth', filter: all(isArea) },
      { 'fill-color': colour('--map-land') },
    ),
    fill(frame, areas('park', parks), { 'fill-color': colour('--map-park') }),
    fill(frame, { ...water, id: 'water' }, { 'fill-color': colour('--map-water') }),
    line(
      frame,
      { ...water, id: 'shore' },
      { 'line-color': colour('--map-shore'), 'line-width': 1 },
    ),
    line(
      frame,
      { id: 'river', layer: 'water', filter: all(isLine) },
      { 'line-color': colour('--map-water'), 'line-width': width(10, 0.6, 14, 2, 18, 8) },
    ),
    fill(frame, areas('square', 'pedestrian square pier'), { 'fill-color': colour('--map-road') }),
    fill(
      frame,
      { id: 'building', layer: 'buildings', filter: all(isArea), minzoom: 14.5 },
      { 'fill-color': colour('--map-case'), 'fill-opacity': 0.55 },
    ),
  ]
}

/** A hairline on both sides of a street; that of a bridge is a muted maple. */
function casings(frame: terms.Frame): LayerSpecification[] {
  const isBridge: Expression = ['==', ['get', 'is_bridge'], true]
  return roads.map((road) =>
    line(
      frame,
      { id: `${road.id}-case`, layer: 'roads', filter: terms.all(road.is), minzoom: road.cased },
      {
        'line-color': ['case', isBridge, terms.colour('--maple'), terms.colour('--map-case')],
        'line-opacity': ['case', isBridge, 0.4, 1],
        'line-gap-width': road.width,
        'line-width': 0.8,
      },
    ),
  )
}

function rails(frame: terms.Frame): LayerSpecification[] {
  const { all, kind, isMetro, not, colour } = terms
  const isRail: Expression = ['==', kind, 'rail']
  const rail = { layer: 'roads', filter: all(isRail, not(isMetro)) }
  const inRail = { 'line-color': colour('--map-rail') }
  return [
    line(
      frame,
      { ...rail, id: 'rail' },
      { ...inRail, 'line-width': width(10, 0.6, 14, 1.2, 18, 2.4) },
    ),
    line(
      frame,
      { ...rail, id: 'rail-ticks', minzoom: 12.5 },
      { ...inRail, 'line-width': width(12, 2, 14, 4, 18, 8), 'line-dasharray': [0.3, 2.4] },
      'butt',
    ),
    line(
      frame,
      { id: 'metro', layer: 'roads', filter: all(isRail, isMetro) },
      {
        'line-color': colour('--glacier'),
        'line-opacity': 0.75,
        'line-width': width(10, 1, 14, 1.8, 18, 3),
        'line-dasharray': [3, 2],
      },
      'butt',
    ),
  ]
}

/** Ways, narrow under broad, with rail and metro over them. */
function ways(frame: terms.Frame): LayerSpecification[] {
  const { all, colour, isOneOf, kind } = terms
  const paths = { id: 'path', layer: 'roads', filter: all(isOneOf(kind, 'path')), minzoom: 14 }
  const inWhite = { 'line-color': colour('--map-road') }
  return [
    line(frame, paths, { ...inWhite, 'line-width': width(14, 0.6, 18, 4) }),
    ...casings(frame),
    ...roads.map((road) =>
      line(
        frame,
        { id: road.id, layer: 'roads', filter: all(road.is) },
        { ...inWhite, 'line-width': road.width },
      ),
    ),
    ...rails(frame),
  ]
}

/** The street style in the theme's colours, for tiles in the layers of the Protomaps basemap. */
export const streetLayers = (frame: terms.Frame): LayerSpecification[] => [
  ...grounds(frame),
  ...ways(frame),
  ...streetNames(frame),
]
