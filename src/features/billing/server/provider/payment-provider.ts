import type { PaymentFacts } from '../../domain/payment-facts.ts'

/** A plan that a subscription can change to. */
export interface PlanOnOffer {
  readonly item: string
  readonly name: string
  readonly monthlyMinor: number
}

export interface CheckoutOrder {
  /** Our purchase's id: the provider makes one checkout of it, however often it is asked. */
  readonly key: string
  /** What is bought, in words. */
  readonly title: string
  readonly item: string
  readonly currency: string
  /** Asked at the checkout; 0 while a trial runs. */
  readonly dueMinor: number
  /** Only for what is paid by the month. */
  readonly subscription: {
    readonly trialDays: number
    readonly firstMinor: number
    readonly monthlyMinor: number
    readonly plans: readonly PlanOnOffer[]
  } | null
  /** Known of an account; a visitor is asked for it there (`asksEmail`). */
  readonly email: string | null
  readonly asksEmail: boolean
  readonly successUrl: string
  readonly cancelUrl: string
  /** The site itself, without a slash: events are sent to its `/api/webhooks/payments`. */
  readonly site: string
}

/** A message of the provider. It says where something has changed; what has changed is always asked. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** The `key` of the checkout it is about. */
  readonly key: string
}

/** A message that is not the provider's, or is no longer what it sent. `reason` is for the log. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused'
  readonly reason: string
  constructor(reason: string) {
    super(`Payment event refused: ${reason}`)
    this.reason = reason
  }
}

/**
 * The provider has answered, and asked again under the same key it would say the same. Nobody was told
 * where to pay.
 */
export class CheckoutRefused extends Error {
  override readonly name = 'CheckoutRefused'
  constructor(cause: unknown) {
    super('The checkout was refused', { cause })
  }
}

/** Port: who takes money. Every call may fail, and then asking again is safe. */
export interface PaymentProvider {
  readonly source: string
  /** Throws CheckoutRefused where the order's key is used up by a refusal. */
  createCheckout(
    order: CheckoutOrder,
    signal: AbortSignal,
  ): Promise<{ readonly ref: string; readonly url: string }>
  /** How a checkout stands now; nothing when there is none. */
  read(ref: string, signal: AbortSignal): Promise<PaymentFacts | undefined>
  /** Nobody can pay it from now on, unless it is paid already. */
  closeCheckout(ref: string, signal: AbortSignal): Promise<void>
  /** Gives a payment back in full, once however often it is asked; a plan ends with it. */
  refund(ref: string, payment: string, signal: AbortSignal): Promise<void>
  /** Ends what is paid by the month, at once; nothing to end is no fault. */
  endSubscription(ref: string, signal: AbortSignal): Promise<void>
  /** Where the buyer changes or ends a subscription. */
  manageUrl(
    ref: string,
    back: { readonly site: string; readonly returnUrl: string },
    signal: AbortSignal,
  ): Promise<string>
  /** What a message says, once its signature and its age are right. Throws EventRefused. */
  readEvent(body: string, headers: Headers, now: Date): Promise<PaymentEvent>
  /** Only the sandbox: its checkout is a page of this site. */
  readonly hosted?: HostedCheckout
  /** Ends what it does in the background. */
  close(): Promise<void>
}

export const deliveries = ['once', 'repeated', 'late', 'never'] as const
/** repeated: thrice each, the latest first. late: after some seconds. */
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

/** What the sandbox's own pages do. Each answers how the checkout stands then; nothing when there is none. */
export interface HostedCheckout {
  read(ref: string): Promise<HostedState | undefined>
  /** `refused` says why the card was not taken; nothing was charged. */
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
