import type { Session } from '#platform/server/auth/session.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { bookingContract } from '../contract/bookings.contract.ts'
import { bookStay } from './book-stay.ts'
import { bookingPolicies } from './bookings.policy.ts'
import { cancelBooking } from './cancel-booking.ts'
import { holdStay } from './hold-stay.ts'
import { paymentFormPage, paymentReturnPage } from './payment-page.ts'
import { presentHold } from './present-booking.ts'
import { previewLetter } from './preview-letter.ts'
import { listBookings, readBooking } from './read-bookings.ts'
import { staffBookingOperations } from './staff-bookings.routes.ts'
import type { StaffBookingDeps } from './staff-bookings.ts'
import { ownPresenter } from './present-own.ts'

/** A letter styles itself and does nothing else; only pages of this site may frame it. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin"

export const bookingOperations = (deps: StaffBookingDeps): readonly BoundOperation[] => {
  const present = (session: Session) => ownPresenter(deps, session)
  const own = bindContract(bookingContract, bookingPolicies, {
    bookStay: async ({ session, body }) => {
      const booking = await bookStay(deps, session, body)
      return { success: true as const, booking: (await present(session))(booking) }
    },
    holdStay: async ({ session, body }) => presentHold(await holdStay(deps, session, body)),
    readPaymentForm: async ({ session, params, reply }) => {
      const business = deps.letters.name
      const { file, policy } = await paymentFormPage(deps, session, { id: params.id, business })
      reply.set('content-security-policy', policy)
      reply.set('x-frame-options', 'SAMEORIGIN')
      return file
    },
    readPaymentReturn: async ({ reply }) => {
      const { file, policy } = paymentReturnPage()
      reply.set('content-security-policy', policy)
      reply.set('x-frame-options', 'SAMEORIGIN')
      return file
    },
    listBookings: async ({ session }) => {
      const bookings = await listBookings(deps, session)
      return { bookings: bookings.map(await present(session)) }
    },
    getBooking: async ({ session, params }) => {
      const booking = await readBooking(deps, session, params.id)
      return (await present(session))(booking)
    },
    cancelBooking: async ({ session, params, body }) => {
      const by = { traveller: session, ...body }
      const booking = await cancelBooking(deps, by, params.id)
      return (await present(session))(booking)
    },
    previewLetter: async ({ reply }) => {
      reply.set('content-security-policy', letterPolicy)
      reply.set('x-frame-options', 'SAMEORIGIN')
      return previewLetter(deps.letters)
    },
  })
  return [...own, ...staffBookingOperations(deps)]
}
