import { z } from 'zod'

/**
 * The shape of a schematic, one file a destination: its water and its parks, drawn by hand from
 * general knowledge so that a map closer than the basemap is not empty. It is no survey: banks and
 * borders are some hundred metres within the truth, paths and small waters are left out.
 */

/** Longitude and latitude in turn, WGS 84 degrees. */
const points = (fewest: number) =>
  z
    .array(z.number().min(-180).max(180))
    .min(2 * fewest)
    .max(160)
    .refine((values) => values.length % 2 === 0, 'longitudes and latitudes in pairs')

const name = z.string().min(3).max(40)

const areaSchema = z.strictObject({
  /** `land` is an island in water that was drawn before. */
  kind: z.enum(['water', 'land', 'park']),
  name,
  points: points(3),
})

const riverSchema = z.strictObject({
  kind: z.literal('river'),
  name,
  widthMetres: z.int().min(10).max(2000),
  points: points(2),
})

export const schematicSchema = z.strictObject({
  asOf: z.iso.date(),
  source: z.literal('general knowledge'),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The ground where nothing is drawn: the sea around an island. */
  ground: z.enum(['land', 'water']),
  /** West, south, east, north. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** What may stand in the water: sights by slug, a ship or a pier; districts by name, a bay. */
  afloat: z.array(z.string()).max(12),
  /** In the order of drawing. */
  shapes: z
    .array(z.discriminatedUnion('kind', [areaSchema, riverSchema]))
    .min(4)
    .max(60),
})

export type Schematic = z.infer<typeof schematicSchema>
