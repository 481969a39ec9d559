import { z } from 'zod'

/** What we read of Tripadvisor's Terra; the rest is left alone. */

const text = z.string().nullish()
const named = z.object({ language: text, value: z.string(), primary: z.boolean().nullish() })

const locationSchema = z.object({
  id: z.int(),
  names: z.array(named).min(1),
  descriptions: z.array(z.object({ language: text, value: z.string() })).nullish(),
  addresses: z.array(z.object({ formatted: text, street_address: text, city: text })).nullish(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  categories: z
    .array(z.object({ display_name: text, parent_category: z.object({ id: text }).nullish() }))
    .nullish(),
  photos: z.object({ total_count: z.number().nullish() }).nullish(),
  price_level: text,
  recommended_visit_length: z.number().nullish(),
  status: z.object({ value: z.string() }).nullish(),
  traveler_ratings: z
    .object({
      overall: z
        .object({ count: z.number().nullish(), rating: z.number().nullish(), icon_url: text })
        .nullish(),
    })
    .nullish(),
  urls: z.object({ tripadvisor: z.object({ main: text }).nullish() }).nullish(),
})

/** A place without a name or a point is left out, not the whole list. */
export const nearListSchema = z.object({
  data: z.array(z.object({ location: z.unknown() })).transform((all) =>
    all.flatMap(({ location }) => {
      const parsed = locationSchema.safeParse(location)
      return parsed.success ? [parsed.data] : []
    }),
  ),
})

export const oneLocationSchema = locationSchema

export const photoListSchema = z.object({
  data: z.array(z.object({ photo: z.object({ original_size_url: text }).nullish() })),
})

export type TerraLocation = z.infer<typeof locationSchema>
