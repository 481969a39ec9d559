import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPurchaseReconciler } from '#features/billing/server/index.ts'
import { createStripePayments } from '#features/billing/server/provider/stripe/stripe-payments.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { awaitLetters, lettersTo } from '../support/outbox.ts'
import { held } from '../support/sandbox-steps.ts'
import { billSession, disputeCharge, paySession } from '../support/stripe/stripe-books.ts'
import {
  mockKey,
  mockSecret,
  startStripeMock,
  stripeMessage,
  stripeSignature,
  type StripeMock,
} from '../support/stripe/stripe-mock.ts'
import { sessionAt, stripeSettings } from '../support/stripe/stripe-settings.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestAnswer } from '../support/test-client.ts'

let mock: StripeMock
let app: TestApp
beforeAll(async () => {
  mock = await startStripeMock()
  app = await startTestApp({
    ...stripeSettings(mock),
    PAYMENT_DOUBT_SECONDS: '600',
    LOG_LEVEL: 'debug',
  })
})
afterAll(async () => {
  await app.close()
  await mock.close()
})

const deliver = (body: string, signature?: string): Promise<TestAnswer> =>
  app.visitor().send('POST', '/api/webhooks/payments', {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature ? { 'stripe-signature': signature } : {}),
    },
    body,
  })

const tell = (type: string, object: object, id?: string): Promise<TestAnswer> => {
  const { body, signature } = stripeMessage(type, object, id ? { id } : {})
  return deliver(body, signature)
}

/** One round of the reconciler over purchases without news for so many seconds. */
async function reconcile(doubtAfterSeconds: number): Promise<number> {
  const payments = createStripePayments({
    secretKey: mockKey,
    webhookSecret: mockSecret,
    apiUrl: mock.url,
  })
  const nothing = async () => undefined
  const reconciler = startPurchaseReconciler(
    {
      db: app.database.db,
      payments,
      log: createLogger({ level: 'silent' }),
      mailQueue: { post: nothing, wake: () => undefined, close: nothing },
      billingLetters: {
        business: { name: 'Wayleaf', protectionLine: '', contactLine: '' },
        taxes: [],
        site: app.url,
        counsellor: 'counsellor@example.ca',
      },
    },
    { doubtAfterSeconds, everyMs: 600_000 },
  )
  const count = await reconciler.run()
  await reconciler.close()
  return count
}

