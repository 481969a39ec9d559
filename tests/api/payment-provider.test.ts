import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from '#platform/server/config/read-config.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import {
  CheckoutRefused,
  type PaymentProvider,
} from '#features/billing/server/provider/payment-provider.ts'
import {
  keepsThePort,
  planOrder,
  tierOrder,
} from '#features/billing/server/provider/payment-provider.suite.ts'
import {
  sharedSecret,
  sign,
  signatureHeader,
} from '#features/billing/server/provider/sandbox/event-signature.ts'
import { createSandboxPayments } from '#features/billing/server/provider/sandbox/sandbox-payments.ts'
import { createStripePayments } from '#features/billing/server/provider/stripe/stripe-payments.ts'
import { billSession, movePlan, paySession } from '../support/stripe/stripe-books.ts'
import {
  mockKey,
  mockSecret,
  startStripeMock,
  stripeMessage,
  type StripeMock,
} from '../support/stripe/stripe-mock.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const signal = AbortSignal.timeout(600_000)
let database: TestDatabase
let sandbox: PaymentProvider
let mock: StripeMock
let stripe: PaymentProvider
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createSandboxPayments({
    db: database.db,
    log: createLogger({ level: 'silent' }),
  })
  mock = await startStripeMock()
  stripe = createStripePayments({
    secretKey: mockKey,
    webhookSecret: mockSecret,
    apiUrl: mock.url,
  })
})
afterAll(async () => {
  await sandbox.close()
  await Promise.all([database.close(), mock.close()])
})

keepsThePort('the sandbox', () => ({
  provider: sandbox,
  async pay(ref, email) {
    await sandbox.hosted?.pay(ref, { number: '4242424242424242', email, delivery: 'never' })
  },
  async bill(ref, action) {
    await sandbox.hosted?.act(ref, action)
  },
  async changePlan(ref, item) {
    await sandbox.hosted?.changePlan(ref, item)
  },
  async message(key, at) {
    const body = JSON.stringify({ id: `evt-${key}`, type: 'checkout.completed', key })
    const headers = new Headers({
      [signatureHeader]: sign(await sharedSecret(database.db), body, at),
    })
    return { body, headers }
  },
}))

keepsThePort('Stripe, on answers of our own', () => ({
  provider: stripe,
  async pay(ref, email) {
    paySession(mock.books, ref, email)
  },
  async bill(ref, action) {
    billSession(mock.books, ref, action)
  },
  async changePlan(ref, item) {
    movePlan(mock.books, ref, item, 2999)
  },
  async message(key, at) {
    const session = { object: 'checkout.session', metadata: { purchase: key } }
    const { body, signature } = stripeMessage('checkout.session.completed', session, {
      at: at.getTime(),
    })
    return { body, headers: new Headers({ 'stripe-signature': signature }) }
  },
}))

