import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { bookingContract } from '../contract/bookings.contract.ts'
import { type BookDeps, bookStay } from './book-stay.ts'
import { bookingPolicies } from './bookings.policy.ts'
import { cancelBooking } from './cancel-booking.ts'
import { previewLetter } from './preview-letter.ts'
import { listBookings, readBooking } from './read-bookings.ts'
import { staffBookingOperations } from './staff-bookings.routes.ts'
import { presentBooking } from './present-booking.ts'

/** A letter styles itself and does nothing else; only pages of this site may frame it. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin"

export const bookingOperations = (deps: BookDeps): readonly BoundOperation[] => {
  const { clock } = deps
  const own = bindContract(bookingContract, bookingPolicies, {
    bookStay: async ({ session, body }) => {
      const booking = await bookStay(deps, session, body)
      return { success: true as const, booking: presentBooking(booking, clock.now()) }
    },
    listBookings: async ({ session }) => {
      const bookings = await listBookings(deps, session)
      return { bookings: bookings.map((booking) => presentBooking(booking, clock.now())) }
    },
    getBooking: async ({ session, params }) =>
      presentBooking(await readBooking(deps, session, params.id), clock.now()),
    cancelBooking: async ({ session, params }) =>
      presentBooking(await cancelBooking(deps, { traveller: session }, params.id), clock.now()),
    previewLetter: async ({ reply }) => {
      reply.set('content-security-policy', letterPolicy)
      reply.set('x-frame-options', 'SAMEORIGIN')
      return previewLetter(deps.letters)
    },
  })
  return [...own, ...staffBookingOperations(deps)]
}
