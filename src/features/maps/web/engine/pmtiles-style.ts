import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

const colour = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim()

const source = 'tiles'

const fill = (layer: string, token: string, filter?: unknown[]): LayerSpecification => ({
  id: `${layer}-${token}`,
  type: 'fill',
  source,
  'source-layer': layer,
  ...(filter ? { filter: filter as ['has', string] } : {}),
  paint: { 'fill-color': colour(token) },
})

const line = (layer: string, token: string, width: unknown): LayerSpecification => ({
  id: `${layer}-line`,
  type: 'line',
  source,
  'source-layer': layer,
  paint: { 'line-color': colour(token), 'line-width': width as number },
})

const wider = (near: number): unknown => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  6,
  0.4,
  16,
  near,
]

/** A style in our colours for a file in the layers of the Protomaps basemap, read piece by piece. */
export function pmtilesStyle(url: string): StyleSpecification {
  addProtocol('pmtiles', new Protocol().tile)
  return {
    version: 8,
    sources: { [source]: { type: 'vector', url: `pmtiles://${url}` } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour('--map-water') } },
      fill('earth', '--map-land'),
      fill('landuse', '--map-park', [
        'in',
        ['get', 'kind'],
        ['literal', ['park', 'forest', 'wood', 'nature_reserve', 'national_park', 'cemetery']],
      ]),
      fill('water', '--map-water', ['==', ['geometry-type'], 'Polygon']),
      line('roads', '--map-road', wider(9)),
      line('boundaries', '--edge', 0.8),
      {
        id: 'places',
        type: 'symbol',
        source,
        'source-layer': 'places',
        layout: {
          'text-field': ['coalesce', ['get', 'name:en'], ['get', 'name']],
          'text-font': ['Figtree', 'sans-serif'],
          'text-size': 12,
        },
        paint: {
          'text-color': colour('--ink-2'),
          'text-halo-color': colour('--map-land'),
          'text-halo-width': 1.6,
        },
      },
    ],
  }
}
