import { z } from 'zod'
import { saysNothing } from './name-kind.ts'
import { type Box, ImportError, type Geometry, type RawFeature, touches } from './raw-feature.ts'

const position = z
  .tuple([z.number(), z.number()], z.unknown())
  .transform(([lng, lat]) => [lng, lat] as const)
const line = z.array(position)

const geometrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('MultiPoint'), coordinates: line }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
])

const featureSchema = z.object({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: geometrySchema.nullable(),
})

const fileSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
})

/** Properties as tags: words and numbers. Overpass tools keep the tags one step deeper. */
function tagsOf(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  const inner = properties['tags']
  const all = { ...properties, ...(typeof inner === 'object' && inner !== null ? inner : {}) }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)]),
  )
}

function geometriesOf(geometry: z.output<typeof geometrySchema>): readonly Geometry[] {
  switch (geometry.type) {
    case 'Point':
      return [{ type: 'point', at: geometry.coordinates }]
    case 'MultiPoint':
      return geometry.coordinates.map((at) => ({ type: 'point', at }))
    case 'LineString':
      return [{ type: 'line', lines: [geometry.coordinates] }]
    case 'MultiLineString':
      return [{ type: 'line', lines: geometry.coordinates }]
    case 'Polygon':
      return [{ type: 'area', areas: [geometry.coordinates] }]
    case 'MultiPolygon':
      return [{ type: 'area', areas: geometry.coordinates }]
  }
}

/** The features of a GeoJSON text within a box. Throws an ImportError if it is no GeoJSON. */
export function readGeoJson(text: string, box: Box): RawFeature[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new ImportError('This file is not GeoJSON: it is no JSON at all.', { cause })
  }
  const file = fileSchema.safeParse(json)
  if (!file.success) {
    const isOverpass = typeof json === 'object' && json !== null && 'elements' in json
    throw new ImportError(
      isOverpass
        ? 'This is Overpass JSON, not GeoJSON: make GeoJSON of it with osmtogeojson first.'
        : 'This file is not GeoJSON: it has no list of features.',
    )
  }
  const features = file.data.features.flatMap((one, at) => {
    const feature = featureSchema.safeParse(one)
    if (!feature.success)
      throw new ImportError(
        `This file is not GeoJSON: feature ${at + 1} has no place that can be read.`,
      )
    const { geometry, properties } = feature.data
    if (!geometry) return []
    const tags = tagsOf(properties ?? {})
    return geometriesOf(geometry)
      .filter((part) => touches(part, box))
      .map((part) => ({ tags, geometry: part }))
  })
  return saysNothing(features)
    ? features.map(({ geometry }) => ({ tags: { class: 'street' }, geometry }))
    : features
}
