import type { Money } from '#platform/shared/money.ts'
import type { Contact, HoldRefusal, Passenger } from '../../domain/fare-hold.ts'

export interface FareOrder {
  /** Ours: an order is found by it when its answer is lost. */
  readonly key: string
  readonly offerId: string
  /** What the traveller agreed to; at another price nothing is ordered. */
  readonly total: Money
  readonly passengers: readonly Passenger[]
  readonly contact: Contact
}

/** The order at the airline. */
export interface StandingOrder {
  readonly state: 'held' | 'paid' | 'cancelled'
  readonly orderId: string
  /** The airline's own, for its website and its desks. */
  readonly reference: string
  /** Until when the seats are kept unpaid; null where the source does not say, or once it is paid. */
  readonly payBy: Date | null
  /** Until when the price is kept; null where the source does not say. */
  readonly priceUntil: Date | null
}

/** What cancelling a paid order gives back, until it is confirmed. */
export interface CancellationQuote {
  readonly id: string
  readonly refund: Money
}

export type HoldAnswer =
  | StandingOrder
  /** Nothing is ordered. */
  | { readonly state: 'refused'; readonly refusal: HoldRefusal }

/**
 * Port: orders at an airline that keep seats and a price, and are paid later; no card is involved. Every call may
 * fail with an unknown outcome: `find` then says what stands.
 */
export interface FareHolds {
  /** Seconds after which an order that is not there will not come any more. */
  readonly slowestSeconds: number
  hold(order: FareOrder, signal: AbortSignal): Promise<HoldAnswer>
  /** The order under our key, one of whose passengers has that family name; undefined for none. */
  find(key: string, lastName: string, signal: AbortSignal): Promise<StandingOrder | undefined>
  read(orderId: string, signal: AbortSignal): Promise<StandingOrder>
  /** Lets an unpaid order go, at no cost; what is paid by now stays, and is answered so. */
  release(orderId: string, signal: AbortSignal): Promise<StandingOrder>
  /** Undefined where a paid order is not cancelled here: the airline refuses, or gives back a voucher, not money. */
  quoteCancellation(orderId: string, signal: AbortSignal): Promise<CancellationQuote | undefined>
  /** Cancels at the quoted terms; returns the order after that. */
  cancel(orderId: string, quoteId: string, signal: AbortSignal): Promise<StandingOrder>
}
