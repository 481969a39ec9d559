import type {
  ExpressionSpecification as Expression,
  FilterSpecification as Filter,
  LayerSpecification,
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

/** A square, with an M in that of the metro: letters, so that no picture is fetched. */
const signs = (): readonly Label[] =>
  (
    [
      ['station', '■', 11, terms.not(terms.isMetro), '--map-rail'],
      ['metro-square', '■', 22, terms.isMetro, '--glacier'],
      ['metro-letter', 'M', 10, terms.isMetro, '--raised'],
    ] as const
  ).map(([id, text, size, which, token]) => ({
    id,
    layer: 'pois',
    minzoom: 12.5,
    filter: terms.all(isStation, which),
    layout: {
      'text-field': text,
      'text-size': size,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': terms.colour(token) },
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
