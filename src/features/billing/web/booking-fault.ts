import { ApiError } from '#platform/web/api-client.ts'
import { bookingFaultText } from './messages.ts'

/** Why a consultation could not be booked: in the server's words where it has any. */
export function bookingFault(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0)
    return bookingFaultText.unableToProcessBooking
  return error.problem.message ?? bookingFaultText.failedToCreateCheckout
}
