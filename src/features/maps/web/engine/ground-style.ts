import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  Map as LibreMap,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'

/** From how near each source is drawn, in the count of 512-pixel tiles. */
export const sourceZooms = { far: 0, middle: 2, near: 5, town: 8 } as const
export type SourceName = keyof typeof sourceZooms

/** From this zoom on a town is its own drawing, on the world's coast; under streets that has faded away. */
export const drawnFrom = 9
/** Nearer in, the drawing would promise more than it knows: it fades to bare ground within so many zooms. */
export const drawnUntil = 12
const fadesFor = 0.6
/** Where the world's coast, too coarse for streets, gives way to them. */
const streetZooms = { from: 9.5, to: 10.5 } as const

const tokens = {
  water: '--map-water',
  land: '--map-land',
  park: '--map-park',
  shore: '--map-shore',
  border: '--edge',
  state: '--line',
  text: '--ink-2',
} as const

/** The theme's colours, as the page shows them now. */
function readColours(): Readonly<Record<keyof typeof tokens, string>> {
  const style = getComputedStyle(document.documentElement)
  const of = (name: keyof typeof tokens) => style.getPropertyValue(tokens[name]).trim()
  return {
    water: of('water'),
    land: of('land'),
    park: of('park'),
    shore: of('shore'),
    border: of('border'),
    state: of('state'),
    text: of('text'),
  }
}

type Colours = ReturnType<typeof readColours>

/** From one value to another between two zooms. */
const giveWay = <T extends string | number>(
  from: T,
  to: T,
  zooms: { readonly from: number; readonly to: number },
): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], zooms.from, from, zooms.to, to]

const isKind = (kind: string) => ['==', ['get', 'kind'], kind] as ['==', ['get', string], string]

/** The areas and lines of one source, from the sea up. */
function groundLayers(
  source: SourceName,
  colours: Colours,
  opacity: ExpressionSpecification | number,
): LayerSpecification[] {
  const frame = { source, minzoom: sourceZooms[source] }
  const fill = (kind: string, colour: string): LayerSpecification => ({
    ...frame,
    id: `${source}-${kind}`,
    type: 'fill',
    filter: isKind(kind),
    // Without a smoothed edge the squares of the finest level show no seams.
    paint: {
      'fill-color': colour,
      'fill-antialias': kind !== 'sea',
      'fill-opacity': opacity,
    },
  })
  const thin = (kind: string, colour: string, width: number): LayerSpecification => ({
    ...frame,
    id: `${source}-${kind}`,
    type: 'line',
    filter: isKind(kind),
    paint: { 'line-color': colour, 'line-width': width, 'line-opacity': opacity },
  })
  return [
    fill('sea', colours.water),
    fill('land', colours.land),
    fill('lake', colours.water),
    thin('river', colours.water, 1.2),
    thin('state', colours.state, 0.8),
    thin('border', colours.border, 1),
  ]
}

/** A river's width at the zoom, and so many pixels more. */
const riverWidth = (more: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['+', ['get', 'width'], more],
  20,
  ['+', ['*', ['get', 'width'], 2 ** 20], more],
]

/** How much of a town's drawing is seen, by zoom and by how near its cut edge is to the view, 0 to 1. */
const townOpacity = (seen: number): ExpressionSpecification =>
  giveWay(0, seen, { from: sourceZooms.town, to: drawnFrom })

/** Lets a town's drawing fade into the world's coast. */
export function fadeTown(map: LibreMap, seen: number): void {
  for (const { id, type, source } of townLayers(readColours()))
    if (source === 'town' && map.getLayer(id))
      map.setPaintProperty(id, `${type}-opacity` as 'fill-opacity', townOpacity(seen))
}

/** A town's drawing: areas in the order in which they were drawn, shores with a line. */
function townLayers(colours: Colours): (FillLayerSpecification | LineLayerSpecification)[] {
  const frame = { source: 'town', minzoom: sourceZooms.town } as const
  const opacity = townOpacity(1)
  const fill = (id: string, kinds: readonly [string, string][]): FillLayerSpecification => ({
    ...frame,
    id: `town-${id}`,
    type: 'fill',
    filter: ['in', ['get', 'kind'], ['literal', kinds.map(([kind]) => kind)]],
    paint: {
      'fill-color': ['match', ['get', 'kind'], ...kinds.flat(), colours.land] as never,
      'fill-opacity': opacity,
    },
  })
  const line = (id: string, kind: string, paint: object): LineLayerSpecification => ({
    ...frame,
    id: `town-${id}`,
    type: 'line',
    filter: isKind(kind),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-opacity': opacity, ...paint },
  })
  return [
    fill('ground', [
      ['sea', colours.water],
      ['ground', colours.land],
    ]),
    line('bank', 'river', { 'line-color': colours.shore, 'line-width': riverWidth(2) }),
    fill('areas', [
      ['water', colours.water],
      ['land', colours.land],
      ['park', colours.park],
    ]),
    line('seam', 'seam', { 'line-color': colours.land, 'line-width': 1.6 }),
    line('shore', 'shore', { 'line-color': colours.shore, 'line-width': 1.6 }),
    line('river', 'river', { 'line-color': colours.water, 'line-width': riverWidth(0) }),
  ]
}

/** The districts of a town that has streets; all other names are placed over the map. */
const districtNames = (colours: Colours): LayerSpecification => ({
  id: 'districts',
  source: 'town',
  type: 'symbol',
  minzoom: 11,
  filter: isKind('district'),
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['Figtree', 'sans-serif'],
    'text-size': 12,
    'text-padding': 6,
  },
  paint: {
    'text-color': colours.text,
    'text-halo-color': colours.land,
    'text-halo-width': 1.6,
  },
})

const empty = { type: 'FeatureCollection', features: [] } as const

/** Imported streets: their tiles, and their layers in the theme's colours. */
export interface StreetGround {
  readonly source: SourceSpecification
  layers(): LayerSpecification[]
}

/**
 * The embedded ground as a style: four sources that are filled as one moves, and no glyphs to fetch; over
 * them the streets that were imported, if there are any.
 */
export function groundStyle(streets?: StreetGround): StyleSpecification {
  const colours = readColours()
  const coast = streets ? giveWay(1, 0, streetZooms) : 1
  const source = () => ({ type: 'geojson' as const, data: { ...empty, features: [] } })
  return {
    version: 8,
    sources: {
      far: source(),
      middle: source(),
      near: source(),
      town: source(),
      ...(streets ? { streets: streets.source } : {}),
    },
    layers: [
      {
        id: 'background',
        type: 'background',
        paint: {
          'background-color': streets
            ? giveWay(colours.water, colours.land, streetZooms)
            : colours.water,
        },
      },
      ...groundLayers('far', colours, coast),
      ...groundLayers('middle', colours, coast),
      ...groundLayers('near', colours, coast),
      ...townLayers(colours),
      {
        id: 'bare',
        type: 'background',
        minzoom: drawnUntil,
        paint: {
          'background-color': colours.land,
          'background-opacity': giveWay(0, 1, { from: drawnUntil, to: drawnUntil + fadesFor }),
        },
      },
      ...(streets ? streets.layers() : []),
      districtNames(colours),
    ],
  }
}
