import { z } from 'zod'

const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` })

/** What maps are drawn on; without any of these, on the site's own files. The first that is set counts. */
export const mapSettings = {
  /** Browser key of the Maps JavaScript API, bound to this site's address: every visitor can read it. */
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{10,200}$/, 'must be a key of letters, digits, hyphens and underscores')
    .optional(),
  /** A MapLibre style. Its tiles, glyphs and pictures must come from the same host. */
  MAP_STYLE_URL: address('https://maps.example/style.json').optional(),
  /** A file in the layers of the Protomaps basemap. */
  MAP_PMTILES_URL: address('https://maps.example/world.pmtiles').optional(),
  /** Such a file on this machine's disk, which this server then serves by ranges. */
  MAP_PMTILES_FILE: z.string().min(1).optional(),
  /** Attribution for that style or file. */
  MAP_CREDIT: z.string().max(200).default('© OpenStreetMap contributors'),
}
