import { z } from 'zod'
import { notOfferedFields } from '#platform/shared/not-offered.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { tripScope, tripScopeErrors } from '#platform/shared/trip-scope.ts'
import { searchingField } from '#platform/shared/searching.ts'
import { agesOfAll, childAges, localDate } from '#platform/shared/wire.ts'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'
import { stayRoutes } from './stays.endpoints.ts'

const count = (min: number, max: number, fallback: number) =>
  z.coerce
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(min, `Enter at least ${min}.`)
    .max(max, `Enter at most ${max}.`)
    .default(fallback)

const hotelSearchSchema = z
  .object({
    ...tripScope,
    location: z.string().trim().min(1, 'Please select a destination first.').max(120),
    checkInDate: localDate.optional(),
    checkOutDate: localDate.optional(),
    adults: count(1, 20, 2),
    children: count(0, 10, 0),
    childAges: childAges(17),
    rooms: count(1, 9, 1),
    currency: z
      .enum(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'], 'Choose USD, EUR, GBP, CAD, AUD or JPY.')
      .default('USD'),
  })
  .refine(
    (search) =>
      !search.checkInDate || !search.checkOutDate || search.checkOutDate > search.checkInDate,
    { path: ['checkOutDate'], error: 'Check-out must be after check-in.' },
  )
  .refine(...agesOfAll)

/**
 * A stay offer: the price of one hotel for these nights. Amounts are decimal, in the pricing's currency.
 */
export const stayOfferSchema = z.strictObject({
  id: z.string(),
  /** The hotel, independent of the nights. */
  hotelId: z.string(),
  source: z.string(),
  sample: z.boolean(),
  /** True if the town has no data and the list is generated. */
  demo: z.boolean(),
  hotel: z.strictObject({
    name: z.string(),
    style: z.string(),
    /** Null if unknown; so are the rating and its count. */
    stars: z.int().nullable(),
    location: z.string(),
    address: z.strictObject({ city: z.string() }),
    lat: z.number(),
    lng: z.number(),
    rating: z.number().nullable(),
    reviewCount: z.int().nullable(),
    amenities: z.array(z.string()),
    photos: z.array(z.strictObject({ url: z.string() })),
    description: z.string(),
  }),
  pricing: z.strictObject({
    currency: z.string(),
    /** True if the source gives no price: the price is our estimate, and the offer cannot be booked. */
    estimated: z.boolean(),
    pricePerNight: z.number(),
    nights: z.int(),
    total: z.number(),
    /** The same total in CAD, for the trip. */
    totalCad: z.number(),
    ...priceUnits,
    /** Contained in the total; null if unknown. */
    taxesAndFees: z.number().nullable(),
    /** Fees on top of the total, which the hotel collects; absent where the source names none. */
    payAtHotel: z.number().optional(),
    /** The total in the source's currency, unless that is CAD. */
    original: z
      .strictObject({
        amount: z.number(),
        currency: z.string(),
        /** Canadian dollars for one unit, and the date of that rate. */
        rate: z.number(),
        rateDate: localDate,
      })
      .nullable(),
  }),
  freeCancellation: z.boolean(),
  /** When the price may change; null: not before the next search. */
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
})

export const stayContract = defineContract({
  tag: 'stays',
  routes: stayRoutes,
  errors: tripScopeErrors,
  operations: {
    searchHotels: {
      summary:
        'Hotel offers for a destination and dates; the default dates are tomorrow and the day after.',
      query: hotelSearchSchema,
      output: z.strictObject({
        success: z.literal(true),
        data: z.array(stayOfferSchema),
        message: z.string(),
        ...searchingField,
        ...notOfferedFields,
      }),
      errors: ['trip-not-found'],
    },
    listPhotos: {
      summary: 'Pictures of a hotel; drawings where the source has no photographs.',
      query: z.object({
        hotelName: z.string().trim().min(1, 'Name the hotel.').max(200),
        location: z.string().trim().min(1, 'Say where it is.').max(120),
      }),
      output: z.strictObject({ photos: z.array(z.strictObject({ url: z.string() })) }),
    },
  },
})

export type StayContract = typeof stayContract
export type StayOffer = z.infer<typeof stayOfferSchema>
