import { z } from 'zod'
import { priceBases } from '../domain/item-price.ts'

/** Of what in CAD a priced result is made, for the item that it becomes. */
export const priceUnits = {
  basis: z.enum(priceBases).optional(),
  unitPrice: z.number().optional(),
  quantity: z.int().optional(),
}
