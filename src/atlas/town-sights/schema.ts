import { z } from 'zod'
import { destinationSchema, type Sight, sightSchema } from '../schema.ts'

const { slug, radiusKm, districts, asOf, source } = destinationSchema.shape

/**
 * The shape of a file of this folder: the sights of a destination that is otherwise listed by name, and the
 * parts of town they stand in. Its hotels, restaurants and activities stay samples that are made.
 */
export const townSightsSchema = z.strictObject({
  asOf,
  source,
  /** Of the listed destination; the file has its name. */
  slug,
  radiusKm,
  districts,
  sights: z.array(sightSchema).min(20),
})

/** With the hours of `hours/`, weekday by weekday. */
export type TownSights = Omit<z.infer<typeof townSightsSchema>, 'sights'> & {
  readonly sights: readonly Sight[]
}
