import { ApiError } from '#platform/web/api-client.ts'
import type { BookingView } from './bookings.client.ts'
import { bookingOutcomeText } from './messages.ts'

/** The outcome of Book Now, once the form is done. */
export type BookingOutcome =
  | { readonly kind: 'confirmed'; readonly booking: BookingView }
  /** Not known yet: the id of the booking that is being checked, if there is one. */
  | { readonly kind: 'in-doubt'; readonly bookingId: string | undefined }
  | { readonly kind: 'not-booked'; readonly reason: string }

/** The title of each outcome, for the dialog and for screen readers. */
export const outcomeTitles: Readonly<Record<BookingOutcome['kind'], string>> = {
  confirmed: bookingOutcomeText.bookingConfirmed,
  'in-doubt': bookingOutcomeText.notConfirmedYet,
  'not-booked': bookingOutcomeText.notBooked,
}

/** The in-doubt outcome that a refusal describes; undefined for a plain refusal. */
export function doubtOf(error: unknown): BookingOutcome | undefined {
  if (!(error instanceof ApiError) || error.code !== 'booking-in-doubt') return undefined
  const id = error.problem['bookingId']
  return { kind: 'in-doubt', bookingId: typeof id === 'string' ? id : undefined }
}

const noneOfIt = bookingOutcomeText.hotelHasNoSuch

/** The outcome of a booking in doubt; undefined while it is still open. */
export function settledAs(booking: BookingView | undefined): BookingOutcome | undefined {
  if (!booking || booking.state === 'pending') return undefined
  if (booking.state === 'failed') return { kind: 'not-booked', reason: booking.reason ?? noneOfIt }
  return { kind: 'confirmed', booking }
}
