import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { mapRoutes } from './maps.endpoints.ts'

/** A city whose streets an operator has imported. */
export const cityStreetsSchema = z.strictObject({
  slug: z.string(),
  /** A PMTiles file in the layers of the Protomaps basemap. */
  url: z.string(),
  /** West, south, east, north. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** The nearest zoom of its tiles; nearer in they are enlarged. */
  maxZoom: z.int(),
  credit: z.string(),
})

/** What maps are drawn on. */
export const mapGroundSchema = z.discriminatedUnion('kind', [
  /** The site's own files; no key, no other host. Where streets were imported, they are drawn. */
  z.strictObject({ kind: z.literal('embedded'), streets: z.array(cityStreetsSchema) }),
  /** A MapLibre style at an address. */
  z.strictObject({ kind: z.literal('style'), url: z.string(), credit: z.string() }),
  /** A PMTiles file in the layers of the Protomaps basemap. */
  z.strictObject({ kind: z.literal('pmtiles'), url: z.string(), credit: z.string() }),
  /** Google Maps; its browser key is public by design and bound to the site's address. */
  z.strictObject({ kind: z.literal('google'), key: z.string() }),
])

export const mapContract = defineContract({
  tag: 'maps',
  routes: mapRoutes,
  errors: {},
  operations: {
    getMapSettings: {
      summary: 'What maps are drawn on: our own files, a style, a PMTiles file, or Google Maps.',
      output: mapGroundSchema,
    },
  },
})

export type MapContract = typeof mapContract
export type CityStreets = z.infer<typeof cityStreetsSchema>
export type MapGround = z.infer<typeof mapGroundSchema>
