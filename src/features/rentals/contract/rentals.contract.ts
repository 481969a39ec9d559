import { z } from 'zod'
import { tripItemSchema } from '#features/trips/contract/trip-item.schema.ts'
import { notOfferedFields } from '#platform/shared/not-offered.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { searchingField } from '#platform/shared/searching.ts'
import { tripScope } from '#platform/shared/trip-scope.ts'
import { flag, localDate, requiredText, uuid } from '#platform/shared/wire.ts'
import {
  defaultAdults,
  dialogGuests,
  type GuestBounds,
  pageGuests,
  rentalCurrencies,
} from '../domain/rental-rules.ts'
import { propertySchema } from './property.schema.ts'
import { rentalErrors } from './rentals.errors.ts'
import { rentalRoutes } from './rentals.endpoints.ts'

const whole = 'Enter a whole number.'

const count = ({ min, max }: GuestBounds['adults'], fallback: number) =>
  z.coerce
    .number(whole)
    .int(whole)
    .min(min, `Enter at least ${min}.`)
    .max(max, `Enter ${max} or less.`)
    .default(fallback)

/** A nightly price in whole units of the requested currency; an empty field is no bound. */
const priceBound = z
  .string()
  .trim()
  .regex(/^\d{0,7}$/, 'Enter a whole number.')
  .transform((text) => (text === '' ? undefined : Number(text)))
  .optional()

const day = z.union([z.literal('').transform(() => undefined), localDate]).optional()

const query = z
  .object({
    ...tripScope,
    location: z
      .string('Please enter a city or location to search')
      .trim()
      .min(1, 'Please enter a city or location to search')
      .max(120),
    adults: count(pageGuests.adults, defaultAdults),
    children: count(dialogGuests.children, 0),
    infants: count(pageGuests.infants, 0),
    guestFavorite: flag,
    ib: flag,
    currency: z.enum(rentalCurrencies, 'Choose one of the currencies offered.').default('CAD'),
    checkIn: day,
    checkOut: day,
    /** The dialog's names for both dates; with them the dialog's limits apply. */
    checkin: day,
    checkout: day,
    priceMin: priceBound,
    priceMax: priceBound,
  })
  .superRefine(({ checkin, checkout, adults, children }, { addIssue }) => {
    const bounds = (checkin ?? checkout) ? dialogGuests : pageGuests
    for (const [field, value, { max }] of [
      ['adults', adults, bounds.adults],
      ['children', children, bounds.children],
    ] as const)
      if (value > max) addIssue({ code: 'custom', path: [field], message: `Enter ${max} or less.` })
  })
  .transform(({ checkin, checkout, ...search }) => ({
    ...search,
    checkIn: search.checkIn ?? checkin,
    checkOut: search.checkOut ?? checkout,
    /** Clients that send `checkin` read `properties` beside `data`. */
    plain: (checkin ?? checkout) !== undefined,
  }))

/** The property as the page showed it: its price, for comparison, and for how many it was asked for. */
const shownProperty = z
  .looseObject({
    maxGuests: z.int().min(1).max(50).optional(),
    pricing: z
      .looseObject({
        currency: z.enum(rentalCurrencies).default('CAD'),
        rate: z.number().optional(),
        cleaningFee: z.number().optional(),
        serviceFee: z.number().optional(),
        total: z.number().optional(),
        totalCad: z.number().optional(),
      })
      .optional(),
  })
  .optional()

export const rentalContract = defineContract({
  tag: 'rentals',
  routes: rentalRoutes,
  errors: rentalErrors,
  operations: {
    searchProperties: {
      summary:
        'Properties to rent with their price for the nights; the default dates are tomorrow and the day after.',
      query,
      output: z.strictObject({
        success: z.literal(true),
        data: z.strictObject({
          properties: z.array(propertySchema),
          /** True if the town has no data and the list is generated. */
          isDemo: z.boolean(),
          checkIn: localDate,
          checkOut: localDate,
        }),
        /** Only in answers to `checkin` and `checkout`: the same list. */
        properties: z.array(propertySchema).optional(),
        ...searchingField,
        ...notOfferedFields,
      }),
      errors: ['trip-not-found'],
    },
    addProperty: {
      idempotencyKey: 'kept',
      summary: 'Adds a property to a trip, once for the same nights, at the server’s price.',
      body: z.strictObject({
        propertyId: requiredText(200, 'Say which property.'),
        propertyData: shownProperty,
        itineraryId: uuid,
        checkIn: localDate,
        checkOut: localDate,
      }),
      output: z.strictObject({ success: z.literal(true), item: tripItemSchema }),
      status: 201,
      errors: [
        'trip-not-found',
        'too-many-items',
        'property-unknown',
        'price-changed',
        'already-in-trip',
      ],
    },
  },
})

export type RentalContract = typeof rentalContract
