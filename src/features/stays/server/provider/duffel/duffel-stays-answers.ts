import { z } from 'zod'

/** What we read of Duffel's Stays (version v2); the rest is left alone. */

const amount = z.string().regex(/^\d+(\.\d+)?$/)

const rateSchema = z.object({
  total_amount: amount,
  total_currency: z.string().length(3),
  tax_amount: amount.nullish(),
  tax_currency: z.string().nullish(),
  fee_amount: amount.nullish(),
  fee_currency: z.string().nullish(),
  due_at_accommodation_amount: amount.nullish(),
  due_at_accommodation_currency: z.string().nullish(),
  /** What comes back until when. */
  cancellation_timeline: z
    .array(z.object({ refund_amount: amount, before: z.string(), currency: z.string() }))
    .nullish(),
  expires_at: z.string().nullish(),
})

const accommodationSchema = z.object({
  id: z.string().regex(/^\w{1,60}$/),
  name: z.string(),
  description: z.string().nullish(),
  /** Stars of an official kind. */
  rating: z.number().nullish(),
  /** Of guests, out of ten. */
  review_score: z.number().nullish(),
  review_count: z.number().nullish(),
  amenities: z.array(z.object({ type: z.string() })).nullish(),
  photos: z.array(z.object({ url: z.string() })).nullish(),
  location: z.object({
    address: z.object({ city_name: z.string().nullish(), line_one: z.string().nullish() }),
    geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
  }),
  rooms: z.array(z.object({ rates: z.array(rateSchema).nullish() })).nullish(),
})

const resultSchema = z.object({
  id: z.string().min(1),
  accommodation: accommodationSchema,
  cheapest_rate_total_amount: amount.nullish(),
  cheapest_rate_currency: z.string().length(3).nullish(),
  cheapest_rate_due_at_accommodation_amount: amount.nullish(),
  cheapest_rate_due_at_accommodation_currency: z.string().nullish(),
  expires_at: z.string().nullish(),
})

/** A result that cannot be read is left out, not the whole list. */
export const staysSearchSchema = z.object({
  data: z.object({
    results: z.array(z.unknown()).transform((all) =>
      all.flatMap((one) => {
        const parsed = resultSchema.safeParse(one)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  }),
})

export type DuffelStay = z.infer<typeof resultSchema>
export type DuffelRate = z.infer<typeof rateSchema>
