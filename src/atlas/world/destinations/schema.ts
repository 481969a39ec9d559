import { z } from 'zod'

/**
 * The shape of a destination of the world that has no folder of its own: enough to be found, shown
 * on the map and flown to. One file a region. Coordinates are WGS 84 degrees.
 */

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .max(60)
const name = z.string().min(2).max(60)

/** What a traveller takes it for: a `region` is toured, a `park` is nature with a border. */
const kind = z.enum(['city', 'island', 'region', 'town', 'park'])

/** Of the map when the destination fills it; 6 shows a small country, 13 a small town. */
const zoom = z.int().min(5).max(14)

/** Its name in its own script or language, where that is another. */
const localName = z.string().min(1).max(60)

const table = <R extends z.ZodType>(row: R) =>
  z.strictObject({
    asOf: z.iso.date(),
    source: z.literal('general knowledge'),
    rows: z.array(row).min(1),
  })

export const worldDestinationSchema = z.strictObject({
  slug,
  name,
  nameFr: name,
  localName: localName.optional(),
  /** Other spellings that people type: English, French, the local script, old names. */
  aliases: z.array(z.string().min(2).max(60)).max(12),
  country: name,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  kind,
  /**
   * The centre that a traveller means: a square or landmark of the old town rather than the middle of
   * the municipality; of an island the middle of its outline; of a region or park a place in it.
   */
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  zoom,
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  timeZone: z.string().regex(/^[A-Z][A-Za-z_]+\/[A-Za-z_/]+$/),
  /** The one that most visitors use first; it may lie in the next country. */
  airports: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .max(6),
  bestMonths: z.array(z.int().min(1).max(12)).min(1).max(12),
  summary: z
    .string()
    .min(30)
    .max(200)
    .regex(/^[^!]*\.$/, 'one sentence that ends with a full stop'),
})

/** What the own folder of a destination does not say of it. */
const coveredDestinationSchema = z.strictObject({
  slug,
  nameFr: name,
  localName: localName.optional(),
  kind,
  zoom,
})

export const worldDestinationsSchema = table(worldDestinationSchema)
export const coveredDestinationsSchema = table(coveredDestinationSchema)

export type WorldDestination = z.infer<typeof worldDestinationSchema>
export type CoveredDestination = z.infer<typeof coveredDestinationSchema>
