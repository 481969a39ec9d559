import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { emailAddress, requiredText, uuid } from '#platform/shared/wire.ts'
import { genders, holdStates, titles } from '../domain/fare-hold.ts'
import { fareRoutes } from './fare-holds.endpoints.ts'
import { fareErrors } from './fare-holds.errors.ts'
import { flightSearchSchema } from './flight-search.schema.ts'

const missing = 'Fill in every traveller’s details.'

/** Letters that airlines take; others are refused before anything is asked. */
const airlineName = requiredText(20, missing).regex(
  /^[\p{Script=Latin} '-]+$/u,
  'Airlines take Latin letters, spaces, hyphens and apostrophes only.',
)

const birthWords = 'Enter a birth date that has been.'

const passengerSchema = z.strictObject({
  title: z.enum(titles, missing),
  gender: z.enum(genders, missing),
  firstName: airlineName,
  lastName: airlineName,
  bornOn: z.iso
    .date(birthWords)
    .refine((day) => day > '1900-01-01' && Date.parse(day) < Date.now(), birthWords),
})

export const holdFareSchema = z.strictObject({
  offerId: requiredText(200, 'Say which offer.'),
  /** As it was searched for. */
  search: flightSearchSchema,
  /** The total that the traveller saw. At another one nothing is held. */
  seenTotalCad: z.number().min(0).max(100_000_000),
  /** Everybody who flies, as their passports say it. */
  passengers: z.array(passengerSchema).min(1).max(9),
  contact: z.strictObject({
    email: emailAddress,
    phone: z
      .string('Enter a phone number.')
      .transform((text) => text.replaceAll(/[\s().-]/g, ''))
      .pipe(
        z
          .string()
          .regex(/^\+[1-9]\d{6,14}$/, 'Enter the phone number with its country code, such as +1.'),
      ),
  }),
})

const heldLegSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  fromCity: z.string(),
  toCity: z.string(),
  /** Wall times of the airports. */
  departure: z.string(),
  arrival: z.string(),
  flights: z.array(z.string()),
  airline: z.string(),
})

export const heldFareSchema = z.strictObject({
  id: uuid,
  state: z.enum(holdStates),
  /** The airline’s own, once it holds the fare. */
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  legs: z.array(heldLegSchema),
  passengers: z.array(z.strictObject({ firstName: z.string(), lastName: z.string() })),
  total: z.strictObject({ amount: z.number(), currency: z.string() }),
  totalCad: z.number(),
  /** Until when it must be paid, and until when the price is kept; null where the airline does not say. */
  payBy: z.iso.datetime().nullable(),
  priceUntil: z.iso.datetime().nullable(),
  releasable: z.boolean(),
  /** Paid, and cancelled for what `quoteFareCancellation` says. */
  cancellable: z.boolean(),
  /** What comes back once a paid fare is cancelled; null where none is. */
  refundCad: z.number().nullable(),
  createdAt: z.iso.datetime(),
})

export const fareContract = defineContract({
  tag: 'flights',
  routes: fareRoutes,
  errors: fareErrors,
  operations: {
    holdFare: {
      idempotencyKey: 'kept',
      summary:
        'Has the airline keep an offer with `payLaterUntil` until it is paid; no card is taken. Sent again it is held once.',
      body: holdFareSchema,
      output: heldFareSchema,
      status: 201,
      errors: [
        'holds-closed',
        'tier-required',
        'search-refused',
        'offer-gone',
        'price-changed',
        'details',
        'hold-in-doubt',
      ],
    },
    listHeldFares: {
      summary: 'The fares that were held for the account, the latest first.',
      output: z.strictObject({ fares: z.array(heldFareSchema) }),
    },
    releaseFare: {
      idempotencyKey: 'kept',
      summary: 'Lets an unpaid fare go, at no cost. Again it is no error.',
      params: z.strictObject({ id: uuid }),
      output: heldFareSchema,
      errors: ['hold-not-found', 'not-releasable', 'release-in-doubt'],
    },
    quoteFareCancellation: {
      summary: 'What cancelling a paid fare gives back now. Changes nothing.',
      params: z.strictObject({ id: uuid }),
      output: z.strictObject({
        refund: z.strictObject({ amount: z.number(), currency: z.string() }),
        refundCad: z.number(),
        lostCad: z.number(),
      }),
      errors: ['hold-not-found', 'not-cancellable', 'cancel-by-hand', 'no-quote'],
    },
    cancelFare: {
      idempotencyKey: 'kept',
      summary:
        'Cancels a paid fare at the refund that was seen, or more. Where less would come back nothing is cancelled.',
      params: z.strictObject({ id: uuid }),
      body: z.strictObject({ agreedRefundCad: z.number().min(0).max(100_000_000) }),
      output: heldFareSchema,
      errors: [
        'hold-not-found',
        'not-cancellable',
        'cancel-by-hand',
        'no-quote',
        'refund-changed',
        'cancel-in-doubt',
      ],
    },
  },
})

export type FareContract = typeof fareContract
export type HeldFareAnswer = z.infer<typeof heldFareSchema>
