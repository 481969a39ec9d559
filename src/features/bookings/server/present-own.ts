import { listTripsHolding } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { BookingAnswer } from '../contract/bookings.contract.ts'
import type { BookDeps } from './book-stay.ts'
import type { Booking } from './bookings.store.ts'
import { presentBooking } from './present-booking.ts'

/** How bookings are shown to their owner: with the trip each is for, or else those whose days hold the stay. */
export async function ownPresenter(
  { db, clock }: Pick<BookDeps, 'db' | 'clock'>,
  { userId }: Pick<Session, 'userId'>,
): Promise<(booking: Booking) => BookingAnswer> {
  const holding = await listTripsHolding(db, userId)
  return (booking) => {
    const { tripId, itemId, stay } = booking
    const itineraryIds = tripId ? [tripId] : holding({ from: stay.checkIn, to: stay.checkOut })
    const inPlan = tripId !== null && itemId !== null
    return { ...presentBooking(booking, clock.now()), itineraryIds, inPlan }
  }
}
