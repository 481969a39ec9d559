import type { LocalDate } from '#platform/shared/local-date.ts'

/**
 * pending: written down, the supplier's answer is not known yet. failed: nothing is booked or charged.
 * cancelling: asked for, not confirmed yet.
 */
export const bookingStates = ['pending', 'confirmed', 'failed', 'cancelling', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

/** What a supplier says no to. */
export type Refusal = 'sold-out' | 'card-refused'

/** What was booked, as it was offered: it stays the same whatever the hotel's page says later. */
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
 * What makes two bookings the same: who stays where, and when. Whoever sends it twice, from another
 * window or with another offer of the same nights, means one booking.
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

/** What becomes of the item of a plan when its booking is cancelled: it stays, cancelled, or leaves. */
export const cancelPlans = ['keep', 'remove'] as const
export type CancelPlan = (typeof cancelPlans)[number]

/** What a supplier takes for a stay. Where it takes nothing, nothing is booked. */
export type Taken = 'test-cards' | 'nothing'
