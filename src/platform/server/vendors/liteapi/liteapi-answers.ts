import { z } from 'zod'

/** What we read of LiteAPI's answers (version 3.0); the rest is left alone. */

const sum = z.object({ amount: z.number(), currency: z.string().length(3) })

/** The vendor gives one sum as a list of one, or bare. */
const oneSum = z
  .union([sum, z.array(sum).min(1)])
  .transform((one) => (Array.isArray(one) ? one[0] : one))

const text = z.string().nullish()

const hotelSchema = z.object({
  id: z.string().min(1).max(60),
  name: z.string(),
  hotelDescription: text,
  city: text,
  address: text,
  latitude: z.number(),
  longitude: z.number(),
  stars: z.number().nullish(),
  /** Of guests, out of ten. */
  rating: z.number().nullish(),
  reviewCount: z.number().nullish(),
  main_photo: text,
})

export const hotelListSchema = z.object({
  data: z.array(hotelSchema).nullish(),
  /** Of all pages. */
  total: z.int().nullish(),
})
export type LiteHotel = z.infer<typeof hotelSchema>

export const kindListSchema = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string() })).nullish(),
})

const policySchema = z.object({
  cancelPolicyInfos: z
    .array(
      z.object({
        cancelTime: z.string(),
        amount: z.number(),
        currency: z.string(),
        timezone: text,
      }),
    )
    .nullish(),
  refundableTag: text,
})

const roomRateSchema = z.object({
  name: text,
  boardName: text,
  retailRate: z.object({
    total: oneSum,
    taxesAndFees: z.array(sum.extend({ included: z.boolean(), description: text })).nullish(),
  }),
  cancellationPolicies: policySchema.nullish(),
})

const offerSchema = z.object({
  offerId: z.string().min(1),
  offerRetailRate: sum,
  /** One of each room. */
  rates: z.array(roomRateSchema).min(1),
})

export const rateListSchema = z.object({
  data: z
    .array(z.object({ hotelId: z.string(), roomTypes: z.array(offerSchema).nullish() }))
    .nullish(),
})
export type LiteOffer = z.infer<typeof offerSchema>
