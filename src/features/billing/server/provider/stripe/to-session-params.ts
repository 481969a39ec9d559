import type Stripe from 'stripe'
import type { CheckoutOrder } from '../payment-provider.ts'

type SessionParams = Stripe.Checkout.SessionCreateParams
type Subscription = NonNullable<CheckoutOrder['subscription']>

/** Metadata that links a Stripe event to our purchase. */
export const purchaseKey = 'purchase'
export const itemKey = 'item'

/** A reduction of the first payment: Stripe knows reductions only as coupons. */
export interface FirstReduction {
  readonly id: string
  readonly amount_off: number
  readonly currency: string
  readonly duration: 'once' | 'repeating'
  readonly duration_in_months?: 1
}

/**
 * While a trial runs the first month's coupon would be spent on an invoice of nothing: there it counts
 * for a month, in which the first payment falls and the second does not.
 */
export function reductionOf({ currency, subscription }: CheckoutOrder): FirstReduction | undefined {
  const off = subscription ? subscription.monthlyMinor - subscription.firstMinor : 0
  if (!subscription || off <= 0) return undefined
  const lasts = subscription.trialDays > 0 ? 'month' : 'once'
  return {
    id: `first-${lasts}-${off}-${currency.toLowerCase()}`,
    amount_off: off,
    currency: currency.toLowerCase(),
    ...(lasts === 'month'
      ? { duration: 'repeating' as const, duration_in_months: 1 as const }
      : { duration: 'once' as const }),
  }
}

function planParams(order: CheckoutOrder, { trialDays }: Subscription): SessionParams {
  const reduction = reductionOf(order)
  return {
    mode: 'subscription',
    payment_method_collection: 'always',
    subscription_data: {
      metadata: { [purchaseKey]: order.key, [itemKey]: order.item },
      ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
    },
    ...(reduction ? { discounts: [{ coupon: reduction.id }] } : {}),
  }
}

const paymentParams = ({ key, item }: CheckoutOrder): SessionParams => ({
  mode: 'payment',
  submit_type: 'pay',
  payment_intent_data: { metadata: { [purchaseKey]: key, [itemKey]: item } },
})

/** An order as Stripe is asked for it: every amount is ours, and nothing is priced over there. */
export function toSessionParams(order: CheckoutOrder): SessionParams {
  const { subscription } = order
  return {
    ...(subscription ? planParams(order, subscription) : paymentParams(order)),
    client_reference_id: order.key,
    metadata: { [purchaseKey]: order.key, [itemKey]: order.item },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: subscription ? subscription.monthlyMinor : order.dueMinor,
          product_data: { name: order.title },
          ...(subscription ? { recurring: { interval: 'month' as const } } : {}),
        },
      },
    ],
    ...(order.email ? { customer_email: order.email } : {}),
    // Cards only: other methods may take days, and fail after the checkout is complete.
    allowed_payment_method_types: ['card'],
    // Priced and paid in one currency, because the payment is compared with the price.
    adaptive_pricing: { enabled: false },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}
