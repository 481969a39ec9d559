import type { CancellationPolicy } from '#features/stays/domain/cancellation.ts'
import type { Money } from '#platform/shared/money.ts'
import type { BookedStay, Guest, Refusal } from '../../domain/booking.ts'
import type { CardInput } from '../../domain/card.ts'
import type { Taken } from '../../domain/booking.ts'

/** How a stay is paid: with a card typed here, or in the supplier's own component, by its hold's token. */
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

export interface HoldRequest {
  /** Our key, by which it is ordered later. */
  readonly key: string
  /** The offer by its source's own name. */
  readonly sourceOffer: string
  readonly stay: BookedStay
}

/** What the supplier's component needs in the browser. */
export interface PaymentForm {
  /** The address of its script. */
  readonly script: string
  readonly publicKey: string
  /** Opens this one payment, and nothing else. */
  readonly secret: string
}

export type HoldOutcome =
  | {
      readonly kind: 'held'
      /** Names the hold to the supplier; stays on the server. */
      readonly token: string
      /** What will be paid, which may differ from the offer. */
      readonly total: Money
      /** Null where the supplier says nothing about cancelling. */
      readonly policy: CancellationPolicy | null
      readonly endsAt: Date
      readonly form: PaymentForm
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly words: string }

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
  /** With what it cost and what goes back, where the supplier says. */
  | { readonly kind: 'cancelled'; readonly fee?: Money; readonly refund?: Money }
  /** The order stays, or there is none under the key. `words` is the reason, for the traveller. */
  | { readonly kind: 'refused'; readonly refusal: 'too-late' | 'unknown'; readonly words: string }

/**
 * Port: places orders, charges cards and assigns rooms. Every call may fail with an unknown outcome; `seal`
 * then finds it out.
 */
export interface BookingSupplier {
  readonly source: string
  readonly takes: Taken
  /** Seconds after which an order that is not there will not come any more. Default: `seal` closes the key. */
  readonly slowestSeconds?: number
  /** Holds an offer until its component has taken the payment. Only where `takes` is 'component'. */
  hold?(request: HoldRequest, signal: AbortSignal): Promise<HoldOutcome>
  /** Orders at exactly this total. Repeating a key gives the same answer and charges once. */
  book(order: StayOrder, signal: AbortSignal): Promise<OrderOutcome>
  /** The final state of a key: an order that is still on its way is refused from now on. */
  seal(key: string, signal: AbortSignal): Promise<OrderState>
  /** Cancels and refunds. Cancelling again is no error; a refusal changes nothing. */
  cancel(key: string, signal: AbortSignal): Promise<CancelOutcome>
}
