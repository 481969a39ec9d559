import { ApiError } from '#platform/web/api-client.ts'
import { bookingErrorText } from './messages.ts'

/** Why a consultation could not be booked: in the server's words where it has any. */
export function bookingFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0)
    return bookingErrorText.unableToProcessBooking
  return error.problem.message ?? bookingErrorText.failedToCreateCheckout
}
