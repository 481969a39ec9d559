import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CheckoutRefused,
  type PaymentProvider,
} from '#features/billing/server/provider/payment-provider.ts'
import { planOrder, tierOrder } from '#features/billing/server/provider/payment-provider.suite.ts'
import { createStripePayments } from '#features/billing/server/provider/stripe/stripe-payments.ts'
import { mockKey, mockSecret, stripeMessage } from '../support/stripe/stripe-mock.ts'
import { type ContractFront, startContractFront } from './contract-front.ts'

const signal = AbortSignal.timeout(60_000)
const charge = {
  id: 'ch_1',
  amount_captured: 1200,
  amount_refunded: 0,
  captured: true,
  paid: true,
  status: 'succeeded',
  currency: 'usd',
  created: 1_795_262_400,
}

let front: ContractFront
let stripe: PaymentProvider
beforeAll(async () => {
  // The contract has no charges and no coupons: these two are answers of our own.
  front = await startContractFront('stripe', (_, path) => {
    if (path.startsWith('/v1/charges?')) return { object: 'list', data: [charge], has_more: false }
    return path === '/v1/coupons' ? { id: 'c', object: 'coupon' } : undefined
  })
  stripe = createStripePayments({
    secretKey: mockKey,
    webhookSecret: mockSecret,
    apiUrl: front.url,
  })
})
beforeEach(() => {
  front.exchanges.splice(0)
  delete front.prefer.code
})
afterAll(() => front.close())

/** Each request that was made is one that Stripe's contract takes. */
const expectTaken = (...lines: readonly (string | RegExp)[]): void => {
  expect(front.exchanges).toEqual(
    lines.map((line) => ({ line: expect.stringMatching(line), status: 200, errors: [] })),
  )
}

describe('SHOP-10 Stripe’s contract of 2026-10-28', () => {
  test.each([
    ['a payment', tierOrder({ email: 'ann@example.ca' })],
    ['a visitor’s payment', tierOrder()],
    ['a plan with its trial and a reduction', planOrder({ email: 'ann@example.ca' })],
  ])('takes the checkout of %s and answers where it is paid', async (_, order) => {
    const { ref, url } = await stripe.createCheckout(order, signal)
    expect(ref).toMatch(/^cs_/)
    expect(URL.canParse(url)).toBe(true)
    expectTaken(/^POST \/v1\/checkout\/sessions$/)
  })

  test('answers how a paid plan stands', async () => {
    const facts = await stripe.read('cs_test_paid', signal)
    expect(facts).toMatchObject({
      checkout: 'complete',
      currency: 'USD',
      email: 'example@example.com',
      payments: [{ id: 'ch_1', amountMinor: 1200, refundedMinor: 0 }],
      subscription: { status: 'active', cancels: expect.any(Boolean) },
    })
    expect(Date.parse(facts?.subscription?.periodEndsAt ?? '')).not.toBeNaN()
    expectTaken(/^GET \/v1\/checkout\/sessions\/cs_test_paid$/, /^GET \/v1\/subscriptions\/sub_/)
  })

  test('closes a checkout', async () => {
    await stripe.closeCheckout('cs_test_1', signal)
    expectTaken(/^POST \/v1\/checkout\/sessions\/cs_test_1\/expire$/)
  })

  test('SHOP-05 opens the portal for an account with a plan', async () => {
    const back = { site: 'https://travel.example', returnUrl: 'https://travel.example/pricing' }
    expect(URL.canParse(await stripe.manageUrl('cs_test_paid', back, signal))).toBe(true)
    expectTaken(/^GET \/v1\/checkout\/sessions\//, /^POST \/v1\/billing_portal\/sessions$/)
  })

  test('HOME-11 takes a refund, and the end of the plan that it paid for', async () => {
    await stripe.refund('cs_test_paid', 'ch_1', signal)
    expectTaken(
      /^POST \/v1\/refunds$/,
      /^GET \/v1\/checkout\/sessions\//,
      /^DELETE \/v1\/subscriptions\/sub_/,
    )
  })

  test('finds the checkout of a customer that a message names', async () => {
    const { body, signature } = stripeMessage('invoice.paid', { customer: 'cus_test_1' })
    const headers = new Headers({ 'stripe-signature': signature })
    expect(await stripe.readEvent(body, headers, new Date())).toMatchObject({
      type: 'invoice.paid',
    })
    expectTaken(/^GET \/v1\/checkout\/sessions\?customer=cus_test_1&limit=1$/)
  })

  test.each([400, 401, 402, 409, 429, 500])(
    'a refusal with %i is a failure without its sentences',
    async (code) => {
      front.prefer.code = code
      const error = await stripe
        .createCheckout(tierOrder(), signal)
        .catch((cause: unknown) => cause)
      const isForGood = code !== 409 && code !== 429
      expect(error instanceof CheckoutRefused).toBe(isForGood)
      const refusal = error instanceof CheckoutRefused ? error.cause : error
      expect(String(refusal)).toMatch(new RegExp(`^StripeRefusal: Stripe answered ${code}: `))
    },
  )

  test('a checkout that is not there is none', async () => {
    front.prefer.code = 404
    expect(await stripe.read('cs_test_1', signal)).toBeUndefined()
  })
})