describe('SHOP-10 the shop with Stripe', () => {
  test('SHOP-06 a tier: checkout at Stripe, the webhook grants it once, a refund revokes it', async () => {
    const ann = await app.user()
    const { body } = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    expect(body.url).toContain(`${mock.url}/c/pay/`)
    const session = sessionAt(mock, body.url)
    expect(session.amount_total).toBe(1999)
    const purchase = session.client_reference_id ?? ''
    const early = await tell('checkout.session.completed', session)
    expect([early.status, await held(app, ann.email)]).toEqual([204, []])
    paySession(mock.books, session.id)
    const { body: text, signature } = stripeMessage('checkout.session.completed', session)
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(text, signature)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await held(app, ann.email)).toEqual(['tier explorer'])
    expect(await awaitLetters(app, ann.email, 1)).toHaveLength(1)
    const verified = await ann.get(`/api/pricing/verify/${purchase}`)
    expect(verified.body).toMatchObject({ amount_paid: 19.99, currency: 'CAD' })
    billSession(mock.books, session.id, 'refund')
    expect((await tell('charge.refunded', mock.books.charges.at(-1) ?? {})).status).toBe(204)
    expect(await held(app, ann.email)).toEqual([])
  })

  test('SHOP-05 a plan: trial, first month, an unpaid month, its end; managed at Stripe’s portal', async () => {
    const ann = await app.user()
    const { body } = await ann.post('/api/subscription/create', { planType: 'premium' })
    const session = sessionAt(mock, body.checkoutUrl)
    paySession(mock.books, session.id)
    await tell('customer.subscription.created', { metadata: session.metadata })
    expect(await held(app, ann.email)).toEqual(['plan premium'])
    const portal = await ann.post('/api/subscription/portal', {})
    expect(portal.body.url).toContain('/p/session/cus_test_')
    const state = async () => (await ann.get('/api/subscription/status')).body
    const after = async (action: 'renew' | 'fail-renewal' | 'end-now', type: string) => {
      billSession(mock.books, session.id, action)
      // A message that names no purchase: its customer leads there.
      expect((await tell(type, { customer: session.customer })).status).toBe(204)
      return held(app, ann.email)
    }
    expect(await after('renew', 'invoice.paid')).toEqual(['plan premium'])
    expect(await after('fail-renewal', 'invoice.payment_failed')).toEqual([])
    expect((await state()).planType).toBe('free')
    expect(await after('renew', 'invoice.paid')).toEqual(['plan premium'])
    expect(await after('end-now', 'customer.subscription.deleted')).toEqual([])
  })

  /** A plan with its first month paid. */
  async function runningPlan() {
    const ann = await app.user()
    const { body } = await ann.post('/api/subscription/create', { planType: 'premium' })
    const session = sessionAt(mock, body.checkoutUrl)
    paySession(mock.books, session.id)
    billSession(mock.books, session.id, 'renew')
    await tell('invoice.paid', { customer: session.customer })
    expect(await held(app, ann.email)).toEqual(['plan premium'])
    const charge = mock.books.charges.at(-1)
    if (!charge) throw new Error('Nothing was charged')
    const purchase = session.client_reference_id ?? ''
    const running = () => mock.books.subscriptions.get(session.subscription ?? '')?.status
    const state = async () =>
      (await app.database.pool.query('select state from purchases where id = $1', [purchase]))
        .rows[0].state
    return { ann, session, charge, purchase, running, state }
  }

  test('SHOP-10 HOME-11 the plan of a month that went back ends, though the provider died before it was ended', async () => {
    const { ann, charge, purchase, running } = await runningPlan()
    // The refund is made; whatever comes after it is not answered.
    mock.before(/sessions\/cs_/, async () => mock.fail(3))
    const answer = await ann.post(`/api/purchases/${purchase}/refund`, {})
    expect([answer.status, charge.amount_refunded, running()]).toEqual([503, 999, 'active'])
    expect((await tell('charge.refunded', charge)).status).toBe(204)
    expect([running(), await held(app, ann.email)]).toEqual(['canceled', []])
    expect((await ann.get('/api/purchases')).body.purchases).toMatchObject([
      { state: 'refunded', refundedCad: 9.99 },
    ])
  })

  test('SHOP-10 a month given back at Stripe’s dashboard ends its plan; where that fails it is tried again later', async () => {
    const { ann, charge, running, state } = await runningPlan()
    charge.amount_refunded = charge.amount
    mock.before(/^DELETE/, async () => mock.fail(3))
    expect((await tell('charge.refunded', charge)).status).toBe(204)
    expect([running(), await state(), await held(app, ann.email)]).toEqual([
      'active',
      'refunded',
      [],
    ])
    expect(await reconcile(0)).toBeGreaterThan(0)
    expect(running()).toBe('canceled')
    // Known to have ended, it is not asked about again.
    mock.sent.splice(0)
    await reconcile(0)
    expect(mock.sent.filter(({ line }) => line.includes(charge.customer ?? '-'))).toEqual([])
  })

  test('SHOP-10 a disputed payment suspends the purchase until the dispute is won', async () => {
    const ann = await app.user()
    const { body } = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    const session = sessionAt(mock, body.url)
    paySession(mock.books, session.id)
    await tell('checkout.session.completed', session)
    const charge = mock.books.charges.at(-1)
    if (!charge) throw new Error('Nothing was charged')
    const dispute = disputeCharge(mock.books, charge, 'warning_needs_response')
    const after = async (status: string) => {
      dispute.status = status
      expect((await tell('charge.dispute.updated', dispute)).status).toBe(204)
      const [purchase] = (await ann.get('/api/purchases')).body.purchases
      return [await held(app, ann.email), purchase.state, purchase.refundedCad]
    }
    const kept = [['tier explorer'], 'paid', 0]
    const gone = [[], 'refunded', 19.99]
    expect(await after('warning_needs_response')).toEqual(kept)
    expect(await after('needs_response')).toEqual(gone)
    expect(await after('under_review')).toEqual(gone)
    expect(await after('won')).toEqual(kept)
    expect(await after('lost')).toEqual(gone)
    const letters = await awaitLetters(app, ann.email, 3)
    expect(letters[1]).toContain('Reversed: $19.99 CAD')
    expect(letters.join('')).not.toContain('We’ve refunded your payment')
  })

  test('SHOP-10 a plan with a charged-back month is not charged again', async () => {
    const { ann, charge, running, state } = await runningPlan()
    const dispute = disputeCharge(mock.books, charge)
    expect((await tell('charge.dispute.created', dispute)).status).toBe(204)
    expect([running(), await state(), await held(app, ann.email)]).toEqual([
      'canceled',
      'refunded',
      [],
    ])
  })

  test('AUTH-05 SHOP-10 what an erased account left at the checkout is closed there, and one paid in that moment charges no more', async () => {
    const [ann, zoe] = [await app.user(), await app.user()]
    const left = async (client: typeof ann) => {
      const { body } = await client.post('/api/subscription/create', { planType: 'premium' })
      const session = sessionAt(mock, body.checkoutUrl)
      const row = async () =>
        (
          await app.database.pool.query(
            'select state, email, buyer_id from purchases where checkout_ref = $1',
            [session.id],
          )
        ).rows[0]
      return { session, row }
    }
    const [closed, paid] = [await left(ann), await left(zoe)]
    expect((await zoe.delete('/api/account')).status).toBe(200)
    paySession(mock.books, paid.session.id, 'zoe@example.ca')
    await tell('checkout.session.completed', paid.session)
    const plan = mock.books.subscriptions.get(paid.session.subscription ?? '')
    expect([plan?.status, await paid.row()]).toEqual([
      'canceled',
      { state: 'ended', email: null, buyer_id: null },
    ])
    expect((await ann.delete('/api/account')).status).toBe(200)
    // At once, not after the time in which a message may still come.
    await reconcile(600)
    expect([closed.session.status, await closed.row()]).toEqual([
      'expired',
      { state: 'expired', email: null, buyer_id: null },
    ])
  })

  test('AUTH-05 SHOP-10 an account erased while the checkout is being opened is sent nowhere to pay', async () => {
    const ann = await app.user()
    const begun = new Set(mock.books.sessions.keys())
    mock.before(/^POST .v1.checkout.sessions$/, async () => {
      expect((await ann.delete('/api/account')).status).toBe(200)
    })
    const answer = await ann.post('/api/subscription/create', { planType: 'premium' })
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
    const made = [...mock.books.sessions.values()].filter(({ id }) => !begun.has(id))
    expect(made.map(({ status }) => status)).toEqual(['expired'])
  })

  test('SHOP-10 unsigned, forged, altered and stale messages are refused, logged and without effect', async () => {
    const ann = await app.user()
    const { body } = await ann.post('/api/pricing/checkout', { plan: 'wanderlust' })
    const session = sessionAt(mock, body.url)
    paySession(mock.books, session.id)
    const { body: text, signature } = stripeMessage('checkout.session.completed', session)
    const answers = [
      await deliver(text),
      await deliver(text, `${signature.slice(0, -1)}x`),
      await deliver(text.replace('completed', 'expired'), signature),
      await deliver(text, stripeSignature(text, Date.now() - 360_000)),
      await deliver(text, stripeSignature(text, Date.now() + 360_000)),
      await deliver('no json', stripeSignature('no json')),
      await deliver('{}', stripeSignature('{}')),
    ]
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
      answers.map(() => [400, 'event-refused']),
    )
    expect(await held(app, ann.email)).toEqual([])
    expect((await deliver(text, signature)).status).toBe(204)
    expect(await held(app, ann.email)).toEqual(['tier wanderlust'])
  })

  test('SHOP-10 ADMIN-01 another amount or another currency at Stripe gives nothing, shows to the operator, and bars nothing', async () => {
    const ann = await app.user()
    const { body } = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    const session = sessionAt(mock, body.url)
    paySession(mock.books, session.id)
    const charge = mock.books.charges.at(-1)
    for (const wrong of [{ amount_captured: 100 }, { currency: 'jpy' }]) {
      const before = { ...charge }
      Object.assign(charge ?? {}, wrong)
      await tell('checkout.session.completed', session)
      expect(await held(app, ann.email)).toEqual([])
      const operator = await app.user('operator')
      const { body: sales } = await operator.get('/api/admin/purchases?state=mismatched')
      expect(sales.purchases).toMatchObject([{ email: ann.email, paidCad: 1 }])
      Object.assign(charge ?? {}, before)
    }
    expect(await lettersTo(app, ann.email)).toEqual([])
    const again = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    expect(sessionAt(mock, again.body.url).status).toBe('open')
  })

  test('SHOP-10 Stripe away: buying and looking up say so, a message is sent again, nothing is lost', async () => {
    const ann = await app.user()
    // The shop's own key is used up with it: whether the buyer's repeats or not, it is another checkout.
    const key = { 'idempotency-key': randomUUID() }
    const buy = (headers = {}) => ann.post('/api/pricing/checkout', { plan: 'explorer' }, headers)
    mock.fail(1)
    const refused = await buy(key)
    expect([refused.status, refused.body.code]).toEqual([503, 'payments-unavailable'])
    const { body } = await buy(key)
    expect((await buy()).body.url).toBe(body.url)
    const session = sessionAt(mock, body.url)
    paySession(mock.books, session.id)
    mock.fail(3)
    const id = `evt_${session.id}`
    expect((await tell('checkout.session.completed', session, id)).status).toBe(503)
    expect((await tell('checkout.session.completed', session, id)).status).toBe(204)
    expect(await held(app, ann.email)).toEqual(['tier explorer'])
  })

  test('SHOP-10 a checkout that another takes the place of is closed at Stripe', async () => {
    const ann = await app.user()
    const first = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    await ann.post('/api/pricing/checkout', { plan: 'wanderlust' })
    expect(sessionAt(mock, first.body.url).status).toBe('expired')
  })

  test('SHOP-10 of two at once for one slot a single checkout can be paid, and each is told of an open one or of none', async () => {
    const ann = await app.user()
    const begun = new Set(mock.books.sessions.keys())
    let second: TestAnswer | undefined
    // The first waits for Stripe while the second takes its place.
    mock.before(/^POST .v1.checkout.sessions$/, async () => {
      second = await ann.post('/api/pricing/checkout', { plan: 'wanderlust' })
    })
    const first = await ann.post(
      '/api/pricing/checkout',
      { plan: 'explorer' },
      { 'idempotency-key': randomUUID() },
    )
    expect([first.status, second?.status]).toEqual([200, 200])
    const sessions = [...mock.books.sessions.values()].filter(({ id }) => !begun.has(id))
    const payable = sessions.filter(({ status }) => status === 'open')
    expect(payable.map(({ id }) => id)).toEqual([sessionAt(mock, first.body.url).id])
    expect(payable[0]?.amount_total).toBe(1999)
    const { rows } = await app.database.pool.query(
      `select state, checkout_ref from purchases where buyer_id =
        (select id from users where email = $1) and state = 'open'`,
      [ann.email],
    )
    expect(rows).toEqual([{ state: 'open', checkout_ref: payable[0]?.id }])
  })

  test('SHOP-10 what was begun at another payment service is given up, not paid here', async () => {
    const ann = await app.user()
    const first = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    const { client_reference_id: id } = sessionAt(mock, first.body.url)
    await app.database.pool.query(
      `update purchases set provider = 'embedded', checkout_url = 'http://localhost/checkout' where id = $1`,
      [id],
    )
    const again = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    expect(sessionAt(mock, again.body.url).client_reference_id).not.toBe(id)
    const { rows } = await app.database.pool.query('select state from purchases where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ state: 'expired' }])
  })

  test('SHOP-10 the sandbox’s pages find nothing', async () => {
    const answer = await app.visitor().get('/api/sandbox-checkout/cs_test_1')
    expect([answer.status, answer.body.code]).toEqual([404, 'checkout-not-found'])
  })

  test('no key reaches the log', async () => {
    const log = await readFile(join(app.dataDir, 'logs', 'wayleaf.log'), 'utf8')
    expect(log).toContain('payment event refused')
    expect(log).not.toMatch(new RegExp(`${mockKey}|${mockSecret}|/c/pay/`))
  })
})
