import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'

/** From how near each source is drawn, in the count of 512-pixel tiles. */
export const sourceZooms = { far: 0, middle: 2, near: 5, town: 9 } as const
export type SourceName = keyof typeof sourceZooms

const tokens = {
  water: '--map-water',
  land: '--map-land',
  park: '--map-park',
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
    border: of('border'),
    state: of('state'),
    text: of('text'),
  }
}

type Colours = ReturnType<typeof readColours>

const isKind = (kind: string) => ['==', ['get', 'kind'], kind] as ['==', ['get', string], string]

/** The areas and lines of one source, from the sea up. */
function groundLayers(source: SourceName, colours: Colours): LayerSpecification[] {
  const frame = { source, minzoom: sourceZooms[source] }
  const fill = (kind: string, colour: string): LayerSpecification => ({
    ...frame,
    id: `${source}-${kind}`,
    type: 'fill',
    filter: isKind(kind),
    // Without a smoothed edge the squares of the finest level show no seams.
    paint: { 'fill-color': colour, 'fill-antialias': kind !== 'sea' },
  })
  const thin = (kind: string, colour: string, width: number): LayerSpecification => ({
    ...frame,
    id: `${source}-${kind}`,
    type: 'line',
    filter: isKind(kind),
    paint: { 'line-color': colour, 'line-width': width },
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

function townLayers(colours: Colours): LayerSpecification[] {
  const frame = { source: 'town', minzoom: sourceZooms.town } as const
  const fill = (kind: string, colour: string): LayerSpecification => ({
    ...frame,
    id: `town-${kind}`,
    type: 'fill',
    filter: isKind(kind),
    paint: { 'fill-color': colour },
  })
  return [
    fill('sea', colours.water),
    fill('land', colours.land),
    fill('park', colours.park),
    fill('water', colours.water),
    {
      ...frame,
      id: 'town-river',
      type: 'line',
      filter: isKind('river'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colours.water,
        'line-width': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          0,
          ['get', 'width'],
          20,
          ['*', ['get', 'width'], 2 ** 20],
        ],
      },
    },
  ]
}

/** Names of towns; the nearer, the smaller ones too. A town's own districts take their place. */
function labelLayers(colours: Colours): LayerSpecification[] {
  const layer = (source: SourceName, size: number, zooms: object): LayerSpecification => ({
    id: `${source}-names`,
    source,
    type: 'symbol',
    minzoom: sourceZooms[source],
    ...zooms,
    filter:
      source === 'near'
        ? ['all', isKind('label'), ['<=', ['get', 'rank'], ['step', ['zoom'], 2, 6, 3, 9, 4]]]
        : isKind('label'),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Figtree', 'sans-serif'],
      'text-size': size,
      'text-padding': 6,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': colours.text,
      'text-halo-color': colours.land,
      'text-halo-width': 1.6,
    },
  })
  return [
    layer('far', 12, { maxzoom: sourceZooms.middle }),
    layer('middle', 12, { maxzoom: sourceZooms.near }),
    layer('near', 13, { maxzoom: 11 }),
    layer('town', 12, { minzoom: 11 }),
  ]
}

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
      { id: 'ground', type: 'background', paint: { 'background-color': colours.water } },
      ...groundLayers('far', colours),
      ...groundLayers('middle', colours),
      ...groundLayers('near', colours),
      ...townLayers(colours),
      ...(streets ? streets.layers() : []),
      ...labelLayers(colours),
    ],
  }
}
