import { ApiError } from '#platform/web/api-client.ts'

/** Why a consultation could not be booked: in the server's words where it has any. */
export function bookingFault(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0)
    return 'Unable to process booking request. Please try again.'
  return error.problem.message ?? 'Failed to create checkout session'
}
