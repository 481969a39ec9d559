/**
 * pending: stored, the airline’s answer is not known yet. held: kept unpaid. releasing: to be let go, not confirmed.
 * released: let go by us or by the airline. failed: nothing was ordered.
 */
export const holdStates = ['pending', 'held', 'paid', 'releasing', 'released', 'failed'] as const
export type HoldState = (typeof holdStates)[number]

/** gone: no longer sold like that. details: the airline does not take the travellers' details. */
export type HoldRefusal = 'gone' | 'price-changed' | 'details'

export const titles = ['mr', 'ms', 'mrs', 'miss', 'dr'] as const
export const genders = ['f', 'm'] as const

/** As the passport says it. */
export interface Passenger {
  readonly title: (typeof titles)[number]
  readonly gender: (typeof genders)[number]
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD */
  readonly bornOn: string
}

export interface Contact {
  readonly email: string
  /** In international form: +14165550100. */
  readonly phone: string
}

/** One direction as it was held; times are wall times of the airports. */
export interface HeldLeg {
  readonly from: string
  readonly to: string
  readonly fromCity: string
  readonly toCity: string
  readonly departure: string
  readonly arrival: string
  readonly flights: readonly string[]
  readonly airline: string
}
