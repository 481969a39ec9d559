import type { Money } from '#platform/shared/money.ts'
import type { BookedStay, Guest, Refusal } from '../../domain/booking.ts'
import type { CardInput } from '../../domain/card.ts'
import type { Taken } from '../../domain/booking.ts'

/** How a stay is paid: with a card typed here, or with what the supplier's own component made of one. */
export type Payment =
  | ({ readonly method: 'creditCard' } & CardInput)
  | { readonly method: 'token'; readonly token: string }

export interface StayOrder {
  /** Our booking's id: the supplier makes one order of it, however often it is sent. */
  readonly key: string
  readonly stay: BookedStay
  readonly total: Money
  readonly guest: Guest
  readonly payment: Payment
}

export type OrderOutcome =
  | { readonly kind: 'confirmed'; readonly reference: string }
  /** Nothing is booked or charged. `words` say why, for the person. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly words: string }

/** What a supplier has under a key. */
export type OrderState =
  | { readonly state: 'confirmed'; readonly reference: string }
  | { readonly state: 'cancelled'; readonly reference: string }
  | { readonly state: 'none' }

export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  /** What was ordered stands, or nothing was ordered under the key. `words` say why, for the person. */
  | { readonly kind: 'refused'; readonly refusal: 'too-late' | 'unknown'; readonly words: string }

/**
 * Port: who takes the order, charges the card and gives the room. Every call may fail with an error,
 * and then nobody knows whether it was done: `seal` finds out.
 */
export interface BookingSupplier {
  readonly source: string
  readonly takes: Taken
  /** Orders at exactly this total. The same key again answers the same, and charges once. */
  book(order: StayOrder, signal: AbortSignal): Promise<OrderOutcome>
  /** What stands under a key, for good: an order that is still on its way is refused from now on. */
  seal(key: string, signal: AbortSignal): Promise<OrderState>
  /** Cancels and gives the money back. Cancelled already is cancelled; a refusal changes nothing. */
  cancel(key: string, signal: AbortSignal): Promise<CancelOutcome>
}
