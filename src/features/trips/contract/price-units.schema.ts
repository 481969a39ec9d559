import { z } from 'zod'
import { priceBases } from '../domain/item-price.ts'

/** Price parts in CAD of a search result, for its trip item. */
export const priceUnits = {
  basis: z.enum(priceBases).optional(),
  unitPrice: z.number().optional(),
  quantity: z.int().optional(),
}