describe('SHOP-10 what Stripe is asked', () => {
  beforeEach(() => mock.sent.splice(0))

  test('our amount, our words, our key in three places, and nothing that it prices itself', async () => {
    const order = tierOrder({ email: 'ann@example.ca', dueMinor: 3999 })
    await stripe.createCheckout(order, signal)
    const [request] = mock.sent
    expect(request).toMatchObject({
      line: 'POST /v1/checkout/sessions',
      key: `checkout-${order.key}`,
      version: '2026-10-28.endive',
    })
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      mode: 'payment',
      submit_type: 'pay',
      client_reference_id: order.key,
      'metadata[purchase]': order.key,
      'metadata[item]': 'explorer',
      'payment_intent_data[metadata][purchase]': order.key,
      'payment_intent_data[metadata][item]': 'explorer',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'cad',
      'line_items[0][price_data][unit_amount]': '3999',
      'line_items[0][price_data][product_data][name]': 'Explorer',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      customer_email: 'ann@example.ca',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    })
  })

  test('SHOP-05 a trial of seven days, a month’s price, and a reduction that outlasts the trial', async () => {
    const order = planOrder()
    await stripe.createCheckout(order, signal)
    const [coupon, session] = mock.sent
    expect(coupon?.line).toBe('POST /v1/coupons')
    expect(Object.fromEntries(coupon?.form ?? [])).toMatchObject({
      id: 'first-month-250-cad',
      amount_off: '250',
      currency: 'cad',
      duration: 'repeating',
      duration_in_months: '1',
    })
    expect(Object.fromEntries(session?.form ?? [])).toMatchObject({
      mode: 'subscription',
      'subscription_data[trial_period_days]': '7',
      'subscription_data[metadata][purchase]': order.key,
      'line_items[0][price_data][unit_amount]': '999',
      'line_items[0][price_data][recurring][interval]': 'month',
      'discounts[0][coupon]': 'first-month-250-cad',
      payment_method_collection: 'always',
      'allowed_payment_method_types[0]': 'card',
    })
  })

  test('it is asked again under the same key where the answer is lost, and makes one checkout', async () => {
    const before = mock.books.sessions.size
    mock.lose(2)
    const { ref } = await stripe.createCheckout(tierOrder(), signal)
    expect(mock.sent).toHaveLength(3)
    expect(new Set(mock.sent.map(({ key }) => key)).size).toBe(1)
    expect([...mock.books.sessions.keys()].slice(before)).toEqual([ref])
  })

  test('what it refuses is told without its sentences and without a key', async () => {
    const wrong = createStripePayments({
      secretKey: 'sk_test_canary',
      webhookSecret: 'whsec_canary',
      apiUrl: mock.url,
    })
    const error = await wrong.read('cs_test_1', signal).catch((cause: unknown) => cause)
    expect(String(error)).toMatch(/^StripeRefusal: Stripe answered 401: .*req_1/)
    expect(JSON.stringify({ ...(error as object), stack: String(error) })).not.toMatch(
      /canary|sentence/,
    )
  })

  test('a key that is used for another order, or that Stripe failed under, is refused for good; one turned away is not', async () => {
    const order = tierOrder()
    await stripe.createCheckout(order, signal)
    const other = { ...order, dueMinor: 1 }
    await expect(stripe.createCheckout(other, signal)).rejects.toThrow(CheckoutRefused)
    const later = tierOrder()
    mock.fail(1, 429)
    await expect(stripe.createCheckout(later, signal)).rejects.toThrow('StripeRateLimitError')
    expect((await stripe.createCheckout(later, signal)).url).toContain('/c/pay/')
    const failed = tierOrder()
    mock.fail(1)
    for (let tries = 0; tries < 2; tries++)
      await expect(stripe.createCheckout(failed, signal)).rejects.toThrow(CheckoutRefused)
  })

  test('a call ends with its signal', async () => {
    const cut = AbortSignal.abort()
    await expect(stripe.read('cs_test_1', cut)).rejects.toThrow('timeout')
  })

  test('a start without keys says which are missing', () => {
    const create = () =>
      createStripePayments({ secretKey: undefined, webhookSecret: '', apiUrl: undefined })
    expect(create).toThrow(ConfigError)
    expect(create).toThrow(/STRIPE_SECRET_KEY: .*\n.*STRIPE_WEBHOOK_SECRET: /)
  })
})

describe('SHOP-10 what Stripe tells of', () => {
  const keyOf = async (type: string, object: object): Promise<string> => {
    const { body, signature } = stripeMessage(type, object)
    const headers = new Headers({ 'stripe-signature': signature })
    return (await stripe.readEvent(body, headers, new Date())).key
  }

  test('each kind of message leads to its purchase, also where it names none', async () => {
    const plan = planOrder()
    const { ref } = await stripe.createCheckout(plan, signal)
    paySession(mock.books, ref)
    billSession(mock.books, ref, 'renew')
    const { customer } = mock.books.sessions.get(ref) ?? {}
    const charge = mock.books.charges.at(-1) ?? {}
    const metadata = { purchase: plan.key }
    const parent = { subscription_details: { metadata } }
    expect(await keyOf('customer.subscription.updated', { metadata, customer })).toBe(plan.key)
    expect(await keyOf('invoice.paid', { parent, customer, metadata: {} })).toBe(plan.key)
    expect(await keyOf('invoice.payment_failed', { parent: null, customer })).toBe(plan.key)
    expect(await keyOf('charge.refunded', charge)).toBe(plan.key)
    const { id, payment_intent: intent } = mock.books.charges.at(-1) ?? {}
    const dispute = { charge: id, payment_intent: intent, metadata: {} }
    expect(await keyOf('charge.dispute.created', dispute)).toBe(plan.key)
    const tier = tierOrder()
    const { ref: paid } = await stripe.createCheckout(tier, signal)
    paySession(mock.books, paid)
    const { payment_intent } = mock.books.sessions.get(paid) ?? {}
    expect(await keyOf('charge.refunded', { metadata: {}, payment_intent })).toBe(tier.key)
  })

  test('an event without our reference leads nowhere and makes no call', async () => {
    mock.sent.splice(0)
    expect(await keyOf('payout.paid', { customer: 'cus_1', metadata: {} })).toBe('')
    expect(await keyOf('charge.refunded', { metadata: {} })).toBe('')
    expect(mock.sent).toEqual([])
    expect(await keyOf('invoice.paid', { customer: 'cus_nobody' })).toBe('')
  })
})
