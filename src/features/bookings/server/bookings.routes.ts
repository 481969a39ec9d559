import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { bookingContract } from '../contract/bookings.contract.ts'
import { type BookDeps, bookStay } from './book-stay.ts'
import { bookingPolicies } from './bookings.policy.ts'
import { cancelBooking } from './cancel-booking.ts'
import { listBookings, readBooking } from './read-bookings.ts'
import { presentBooking } from './present-booking.ts'

export const bookingOperations = (deps: BookDeps): readonly BoundOperation[] => {
  const { clock } = deps
  return bindContract(bookingContract, bookingPolicies, {
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
      presentBooking(await cancelBooking(deps, session, params.id), clock.now()),
  })
}
