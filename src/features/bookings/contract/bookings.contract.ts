import { z } from 'zod'
import { defineContract, fileOutput } from '#platform/shared/endpoint.ts'
import { emailAddress, localDate, paymentText, requiredText, uuid } from '#platform/shared/wire.ts'
import { bookingStates, cancelPlans } from '../domain/booking.ts'
import { cardTypes } from '../domain/card.ts'
import { phoneShape, phoneWords } from '../domain/phone.ts'
import { bookingErrors } from './bookings.errors.ts'
import { bookingRoutes } from './bookings.endpoints.ts'

const missing = 'Please fill in all guest information fields.'
const cardMissing = 'Please fill in all payment details.'

const guestSchema = z.strictObject({
  firstName: requiredText(80, missing),
  lastName: requiredText(80, missing),
  email: emailAddress,
  phone: requiredText(40, missing).regex(phoneShape, phoneWords),
})

/** What a card is like is the domain's to say, in words that do not repeat it. */
const paymentSchema = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('creditCard'),
    cardType: z.enum(cardTypes).default('visa'),
    cardNumber: paymentText(40, cardMissing),
    expiryDate: paymentText(10, cardMissing),
    cvv: paymentText(8, cardMissing),
  }),
  z.strictObject({ method: z.literal('token'), token: paymentText(500, cardMissing) }),
])

export const bookStaySchema = z.strictObject({
  /** Trip and item of the booking; the item may be added later and then counts as paid. */
  trip: z.strictObject({ tripId: uuid, itemId: uuid }).optional(),
  offerId: requiredText(300, 'Choose an offer first.'),
  guestInfo: guestSchema,
  paymentInfo: paymentSchema,
})

export const holdStaySchema = bookStaySchema.omit({ paymentInfo: true }).extend({
  /** The total that the traveller saw. At another one nothing is held for payment. */
  seenTotalCad: z.number().min(0).max(100_000_000),
})

const amount = z.strictObject({ amount: z.number(), currency: z.string() })

/** What cancelling costs from an instant on; before the first it is free. */
const cancellationPolicy = z
  .array(z.strictObject({ from: z.iso.datetime(), fee: amount, feeCad: z.number() }))
  .nullable()

export const holdSchema = z.strictObject({
  /** Also the token to book it with. */
  id: uuid,
  total: amount,
  totalCad: z.number(),
  /** Null where the supplier says nothing. */
  cancellationPolicy,
  freeCancellationUntil: z.iso.datetime().nullable(),
  /** Until when it can be paid. */
  endsAt: z.iso.datetime(),
  /** The page with the supplier's payment form, to be shown in a frame. */
  formUrl: z.string(),
})

export const bookingSchema = z.strictObject({
  id: uuid,
  kind: z.literal('stay'),
  state: z.enum(bookingStates),
  /** The hotel's own number, once it is confirmed. */
  reference: z.string().nullable(),
  /** Why it failed, or why it could not be cancelled, in words. */
  reason: z.string().nullable(),
  name: z.string(),
  location: z.string(),
  city: z.string(),
  /** IANA: the hotel's own clocks. */
  timeZone: z.string(),
  photoUrl: z.string(),
  checkIn: localDate,
  checkOut: localDate,
  nights: z.int(),
  guests: z.int(),
  adults: z.int(),
  children: z.int(),
  rooms: z.int(),
  guest: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  total: amount,
  totalCad: z.number(),
  /** Until when cancelling is free; null where it never is. */
  freeCancellationUntil: z.iso.datetime().nullable(),
  cancellationPolicy,
  /** What cancelling now costs; null where it is free, or not for the traveller to do. */
  cancellationFeeCad: z.number().nullable(),
  /** The refund after a cancellation; null if unknown. */
  refundedCad: z.number().nullable(),
  /** True now: confirmed, and free or at a fee that is known. */
  cancellable: z.boolean(),
  sample: z.boolean(),
  createdAt: z.iso.datetime(),
})

const ownBookingSchema = bookingSchema.extend({
  /** The trip that it was booked for; else those of the caller whose days hold the stay. */
  itineraryIds: z.array(uuid),
  /** Whether it was booked for an item of a trip: cancelling asks whether that stays in the plan. */
  inPlan: z.boolean(),
})

const one = z.strictObject({ id: uuid })

export const bookingContract = defineContract({
  tag: 'bookings',
  routes: bookingRoutes,
  errors: bookingErrors,
  operations: {
    bookStay: {
      idempotencyKey: 'kept',
      summary:
        'Books a stay at the price of its offer. Idempotent: a repeated request books once and gets the same answer.',
      body: bookStaySchema,
      output: z.strictObject({ success: z.literal(true), booking: ownBookingSchema }),
      status: 201,
      errors: [
        'bookings-closed',
        'tier-required',
        'trip-not-found',
        'slot-is-booked',
        'offer-unknown',
        'offer-expired',
        'price-changed',
        'stay-in-the-past',
        'sold-out',
        'card-refused',
        'not-booked',
        'booking-in-doubt',
        'being-cancelled',
        'payment-elsewhere',
        'hold-unknown',
      ],
    },
    holdStay: {
      idempotencyKey: 'kept',
      summary:
        'Holds an offer until the supplier’s own form has taken the payment. The same stay is held once.',
      body: holdStaySchema,
      output: holdSchema,
      status: 201,
      errors: [
        'bookings-closed',
        'nothing-to-hold',
        'tier-required',
        'trip-not-found',
        'slot-is-booked',
        'offer-unknown',
        'offer-expired',
        'price-changed',
        'stay-in-the-past',
        'sold-out',
        'card-refused',
        'booked-already',
        'hold-unknown',
      ],
    },
    readPaymentForm: {
      summary: 'The page with the supplier’s payment form for a hold, for a frame of ours.',
      params: one,
      output: fileOutput('text/html; charset=utf-8'),
      errors: ['hold-unknown'],
    },
    readPaymentReturn: {
      summary: 'Where the supplier’s form leads once it was paid: tells the page around it.',
      params: one,
      output: fileOutput('text/html; charset=utf-8'),
    },
    listBookings: {
      summary: 'The bookings of the account, the latest first.',
      output: z.strictObject({ bookings: z.array(ownBookingSchema) }),
    },
    getBooking: {
      summary: 'One booking.',
      params: one,
      output: ownBookingSchema,
      errors: ['booking-not-found'],
    },
    cancelBooking: {
      idempotencyKey: 'kept',
      summary:
        'Cancels a confirmed booking: free within its time, later at the fee of its policy if that is agreed to (`agreedFeeCad`). Cancelling again is not an error. `plan` says whether its item stays in the trip, cancelled, or leaves it.',
      params: one,
      body: z.strictObject({
        plan: z.enum(cancelPlans).optional(),
        agreedFeeCad: z.number().min(0).optional(),
      }),
      output: ownBookingSchema,
      errors: [
        'booking-not-found',
        'not-cancellable',
        'too-late-to-cancel',
        'fee-changed',
        'not-cancelled',
        'cancel-in-doubt',
      ],
    },
    previewLetter: {
      summary: 'The confirmation email of a booking with sample data, as a page.',
      output: fileOutput('text/html; charset=utf-8'),
    },
  },
})

export type BookingContract = typeof bookingContract
export type BookingAnswer = z.infer<typeof ownBookingSchema>
