import { toMajor } from '#platform/shared/money.ts'
import type { BookingAnswer } from '../contract/bookings.contract.ts'
import type { Booking } from './bookings.store.ts'

/** A booking without the trips that it belongs to. */
export function presentBooking(
  booking: Booking,
  now: Date,
): Omit<BookingAnswer, 'itineraryIds' | 'inPlan'> {
  const { id, state, reference, reason, stay, guest, total, totalCad, freeUntil } = booking
  return {
    id,
    kind: stay.kind,
    state,
    reference,
    reason,
    name: stay.name,
    location: `${stay.district}, ${stay.city}`,
    city: stay.city,
    timeZone: stay.timeZone,
    photoUrl: stay.photoUrl,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights: stay.nights,
    guests: stay.adults + stay.children,
    adults: stay.adults,
    children: stay.children,
    rooms: stay.rooms,
    guest: { firstName: guest.firstName, lastName: guest.lastName, email: guest.email },
    total: { amount: toMajor(total), currency: total.currency },
    totalCad: toMajor(totalCad),
    freeCancellationUntil: freeUntil?.toISOString() ?? null,
    cancellable: state === 'confirmed' && freeUntil !== null && freeUntil > now,
    sample: stay.sample,
    createdAt: booking.createdAt.toISOString(),
  }
}
