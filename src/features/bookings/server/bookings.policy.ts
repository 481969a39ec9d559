import { anyRole, everyone, limited, signedIn } from '#platform/server/auth/policy.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'

const fail = failWith(bookingErrors)
const hour = 60 * 60

/** Normal use books few stays in an hour; testing cards takes more attempts. */
const attempts = { name: 'book', points: 30, seconds: hour, by: 'account' } as const

export const bookingPolicies = {
  bookStay: limited(signedIn, attempts),
  holdStay: limited(signedIn, attempts),
  readPaymentForm: signedIn,
  readPaymentReturn: everyone,
  listBookings: signedIn,
  getBooking: signedIn,
  cancelBooking: signedIn,
  previewLetter: everyone,
}

const staff = anyRole('owner', 'operator')

export const staffBookingPolicies = {
  listAllBookings: staff,
  cancelForTraveller: staff,
}

/**
 * The booking, if it is the caller's. Throws booking-not-found for strangers, so that they do not learn that
 * it exists.
 */
export function requireOwn<T extends { readonly ownerId: string }>(
  booking: T | undefined,
  session: Session,
): T {
  if (!booking || booking.ownerId !== session.userId) throw fail('booking-not-found')
  return booking
}
