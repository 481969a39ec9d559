import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { optionalText, staffReason, uuid } from '#platform/shared/wire.ts'
import { bookingStates } from '../domain/booking.ts'
import { bookingSchema } from './bookings.contract.ts'
import { bookingErrors } from './bookings.errors.ts'
import { staffBookingRoutes } from './staff-bookings.endpoints.ts'

const listedSchema = z.strictObject({
  ...bookingSchema.shape,
  /** The address of the account that booked. */
  account: z.string().nullable(),
  /** Why staff cancelled it, or tried to; null where they did not. */
  cancelReason: z.string().nullable(),
})

/** What staff do with the bookings of travellers. */
export const staffBookingContract = defineContract({
  tag: 'admin',
  routes: staffBookingRoutes,
  errors: bookingErrors,
  operations: {
    listAllBookings: {
      summary: 'All bookings, newest first; for owner and operators.',
      query: z.object({
        /** Part of a booking’s number, of its guest’s address or of its account’s. */
        search: optionalText(254).default(''),
        state: z.enum(bookingStates).optional(),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
      output: z.strictObject({ bookings: z.array(listedSchema), more: z.boolean() }),
    },
    cancelForTraveller: {
      idempotencyKey: 'kept',
      summary:
        'Cancels a confirmed booking for its traveller and emails them the reason; recorded in the audit trail. After the free time the hotel decides. Cancelling again is not an error.',
      params: z.strictObject({ id: uuid }),
      body: z.strictObject({ reason: staffReason }),
      output: listedSchema,
      errors: ['booking-not-found', 'not-cancellable', 'not-cancelled', 'cancel-in-doubt'],
    },
  },
})

export type ListedBooking = z.infer<typeof listedSchema>
