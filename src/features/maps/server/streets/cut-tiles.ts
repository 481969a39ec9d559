import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Shape } from './draw-shapes.ts'
import { type LayerName, layerNames } from './name-kind.ts'
import type { Box, Position } from './raw-feature.ts'

/** Zooms of the tiles that are made, in the count of 512-pixel tiles; nearer in the last is enlarged. */
export const tileZooms = { first: 10, last: 14 } as const

/** Parts that a tile can be reduced to, the most needed first. */
const parts = ['ground', 'small', 'paths', 'buildings'] as const
type Part = (typeof parts)[number]

export interface CutTile {
  readonly z: number
  readonly x: number
  readonly y: number
  /** Middle of the tile, degrees. */
  readonly middle: { readonly lat: number; readonly lng: number }
  readonly hasBuildings: boolean
  /** Those parts of it as a vector tile, the same bytes each time; empty if there is nothing in them. */
  encode(parts: readonly Part[]): Uint8Array
}

const partOf = ({ layer, tags }: Shape): Part => {
  if (layer === 'buildings') return 'buildings'
  if (tags['kind'] === 'minor_road') return 'small'
  return tags['kind'] === 'path' ? 'paths' : 'ground'
}

function geometryOf({ geometry }: Shape) {
  const copied = (line: readonly Position[]) => line.map(([lng, lat]) => [lng, lat])
  if (geometry.type === 'point') return { type: 'Point' as const, coordinates: [...geometry.at] }
  if (geometry.type === 'line')
    return { type: 'MultiLineString' as const, coordinates: geometry.lines.map(copied) }
  const coordinates = geometry.areas.map((rings) => rings.map(copied))
  return { type: 'MultiPolygon' as const, coordinates }
}

interface Index {
  readonly part: Part
  readonly layer: LayerName
  readonly from: number
  readonly tiles: GeoJSONVT
}

/** An index for the shapes of a layer that begin at the same zoom. */
function indexShapes(shapes: readonly Shape[]): Index[] {
  const alike = new Map<string, Shape[]>()
  for (const shape of shapes) {
    const key = `${partOf(shape)} ${shape.layer} ${shape.from}`
    const known = alike.get(key)
    if (known) known.push(shape)
    else alike.set(key, [shape])
  }
  return [...alike.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const features = all.map((shape) => ({
      type: 'Feature' as const,
      properties: { ...shape.tags },
      geometry: geometryOf(shape),
    }))
    const tiles = new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: tileZooms.last, indexMaxZoom: tileZooms.last, indexMaxPoints: 0, buffer: 32 },
    )
    return [{ part: partOf(first), layer: first.layer, from: first.from, tiles }]
  })
}

const tileX = (lng: number, z: number): number => ((lng + 180) / 360) * 2 ** z
const tileY = (lat: number, z: number): number => {
  const radians = (lat * Math.PI) / 180
  return (0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * 2 ** z
}
const lngAt = (x: number, z: number): number => (x / 2 ** z) * 360 - 180
const latAt = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI

/** Names of all tiles over a box, the far ones first. */
function tilesOver([west, south, east, north]: Box) {
  const names: { readonly z: number; readonly x: number; readonly y: number }[] = []
  for (let z: number = tileZooms.first; z <= tileZooms.last; z++)
    for (let x = Math.floor(tileX(west, z)); x <= Math.floor(tileX(east, z)); x++)
      for (let y = Math.floor(tileY(north, z)); y <= Math.floor(tileY(south, z)); y++)
        names.push({ z, x, y })
  return names
}

type Layers = ReadonlyMap<LayerName, GeoJSONVTTile['features']>

/** What of a part lies in a tile, by layer. */
function layersOf(
  indexes: readonly Index[],
  part: Part,
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
): Layers {
  const layers = new Map<LayerName, GeoJSONVTTile['features']>()
  for (const one of indexes) {
    if (one.part !== part || one.from > z) continue
    const features = one.tiles.getTile(z, x, y)?.features ?? []
    if (features.length > 0)
      layers.set(one.layer, [...(layers.get(one.layer) ?? []), ...features] as typeof features)
  }
  return layers
}

/** Layers as a vector tile, one of each name; empty if there is nothing in them. */
function encode(all: readonly Layers[]): Uint8Array {
  const layers = layerNames.flatMap((name) => {
    const features = all.flatMap((one) => one.get(name) ?? [])
    return features.length > 0 ? [[name, { features }] as const] : []
  })
  if (layers.length === 0) return new Uint8Array()
  // A cast: the encoder asks for whole tiles but reads only their features, which the package types as
  // two kinds of array at once.
  const named = Object.fromEntries(layers) as unknown as Record<string, GeoJSONVTTile>
  return fromGeojsonVt(named, { version: 2, extent: 4096 })
}

/** Cuts shapes into the tiles over a box; tiles without anything are left out. */
export function cutTiles(shapes: readonly Shape[], box: Box): CutTile[] {
  const indexes = indexShapes(shapes)
  return tilesOver(box).flatMap((name) => {
    const found = new Map(parts.map((part) => [part, layersOf(indexes, part, name)]))
    const middle = { lng: lngAt(name.x + 0.5, name.z), lat: latAt(name.y + 0.5, name.z) }
    const has = (part: Part): boolean => (found.get(part)?.size ?? 0) > 0
    if (!parts.some(has)) return []
    const encoded = new Map<string, Uint8Array>()
    const encodeParts = (wanted: readonly Part[]): Uint8Array => {
      const key = wanted.join(' ')
      const bytes = encoded.get(key) ?? encode(wanted.flatMap((part) => found.get(part) ?? []))
      encoded.set(key, bytes)
      return bytes
    }
    return [{ ...name, middle, hasBuildings: has('buildings'), encode: encodeParts }]
  })
}
