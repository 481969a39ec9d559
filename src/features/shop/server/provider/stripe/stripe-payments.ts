import type Stripe from 'stripe'
import type { PaymentFacts } from '../../../domain/payment-facts.ts'
import type { CheckoutOrder, PaymentProvider } from '../payment-provider.ts'
import { readStripeEvent } from './read-stripe-event.ts'
import { asked, openStripe, StripeRefusal, type StripeSettings } from './stripe-client.ts'
import { toPaymentFacts } from './to-payment-facts.ts'
import { reductionOf, toSessionParams } from './to-session-params.ts'

/** A plan is paid once a month: these are eight years of it. */
const mostCharges = 100

const idOf = (value: string | { readonly id: string } | null): string | undefined =>
  typeof value === 'string' ? value : value?.id

async function makeReduction(client: Stripe, order: CheckoutOrder, signal: AbortSignal) {
  const reduction = reductionOf(order)
  if (!reduction) return
  try {
    await asked(client.coupons.create({ ...reduction, name: 'First payment' }), signal)
  } catch (error) {
    // Its name says all that it does: one that is there already is the same one.
    if (error instanceof StripeRefusal && error.code === 'resource_already_exists') return
    throw error
  }
}

async function createSession(client: Stripe, order: CheckoutOrder, signal: AbortSignal) {
  await makeReduction(client, order, signal)
  const options = { idempotencyKey: `checkout-${order.key}` }
  const call = client.checkout.sessions.create(toSessionParams(order), options)
  const { id, url } = await asked(call, signal)
  if (!url) throw new StripeRefusal('session', 'no_url', undefined, undefined)
  return { ref: id, url }
}

async function findSession(client: Stripe, ref: string, signal: AbortSignal) {
  try {
    return await asked(client.checkout.sessions.retrieve(ref), signal)
  } catch (error) {
    if (error instanceof StripeRefusal && error.code === 'resource_missing') return undefined
    throw error
  }
}

/** The payments of a checkout: of a plan all that its customer pays, who was made with it alone. */
async function chargesOf(client: Stripe, session: Stripe.Checkout.Session, signal: AbortSignal) {
  const customer = session.mode === 'subscription' ? idOf(session.customer) : undefined
  const payment_intent = idOf(session.payment_intent)
  const filter = customer ? { customer } : payment_intent ? { payment_intent } : undefined
  if (!filter) return []
  return (await asked(client.charges.list({ ...filter, limit: mostCharges }), signal)).data
}

async function readFacts(
  client: Stripe,
  ref: string,
  signal: AbortSignal,
): Promise<PaymentFacts | undefined> {
  const session = await findSession(client, ref, signal)
  if (!session) return undefined
  if (session.status !== 'complete') return toPaymentFacts(session, null, [])
  const plan = idOf(session.subscription)
  const [subscription, charges] = await Promise.all([
    plan ? asked(client.subscriptions.retrieve(plan), signal) : null,
    chargesOf(client, session, signal),
  ])
  return toPaymentFacts(session, subscription, charges)
}

async function closeSession(client: Stripe, ref: string, signal: AbortSignal): Promise<void> {
  try {
    await asked(client.checkout.sessions.expire(ref), signal)
  } catch (error) {
    // Stripe refuses to close what is closed or paid; that is as good.
    const session = await findSession(client, ref, signal)
    if (session && session.status !== 'open') return
    throw error
  }
}

async function openPortal(client: Stripe, ref: string, returnUrl: string, signal: AbortSignal) {
  const session = await findSession(client, ref, signal)
  const customer = session && idOf(session.customer)
  if (!customer) throw new StripeRefusal('portal', 'no_customer', undefined, undefined)
  const call = client.billingPortal.sessions.create({ customer, return_url: returnUrl })
  return (await asked(call, signal)).url
}

/** Stripe: its hosted Checkout, its customer portal and its signed events. Throws ConfigError. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const parts = openStripe(settings)
  const { client } = parts
  return {
    source: 'stripe',
    createCheckout: async (order, signal) => createSession(await client(), order, signal),
    read: async (ref, signal) => readFacts(await client(), ref, signal),
    closeCheckout: async (ref, signal) => closeSession(await client(), ref, signal),
    manageUrl: async (ref, { returnUrl }, signal) =>
      openPortal(await client(), ref, returnUrl, signal),
    readEvent: (body, headers, now) => readStripeEvent(parts, body, headers, now),
    close: async () => undefined,
  }
}
