import type Stripe from 'stripe'
import type { PaymentFacts } from '../../../domain/payment-facts.ts'
import { type CheckoutOrder, CheckoutRefused, type PaymentProvider } from '../payment-provider.ts'
import { readStripeEvent } from './read-stripe-event.ts'
import { asked, openStripe, StripeRefusal, type StripeSettings } from './stripe-client.ts'
import { isTakenBack, toPaymentFacts } from './to-payment-facts.ts'
import { reductionOf, toSessionParams } from './to-session-params.ts'

/** A plan is paid once a month: this covers eight years. */
const mostCharges = 100

const idOf = (value: string | { readonly id: string } | null): string | undefined =>
  typeof value === 'string' ? value : value?.id

/** Accepts a refusal with this code, which means that it was done already. */
async function unlessDone(call: Promise<unknown>, code: string): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof StripeRefusal && error.code === code)) throw error
  }
}

async function makeReduction(client: Stripe, order: CheckoutOrder, signal: AbortSignal) {
  const reduction = reductionOf(order)
  if (!reduction) return
  const coupon = client.coupons.create({ ...reduction, name: 'First payment' })
  // Its id contains all its terms: an existing one with this id is the same.
  await unlessDone(asked(coupon, signal), 'resource_already_exists')
}

/** Another request with the key is in progress, or there are too many: the same request may be
    repeated. */
const undecided: readonly (number | undefined)[] = [undefined, 409, 429]

/**
 * Stripe keeps its first answer to a key for a day, its own failures included
 * (docs.stripe.com/api/idempotent_requests): a refused key opens no checkout any more.
 */
async function createSession(client: Stripe, order: CheckoutOrder, signal: AbortSignal) {
  await makeReduction(client, order, signal)
  const options = { idempotencyKey: `checkout-${order.key}` }
  try {
    const call = client.checkout.sessions.create(toSessionParams(order), options)
    const { id, url } = await asked(call, signal)
    if (url) return { ref: id, url }
  } catch (error) {
    if (error instanceof StripeRefusal && undecided.includes(error.status)) throw error
    throw new CheckoutRefused(error)
  }
  throw new CheckoutRefused(new StripeRefusal('session', 'no_url', undefined, undefined))
}

async function findSession(client: Stripe, ref: string, signal: AbortSignal) {
  try {
    return await asked(client.checkout.sessions.retrieve(ref), signal)
  } catch (error) {
    if (error instanceof StripeRefusal && error.code === 'resource_missing') return undefined
    throw error
  }
}

/**
 * The charges of a checkout; for a plan, all of its customer, because each plan has a customer of its own.
 */
async function chargesOf(client: Stripe, session: Stripe.Checkout.Session, signal: AbortSignal) {
  const customer = session.mode === 'subscription' ? idOf(session.customer) : undefined
  const payment_intent = idOf(session.payment_intent)
  const filter = customer ? { customer } : payment_intent ? { payment_intent } : undefined
  if (!filter) return []
  return (await asked(client.charges.list({ ...filter, limit: mostCharges }), signal)).data
}

/** A charge only says that it was ever disputed; the dispute's status must be fetched. */
async function takenBackOf(
  client: Stripe,
  charges: readonly Stripe.Charge[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const disputed = charges.filter((charge) => charge.disputed).map(({ id }) => id)
  const standing = await Promise.all(
    disputed.map(async (charge) => {
      const { data } = await asked(client.disputes.list({ charge }), signal)
      return data.some(isTakenBack)
    }),
  )
  return new Set(disputed.filter((_, place) => standing[place]))
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
  const takenBack = await takenBackOf(client, charges, signal)
  return toPaymentFacts(session, subscription, charges, takenBack)
}

async function closeSession(client: Stripe, ref: string, signal: AbortSignal): Promise<void> {
  try {
    await asked(client.checkout.sessions.expire(ref), signal)
  } catch (error) {
    // Stripe refuses to close a checkout that is closed or paid, which is fine.
    const session = await findSession(client, ref, signal)
    if (session && session.status !== 'open') return
    throw error
  }
}

async function endPlan(client: Stripe, ref: string, signal: AbortSignal): Promise<void> {
  const session = await findSession(client, ref, signal)
  const plan = session && idOf(session.subscription)
  // Stripe finds no subscription to end if it has already ended.
  if (plan) await unlessDone(asked(client.subscriptions.cancel(plan), signal), 'resource_missing')
}

/**
 * Two calls: if the process dies in between, the plan is ended when the refund is settled. Each try has its
 * own idempotency key, made by the client: with one key a failure would be repeated for a day, while a
 * second refund of a whole charge is refused as done.
 */
async function giveBack(client: Stripe, ref: string, payment: string, signal: AbortSignal) {
  const refund = client.refunds.create({ charge: payment })
  await unlessDone(asked(refund, signal), 'charge_already_refunded')
  await endPlan(client, ref, signal)
}

async function openPortal(client: Stripe, ref: string, returnUrl: string, signal: AbortSignal) {
  const session = await findSession(client, ref, signal)
  const customer = session && idOf(session.customer)
  if (!customer) throw new StripeRefusal('portal', 'no_customer', undefined, undefined)
  const call = client.billingPortal.sessions.create({ customer, return_url: returnUrl })
  return (await asked(call, signal)).url
}

/** Stripe: its hosted Checkout, customer portal and signed webhooks. Throws ConfigError. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const parts = openStripe(settings)
  const { client } = parts
  return {
    source: 'stripe',
    createCheckout: async (order, signal) => createSession(await client(), order, signal),
    read: async (ref, signal) => readFacts(await client(), ref, signal),
    closeCheckout: async (ref, signal) => closeSession(await client(), ref, signal),
    refund: async (ref, payment, signal) => giveBack(await client(), ref, payment, signal),
    endSubscription: async (ref, signal) => endPlan(await client(), ref, signal),
    manageUrl: async (ref, { returnUrl }, signal) =>
      openPortal(await client(), ref, returnUrl, signal),
    readEvent: (body, headers, now) => readStripeEvent(parts, body, headers, now),
    close: async () => undefined,
  }
}
