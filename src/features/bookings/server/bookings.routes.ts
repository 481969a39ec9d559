import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { bookingContract } from '../contract/bookings.contract.ts'
import { type BookDeps, bookStay } from './book-stay.ts'
import { bookingPolicies, requireOwn } from './bookings.policy.ts'
import { findBooking, listBookingsOf } from './bookings.store.ts'
import { cancelBooking } from './cancel-booking.ts'
import { presentBooking } from './present-booking.ts'

export const bookingOperations = (deps: BookDeps): readonly BoundOperation[] => {
  const { db, clock } = deps
  return bindContract(bookingContract, bookingPolicies, {
    bookStay: async ({ session, body }) => {
      const booking = await bookStay(deps, session, body)
      return { success: true as const, booking: presentBooking(booking, clock.now()) }
    },
    listBookings: async ({ session }) => {
      const bookings = await listBookingsOf(db, session.userId)
      return { bookings: bookings.map((booking) => presentBooking(booking, clock.now())) }
    },
    getBooking: async ({ session, params }) =>
      presentBooking(requireOwn(await findBooking(db, params.id), session), clock.now()),
    cancelBooking: async ({ session, params }) =>
      presentBooking(await cancelBooking(deps, session, params.id), clock.now()),
  })
}
