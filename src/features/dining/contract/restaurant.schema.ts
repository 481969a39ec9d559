import { z } from 'zod'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'
import { priceLevels } from '../domain/price-level.ts'

export const restaurantSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  photo: z.string(),
  /** Photographer, to credit. */
  photoBy: z.strictObject({ name: z.string(), url: z.string().nullable() }).nullable(),
  /** Page at the source, to link. */
  page: z.string().nullable(),
  /** Null if the source has none. */
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  cuisine: z.array(z.string()),
  priceLevel: z.enum(priceLevels).nullable(),
  /** Average per person, CAD; 0 if unknown. */
  price: z.number(),
  ...priceUnits,
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Its hours and the days on which it is shut, 'mon' to 'sun'; absent where the source has none. */
  opens: z.string().optional(),
  closes: z.string().optional(),
  closedOn: z.array(z.string()).optional(),
  sample: z.boolean(),
  /** True if the town has no data and the list is generated. */
  demo: z.boolean(),
})

export type Restaurant = z.infer<typeof restaurantSchema>
