import type Stripe from 'stripe'
import type { PaymentFacts } from '../../../domain/payment-facts.ts'
import { type CheckoutOrder, CheckoutRefused, type PaymentProvider } from '../payment-provider.ts'
import { readStripeEvent } from './read-stripe-event.ts'
import { asked, openStripe, StripeRefusal, type StripeSettings } from './stripe-client.ts'
import { isTakenBack, toPaymentFacts } from './to-payment-facts.ts'
import { reductionOf, toSessionParams } from './to-session-params.ts'

/** A plan is paid once a month: these are eight years of it. */
const mostCharges = 100

const idOf = (value: string | { readonly id: string } | null): string | undefined =>
  typeof value === 'string' ? value : value?.id

/** Does what may be done already: a refusal with this code is as good. */
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
  // Its id says all that it does: one that is there already is the same one.
  await unlessDone(asked(coupon, signal), 'resource_already_exists')
}

/** Another request under the key is under way, or there are too many: the same may be asked again. */
const undecided: readonly (number | undefined)[] = [undefined, 409, 429]

/**
 * Stripe keeps its first answer to a key for a day, a failure of its own included
 * (docs.stripe.com/api/idempotent_requests): a key that was refused opens nothing any more.
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

/** The payments of a checkout: of a plan all that its customer pays, who was made with it alone. */
async function chargesOf(client: Stripe, session: Stripe.Checkout.Session, signal: AbortSignal) {
  const customer = session.mode === 'subscription' ? idOf(session.customer) : undefined
  const payment_intent = idOf(session.payment_intent)
  const filter = customer ? { customer } : payment_intent ? { payment_intent } : undefined
  if (!filter) return []
  return (await asked(client.charges.list({ ...filter, limit: mostCharges }), signal)).data
}

/** A charge only says that it was ever disputed: how that stands is asked. */
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
    // Stripe refuses to close what is closed or paid; that is as good.
    const session = await findSession(client, ref, signal)
    if (session && session.status !== 'open') return
    throw error
  }
}

async function endPlan(client: Stripe, ref: string, signal: AbortSignal): Promise<void> {
  const session = await findSession(client, ref, signal)
  const plan = session && idOf(session.subscription)
  // Stripe finds no subscription to end where it has ended.
  if (plan) await unlessDone(asked(client.subscriptions.cancel(plan), signal), 'resource_missing')
}

/**
 * Two calls: what dies between them is ended when the refund is settled. Each try has a key of its own,
 * which the client makes: under one key a failure would be kept and answered for a day, while a second
 * refund of the whole charge is refused as done.
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

/** Stripe: its hosted Checkout, its customer portal and its signed events. Throws ConfigError. */
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
