import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { mapRoutes } from './maps.endpoints.ts'

/** What maps are drawn on. */
export const mapGroundSchema = z.discriminatedUnion('kind', [
  /** The site's own files; no key, no other host. */
  z.strictObject({ kind: z.literal('embedded') }),
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
export type MapGround = z.infer<typeof mapGroundSchema>
