import type { Money } from '#platform/shared/money.ts'
import type { BookedStay, Guest, Refusal } from '../../domain/booking.ts'
import type { CardInput } from '../../domain/card.ts'
import type { Taken } from '../../domain/booking.ts'

/** How a stay is paid: with a card typed here, or with a token from the supplier's own component. */
export type Payment =
  | ({ readonly method: 'creditCard' } & CardInput)
  | { readonly method: 'token'; readonly token: string }

export interface StayOrder {
  /** Our booking's id: orders repeated with this key are one order. */
  readonly key: string
  readonly stay: BookedStay
  readonly total: Money
  readonly guest: Guest
  readonly payment: Payment
}

export type OrderOutcome =
  | { readonly kind: 'confirmed'; readonly reference: string }
  /** Nothing is booked or charged. `words` is the reason for the traveller. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly words: string }

/** What a supplier has under a key. */
export type OrderState =
  | { readonly state: 'confirmed'; readonly reference: string }
  | { readonly state: 'cancelled'; readonly reference: string }
  | { readonly state: 'none' }

export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  /** The order stands, or there is none under the key. `words` is the reason for the traveller. */
  | { readonly kind: 'refused'; readonly refusal: 'too-late' | 'unknown'; readonly words: string }

/**
 * Port: places orders, charges cards and assigns rooms. Every call may fail with an unknown outcome; `seal`
 * then finds it out.
 */
export interface BookingSupplier {
  readonly source: string
  readonly takes: Taken
  /** Orders at exactly this total. Repeating a key gives the same answer and charges once. */
  book(order: StayOrder, signal: AbortSignal): Promise<OrderOutcome>
  /** The final state of a key: an order that is still on its way is refused from now on. */
  seal(key: string, signal: AbortSignal): Promise<OrderState>
  /** Cancels and refunds. Cancelling again is no error; a refusal changes nothing. */
  cancel(key: string, signal: AbortSignal): Promise<CancelOutcome>
}
