import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import { streetLayers } from './street-style.ts'
import { colour } from './street-terms.ts'

const source = 'tiles'

/**
 * The street style for a file in the layers of the Protomaps basemap, read piece by piece; each call of what
 * it returns is in the theme's colours of then.
 */
export function pmtilesStyle(url: string): () => StyleSpecification {
  addProtocol('pmtiles', new Protocol().tile)
  const address = new URL(url, window.location.href).href
  return () => ({
    version: 8,
    sources: { [source]: { type: 'vector', url: `pmtiles://${address}` } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour('--map-water') } },
      ...streetLayers({ source }),
      {
        id: 'boundaries',
        type: 'line',
        source,
        'source-layer': 'boundaries',
        paint: { 'line-color': colour('--edge'), 'line-width': 0.8 },
      },
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
  })
}
