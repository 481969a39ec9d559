import { z } from 'zod'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'
import { rentalCurrencies } from '../domain/rental-rules.ts'

/** A property with its price for the nights asked for. Amounts are decimal, in the pricing's currency. */
export const propertySchema = z.strictObject({
  id: z.string(),
  source: z.string(),
  sample: z.boolean(),
  name: z.string(),
  description: z.string(),
  photos: z.array(z.string()),
  /** 'apartment', 'villa': in the source's words. */
  propertyType: z.string(),
  roomType: z.enum(['entire-home', 'private-room']),
  /** 0 is a studio; null where the source does not say, and so are the others that may be null. */
  bedrooms: z.int().nullable(),
  bathrooms: z.number().nullable(),
  maxGuests: z.int(),
  amenities: z.array(z.string()),
  location: z.strictObject({
    address: z.string(),
    city: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
  host: z
    .strictObject({
      name: z.string(),
      isSuperhost: z.boolean(),
      /** Per cent of requests that are answered. */
      responseRate: z.int(),
    })
    .nullable(),
  reviews: z.strictObject({ rating: z.number().nullable(), count: z.int().nullable() }),
  pricing: z.strictObject({
    /** One night, the average of those asked for. */
    rate: z.number(),
    currency: z.enum(rentalCurrencies),
    cleaningFee: z.number(),
    serviceFee: z.number(),
    nights: z.int(),
    /** Nights times rate and both fees. */
    total: z.number(),
    totalCad: z.number(),
    ...priceUnits,
  }),
  availability: z.strictObject({ instantBook: z.boolean() }),
  guestFavorite: z.boolean(),
  /** The listing at the provider; the embedded provider's are pages of this site. */
  listingUrl: z.string(),
})

export type Property = z.infer<typeof propertySchema>
