import { z } from 'zod'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'

/** An activity or excursion. */
export const activitySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  category: z.string(),
  /** Null if the source has none. */
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  /** "2 h 30"; empty and 0 minutes if unknown. */
  duration: z.string(),
  durationMinutes: z.int(),
  /** CAD for one adult, taxes included. */
  price: z.number(),
  ...priceUnits,
  highlights: z.array(z.string()),
  /** Local starting times, 'HH:MM'. */
  starts: z.array(z.string()),
  closedOn: z.array(z.string()),
  /** The district in which it starts. */
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  sample: z.boolean(),
  demo: z.boolean(),
})

export type Activity = z.infer<typeof activitySchema>
