import { createClient } from '#platform/web/api-client.ts'
import type { BookingAnswer, BookingContract } from '../contract/bookings.contract.ts'
import { bookingRoutes } from '../contract/bookings.endpoints.ts'

export const bookingsApi = createClient<BookingContract>(bookingRoutes, {
  service: 'bookings',
  handles: ['tier-required', 'rate-limited'],
})

/** A booking as it arrives. */
export type BookingView = BookingAnswer
