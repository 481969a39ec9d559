import { z } from 'zod'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'
import { priceLevels } from '../domain/price-level.ts'

export const restaurantSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  photo: z.string(),
  rating: z.number(),
  reviewCount: z.int(),
  cuisine: z.array(z.string()),
  priceLevel: z.enum(priceLevels),
  /** Average for one person, CAD. */
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
