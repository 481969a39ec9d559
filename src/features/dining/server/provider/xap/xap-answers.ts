import { z } from 'zod'

/** The fields that we read of Expedia's activities (XAP version 3). */

/** The vendor writes numbers as numbers and as text. */
const number = z.coerce.number()
const text = z.string().nullish()

const activitySchema = z.object({
  Id: z.union([z.string(), z.number()]).transform(String),
  Title: z.string().min(1),
  Description: text,
  Media: z.array(z.object({ Url: z.string() })).nullish(),
  Categories: z.array(z.string()).nullish(),
  /** ISO 8601: PT3H0M */
  Duration: text,
  Price: z.object({ TotalRate: z.object({ Value: number, Currency: z.string().length(3) }) }),
  Locations: z
    .array(
      z.object({
        Address: z.object({ Address1: text, City: text }).nullish(),
        GeoLocation: z.object({ Latitude: number, Longitude: number }).nullish(),
      }),
    )
    .nullish(),
  ReviewCount: number.nullish(),
  Links: z.object({ WebDetails: z.object({ Href: text }).nullish() }).nullish(),
})

/** One that cannot be read is left out, not the whole list. */
export const listingsSchema = z.object({
  Activities: z
    .array(z.unknown())
    .nullish()
    .transform((all) =>
      (all ?? []).flatMap((one) => {
        const parsed = activitySchema.safeParse(one)
        return parsed.success ? [parsed.data] : []
      }),
    ),
})

export type XapActivity = z.infer<typeof activitySchema>
