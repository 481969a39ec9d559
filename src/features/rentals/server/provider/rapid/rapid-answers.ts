import { z } from 'zod'

/** What we read of Rapid's answers (version 3); the rest is left alone. */

const point = z.object({ latitude: z.number(), longitude: z.number() })

export const propertyIdsSchema = z.record(z.string(), z.object({ property_id: z.string() }))

const imageSchema = z.object({
  hero_image: z.boolean().nullish(),
  links: z.record(z.string(), z.object({ href: z.string() })).nullish(),
})

const propertySchema = z.object({
  property_id: z.string().regex(/^\d{1,20}$/),
  name: z.string(),
  address: z.object({ city: z.string().nullish() }).nullish(),
  category: z.object({ name: z.string() }),
  location: z.object({
    coordinates: point.nullish(),
    obfuscated_coordinates: point.nullish(),
    /** The exact place may be shown after booking only. */
    obfuscation_required: z.boolean().nullish(),
  }),
  ratings: z
    .object({ guest: z.object({ count: z.number(), overall: z.string() }).nullish() })
    .nullish(),
  descriptions: z
    .object({ headline: z.string().nullish(), location: z.string().nullish() })
    .nullish(),
  amenities: z.record(z.string(), z.object({ name: z.string() })).nullish(),
  images: z.array(imageSchema).nullish(),
})

/** A property that cannot be read is left out, not the whole list. */
export const contentSchema = z.record(z.string(), z.unknown()).transform((all) =>
  Object.values(all).flatMap((one) => {
    const parsed = propertySchema.safeParse(one)
    return parsed.success ? [parsed.data] : []
  }),
)

const sum = z.object({
  request_currency: z.object({
    value: z.string().regex(/^\d+(\.\d+)?$/),
    currency: z.string().length(3),
  }),
})

const rateSchema = z.object({
  occupancy_pricing: z.record(
    z.string(),
    z.object({
      totals: z.object({
        /** With taxes and fees. */
        inclusive: sum,
        exclusive: sum,
        /** Includes the amount paid at the property. */
        property_inclusive: sum.nullish(),
      }),
    }),
  ),
})

export const availabilitySchema = z.array(
  z.object({
    property_id: z.string(),
    rooms: z.array(z.object({ rates: z.array(rateSchema).nullish() })).nullish(),
  }),
)

export type RapidProperty = z.infer<typeof propertySchema>
export type RapidRate = z.infer<typeof rateSchema>
