import type { LocalDate } from '#platform/shared/local-date.ts'

/**
 * pending: stored, but the supplier's answer is not known yet. failed: nothing is booked or charged.
 * cancelling: requested, not confirmed yet.
 */
export const bookingStates = ['pending', 'confirmed', 'failed', 'cancelling', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

/** Reasons for which a supplier refuses an order. */
export type Refusal = 'sold-out' | 'card-refused'

/** What was booked, as offered: it stays the same even if the hotel's page changes later. */
export interface BookedStay {
  readonly kind: 'stay'
  readonly hotelId: string
  readonly name: string
  readonly city: string
  readonly district: string
  readonly photoUrl: string
  readonly checkIn: LocalDate
  readonly checkOut: LocalDate
  readonly nights: number
  readonly adults: number
  readonly children: number
  readonly rooms: number
  readonly timeZone: string
  readonly sample: boolean
}

export interface Guest {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/**
 * Identity of a booking: guest, hotel and nights. Sent twice, from another window or with another offer for
 * the same nights, it is one booking.
 */
export const sameness = (stay: BookedStay, guest: Guest): string =>
  JSON.stringify([
    stay.hotelId,
    stay.checkIn,
    stay.checkOut,
    stay.adults,
    stay.children,
    stay.rooms,
    guest.firstName.toLowerCase(),
    guest.lastName.toLowerCase(),
    guest.email.toLowerCase(),
  ])

/** What happens to a planned item when its booking is cancelled: it stays, cancelled, or is removed. */
export const cancelPlans = ['keep', 'remove'] as const
export type CancelPlan = (typeof cancelPlans)[number]

/**
 * How a supplier takes payment: published test cards in our form, or in its own component in the browser, so
 * that no card passes through us. With `nothing`, it takes no bookings.
 */
export type Taken = 'test-cards' | 'component' | 'nothing'
