import type {
  ExpressionSpecification as Expression,
  FilterSpecification as Filter,
  LayerSpecification,
  Map as LibreMap,
} from 'maplibre-gl'
import * as terms from './street-terms.ts'

type Symbols = Extract<LayerSpecification, { type: 'symbol' }>

interface Label {
  readonly id: string
  readonly layer: string
  readonly minzoom: number
  readonly filter: Filter
  readonly layout: NonNullable<Symbols['layout']>
  readonly paint: NonNullable<Symbols['paint']>
}

const name: Expression = ['coalesce', ['get', 'name:en'], ['get', 'name']]

const along = { 'symbol-placement': 'line', 'text-size': 11, 'text-padding': 8 } as const
const inItalics = { 'text-font': ['Fraunces Italic', 'Fraunces', 'serif'], 'text-size': 14 }

const onGround = (token: string): Label['paint'] => ({
  'text-color': terms.colour('--ink-2'),
  'text-halo-color': terms.colour(token),
  'text-halo-width': 1.4,
})

const onWater = (): Label['paint'] => ({
  'text-color': terms.colour('--glacier'),
  'text-halo-color': terms.colour('--map-water'),
  'text-halo-width': 1,
})

/** Names of streets and rivers along their lines, of waters and parks where they are. */
const nameLabels = (): readonly Label[] => [
  {
    id: 'road-name',
    layer: 'roads',
    minzoom: 13,
    filter: terms.all(terms.isLine, ['any', terms.broadRoad, terms.middleRoad]),
    layout: along,
    paint: onGround('--map-land'),
  },
  {
    id: 'small-name',
    layer: 'roads',
    minzoom: 15,
    filter: terms.all(terms.isOneOf(terms.kind, 'minor_road path')),
    layout: along,
    paint: onGround('--map-land'),
  },
  {
    id: 'river-name',
    layer: 'water',
    minzoom: 12,
    filter: terms.all(terms.isLine),
    layout: { ...inItalics, 'symbol-placement': 'line' },
    paint: onWater(),
  },
  {
    id: 'water-name',
    layer: 'water',
    minzoom: 11,
    filter: terms.all(terms.not(terms.isLine)),
    layout: inItalics,
    paint: onWater(),
  },
  {
    id: 'park-name',
    layer: 'landuse',
    minzoom: 14,
    filter: terms.all(terms.isOneOf(terms.kind, 'park nature_reserve garden')),
    layout: { 'text-size': 11 },
    paint: onGround('--map-park'),
  },
]

const isStation: Expression = ['==', terms.kind, 'station']

/** The one picture of the style: a square of one colour, made in place so that none is fetched. */
const squareSign = 'square'

/** Adds the square to a map that asks for it. */
export function addSquare(map: LibreMap, id: string): void {
  if (id !== squareSign || map.hasImage(id)) return
  const side = 16
  const data = new Uint8ClampedArray(4 * side * side).fill(255)
  map.addImage(id, { width: side, height: side, data }, { sdf: true })
}

/** A small square, and in that of the metro an M. */
const signs = (): readonly Label[] =>
  (
    [
      ['station', 0.6, '', terms.not(terms.isMetro), '--map-rail'],
      ['metro', 1, 'M', terms.isMetro, '--glacier'],
    ] as const
  ).map(([id, size, text, which, token]) => ({
    id: `${id}-sign`,
    layer: 'pois',
    minzoom: 12.5,
    filter: terms.all(isStation, which),
    layout: {
      'icon-image': squareSign,
      'icon-size': size,
      'icon-allow-overlap': true,
      'text-field': text,
      'text-font': ['Figtree Bold', 'Figtree', 'sans-serif'],
      'text-size': 11,
      'text-allow-overlap': true,
    },
    paint: { 'icon-color': terms.colour(token), 'text-color': terms.colour('--raised') },
  }))

/** The names and signs of a street map. */
export const streetNames = (frame: terms.Frame): LayerSpecification[] =>
  [...nameLabels(), ...signs()].map(({ id, layer, minzoom, filter, layout, paint }) => ({
    ...frame,
    id: `street-${id}`,
    type: 'symbol',
    'source-layer': layer,
    minzoom,
    filter,
    layout: { 'text-font': ['Figtree', 'sans-serif'], 'text-field': name, ...layout },
    paint,
  }))
