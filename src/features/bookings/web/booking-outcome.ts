import { ApiError } from '#platform/web/api-client.ts'
import type { BookingView } from './bookings.client.ts'
import { bookingOutcomeText } from './messages.ts'

/** What came of a press on Book Now, where it is no longer the form's matter. */
export type BookingOutcome =
  | { readonly kind: 'confirmed'; readonly booking: BookingView }
  /** Nobody knows yet: the id of the booking that is looked into, where there is one. */
  | { readonly kind: 'in-doubt'; readonly bookingId: string | undefined }
  | { readonly kind: 'not-booked'; readonly reason: string }

/** The title of each view: of the dialog, and of what is read first. */
export const outcomeTitles: Readonly<Record<BookingOutcome['kind'], string>> = {
  confirmed: bookingOutcomeText.bookingConfirmed,
  'in-doubt': bookingOutcomeText.notConfirmedYet,
  'not-booked': bookingOutcomeText.notBooked,
}

/** The doubt that a refusal speaks of; nothing where it is a plain no. */
export function doubtOf(error: unknown): BookingOutcome | undefined {
  if (!(error instanceof ApiError) || error.code !== 'booking-in-doubt') return undefined
  const id = error.problem['bookingId']
  return { kind: 'in-doubt', bookingId: typeof id === 'string' ? id : undefined }
}

const noneOfIt = bookingOutcomeText.hotelHasNoSuch

/** What a booking in doubt has turned out to be; nothing while it still is. */
export function settledAs(booking: BookingView | undefined): BookingOutcome | undefined {
  if (!booking || booking.state === 'pending') return undefined
  if (booking.state === 'failed') return { kind: 'not-booked', reason: booking.reason ?? noneOfIt }
  return { kind: 'confirmed', booking }
}
