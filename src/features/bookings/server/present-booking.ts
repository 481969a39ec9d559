import type { z } from 'zod'
import { type CancellationPolicy, feeAt } from '#features/stays/domain/cancellation.ts'
import { type Money, money, toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import type { BookingAnswer, holdSchema } from '../contract/bookings.contract.ts'
import type { Hold } from './booking-holds.store.ts'
import type { Booking } from './bookings.store.ts'
import { refundCadMinor } from './settle-booking.ts'

const amountOf = (amount: Money) => ({ amount: toMajor(amount), currency: amount.currency })
const inCad = (amount: Money): number => toMajor(convert(amount, 'CAD'))

const presentPolicy = (policy: CancellationPolicy | null): BookingAnswer['cancellationPolicy'] =>
  policy && policy.map(({ from, fee }) => ({ from, fee: amountOf(fee), feeCad: inCad(fee) }))

/** What cancelling costs a traveller now; null where it is free, or where no fee is known. */
export function feeNow({ policy, freeUntil }: Booking, now: Date): Money | null {
  if (freeUntil !== null && freeUntil > now) return null
  return (policy && feeAt(policy, now)) ?? null
}

/** True where the traveller may cancel: free, or at a fee of the policy. */
export const isCancellable = (booking: Booking, now: Date): boolean =>
  (booking.freeUntil !== null && booking.freeUntil > now) || feeNow(booking, now) !== null

export const presentHold = (hold: Hold): z.infer<typeof holdSchema> => ({
  id: hold.id,
  total: amountOf(hold.total),
  totalCad: toMajor(hold.totalCad),
  cancellationPolicy: presentPolicy(hold.policy),
  freeCancellationUntil: hold.freeUntil?.toISOString() ?? null,
  endsAt: hold.endsAt.toISOString(),
  formUrl: `/api/bookings/holds/${hold.id}/form`,
})

/** A booking without the trips that it belongs to. */
export function presentBooking(
  booking: Booking,
  now: Date,
): Omit<BookingAnswer, 'itineraryIds' | 'inPlan'> {
  const { id, state, reference, reason, stay, guest, total, totalCad, freeUntil } = booking
  const refunded = refundCadMinor(booking)
  const fee = state === 'confirmed' ? feeNow(booking, now) : null
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
    total: amountOf(total),
    totalCad: toMajor(totalCad),
    freeCancellationUntil: freeUntil?.toISOString() ?? null,
    cancellationPolicy: presentPolicy(booking.policy),
    cancellationFeeCad: fee && inCad(fee),
    refundedCad: refunded === null ? null : toMajor(money('CAD', refunded)),
    cancellable: state === 'confirmed' && isCancellable(booking, now),
    sample: stay.sample,
    createdAt: booking.createdAt.toISOString(),
  }
}
