import type Stripe from 'stripe'
import type { PaymentFact, PaymentFacts, SubscriptionFact } from '../../../domain/payment-facts.ts'
import { soldPlans } from '../../../domain/products.ts'
import { itemKey } from './to-session-params.ts'

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()

const statuses: Readonly<Record<string, SubscriptionFact['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

/** The running plan: that of a price with a plan's name, otherwise the one bought. */
function itemOf({ metadata }: Stripe.Subscription, price: Stripe.Price | undefined): string {
  const named = soldPlans.find((plan) => plan === price?.lookup_key)
  return named ?? metadata[itemKey] ?? ''
}

/** Null while the first payment is still in progress. */
function subscriptionFact(subscription: Stripe.Subscription): SubscriptionFact | null {
  const status = statuses[subscription.status]
  const [running] = subscription.items.data
  if (!status || !running) return null
  return {
    status,
    item: itemOf(subscription, running.price),
    periodEndsAt: instant(running.current_period_end),
    cancels: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}

const paymentFact = (charge: Stripe.Charge, disputed: boolean): PaymentFact => ({
  id: charge.id,
  amountMinor: charge.amount_captured,
  refundedMinor: disputed ? charge.amount_captured : charge.amount_refunded,
  disputed,
  paidAt: instant(charge.created),
})

/** An inquiry takes no money; neither does a dispute that was won or prevented. */
const harmless: readonly string[] = [
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]

/** Whether the buyer's bank has the money: the dispute is open, appealed or lost. */
export const isTakenBack = ({ status }: Pick<Stripe.Dispute, 'status'>): boolean =>
  !harmless.includes(status)

const states = ['open', 'complete', 'expired'] as const
const stateOf = ({ status }: Stripe.Checkout.Session): PaymentFacts['checkout'] =>
  states.find((known) => known === status) ?? 'open'

/**
 * Maps a Stripe checkout session to our domain; no other code reads Stripe's JSON. `takenBack` are the ids
 * of charges whose money the buyer's bank has.
 */
export function toPaymentFacts(
  session: Stripe.Checkout.Session,
  subscription: Stripe.Subscription | null,
  charges: readonly Stripe.Charge[],
  takenBack: ReadonlySet<string> = new Set(),
): PaymentFacts {
  const taken = charges
    .filter((charge) => charge.paid && charge.status === 'succeeded' && charge.captured)
    .toSorted((one, other) => one.created - other.created || one.id.localeCompare(other.id))
  const strange = taken.find((charge) => charge.currency !== session.currency)
  return {
    checkout: stateOf(session),
    // Money in another currency is reported as such, so that it gives nothing.
    currency: (strange?.currency ?? session.currency ?? '').toUpperCase(),
    email: session.customer_details?.email?.toLowerCase() ?? null,
    payments: taken.map((charge) => paymentFact(charge, takenBack.has(charge.id))),
    subscription: subscription && subscriptionFact(subscription),
  }
}
