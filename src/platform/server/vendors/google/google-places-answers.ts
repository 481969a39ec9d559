import { z } from 'zod'

/** What we read of Google's Places API (New); an unknown place has left fields out, and none is made up. */

const text = z.object({ text: z.string() }).nullish()

const moneySchema = z.object({
  currencyCode: z.string(),
  /** Whole units, as a string. */
  units: z.coerce.number().nullish(),
  nanos: z.number().nullish(),
})

const photoSchema = z.object({
  /** 'places/…/photos/…' */
  name: z.string(),
  authorAttributions: z
    .array(z.object({ displayName: z.string().nullish(), uri: z.string().nullish() }))
    .nullish(),
})

const placeSchema = z.object({
  id: z.string().min(1).max(200),
  displayName: z.object({ text: z.string().min(1) }),
  formattedAddress: z.string().nullish(),
  shortFormattedAddress: z.string().nullish(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  businessStatus: z.string().nullish(),
  editorialSummary: text,
  primaryTypeDisplayName: text,
  rating: z.number().nullish(),
  userRatingCount: z.number().nullish(),
  priceLevel: z.string().nullish(),
  priceRange: z
    .object({ startPrice: moneySchema.nullish(), endPrice: moneySchema.nullish() })
    .nullish(),
  photos: z.array(photoSchema).nullish(),
  googleMapsUri: z.string().nullish(),
})

/** No `places` at all where nothing is found. A place without a name or a point is left out, not the whole list. */
export const placesSchema = z.object({
  places: z
    .array(z.unknown())
    .nullish()
    .transform((all) =>
      (all ?? []).flatMap((one) => {
        const parsed = placeSchema.safeParse(one)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  nextPageToken: z.string().nullish(),
})

export const onePlaceSchema = placeSchema

export const photoMediaSchema = z.object({ photoUri: z.url({ protocol: /^https$/ }) })

export type GooglePlace = z.infer<typeof placeSchema>
export type GoogleMoney = z.infer<typeof moneySchema>

/** The requested fields. The dearest one decides the price of a call. */
export const placeFields = Object.keys(placeSchema.shape)
