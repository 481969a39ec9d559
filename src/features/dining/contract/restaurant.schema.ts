import { z } from 'zod'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'
import { priceLevels } from '../domain/price-level.ts'

export const restaurantSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  photo: z.string(),
  /** Who took it, to be named beside it. */
  photoBy: z.strictObject({ name: z.string(), url: z.string().nullable() }).nullable(),
  /** Its page at the source, to be linked where it is shown. */
  page: z.string().nullable(),
  /** Null where the source has none. */
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  cuisine: z.array(z.string()),
  priceLevel: z.enum(priceLevels).nullable(),
  /** Average for one person, CAD; 0 where the source has none. */
  price: z.number(),
  ...priceUnits,
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  sample: z.boolean(),
  /** True for a town without rows of data: the whole list is generated. */
  demo: z.boolean(),
})

export type Restaurant = z.infer<typeof restaurantSchema>
