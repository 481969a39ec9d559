import type { PaymentFacts } from '../../domain/payment-facts.ts'

/** A plan that a subscription can change to. */
export interface PlanOnOffer {
  readonly item: string
  readonly name: string
  readonly monthlyMinor: number
}

export interface CheckoutOrder {
  /** Our purchase's id; repeating a request with the same key returns the same checkout. */
  readonly key: string
  /** Title of the purchase, shown at the checkout. */
  readonly title: string
  readonly item: string
  readonly currency: string
  /** Due at the checkout, in minor units; 0 during a trial. */
  readonly dueMinor: number
  /** Set for monthly payments only. */
  readonly subscription: {
    readonly trialDays: number
    readonly firstMinor: number
    readonly monthlyMinor: number
    readonly plans: readonly PlanOnOffer[]
  } | null
  /** Known for an account; a visitor is asked for it at the checkout (`asksEmail`). */
  readonly email: string | null
  readonly asksEmail: boolean
  readonly successUrl: string
  readonly cancelUrl: string
  /** The site's URL without a trailing slash: webhooks are sent to its `/api/webhooks/payments`. */
  readonly site: string
}

/** A webhook of the provider. It only says which purchase has changed; the new state is always fetched. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** The `key` of its checkout. */
  readonly key: string
}

/** A webhook that is not from the provider, or was altered. `reason` is for the log. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused'
  readonly reason: string
  constructor(reason: string) {
    super(`Payment event refused: ${reason}`)
    this.reason = reason
  }
}

/**
 * The provider refused for good: the same key would get the same answer. The buyer got no address to pay at.
 */
export class CheckoutRefused extends Error {
  override readonly name = 'CheckoutRefused'
  constructor(cause: unknown) {
    super('The checkout was refused', { cause })
  }
}

/** Port: the payment provider. Every call may fail, and can then safely be repeated. */
export interface PaymentProvider {
  readonly source: string
  /** Throws CheckoutRefused if the order's key is used up by a refusal. */
  createCheckout(
    order: CheckoutOrder,
    signal: AbortSignal,
  ): Promise<{ readonly ref: string; readonly url: string }>
  /** The current state of a checkout; undefined if there is none. */
  read(ref: string, signal: AbortSignal): Promise<PaymentFacts | undefined>
  /** Closes it for payment, unless it is paid already. */
  closeCheckout(ref: string, signal: AbortSignal): Promise<void>
  /** Refunds a payment in full; repeats have no further effect. A plan ends with it. */
  refund(ref: string, payment: string, signal: AbortSignal): Promise<void>
  /** Ends monthly payments at once; no error if there is nothing to end. */
  endSubscription(ref: string, signal: AbortSignal): Promise<void>
  /** Where the buyer changes or ends a subscription. */
  manageUrl(
    ref: string,
    back: { readonly site: string; readonly returnUrl: string },
    signal: AbortSignal,
  ): Promise<string>
  /** Parses a webhook after checking its signature and age. Throws EventRefused. */
  readEvent(body: string, headers: Headers, now: Date): Promise<PaymentEvent>
  /** Only for the sandbox, whose checkout is a page of this site. */
  readonly hosted?: HostedCheckout
  /** Stops background work. */
  close(): Promise<void>
}

export const deliveries = ['once', 'repeated', 'late', 'never'] as const
/** repeated: each three times, the latest first. late: after some seconds. */
export type Delivery = (typeof deliveries)[number]

export const billingActions = [
  'renew',
  'fail-renewal',
  'cancel-at-end',
  'keep',
  'end-now',
  'refund',
] as const
export type BillingAction = (typeof billingActions)[number]

export interface HostedState extends PaymentFacts {
  readonly order: CheckoutOrder
}

/**
 * Actions of the sandbox's own pages. Each returns the checkout's new state; undefined if there is none.
 */
export interface HostedCheckout {
  read(ref: string): Promise<HostedState | undefined>
  /** `refused` says why the card was declined; nothing was charged. */
  pay(
    ref: string,
    card: {
      readonly number: string
      readonly email: string | undefined
      readonly delivery: Delivery
    },
  ): Promise<{ readonly state: HostedState; readonly refused?: string } | undefined>
  act(ref: string, action: BillingAction): Promise<HostedState | undefined>
  changePlan(ref: string, item: string): Promise<HostedState | undefined>
}
