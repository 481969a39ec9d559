import { afterAll, beforeAll, expect, test } from 'vitest'
import { held } from '../support/sandbox-steps.ts'
import { billSession, paySession } from '../support/stripe/stripe-books.ts'
import { startStripeMock, stripeMessage, type StripeMock } from '../support/stripe/stripe-mock.ts'
import { sessionAt, stripeSettings } from '../support/stripe/stripe-settings.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let mock: StripeMock
let app: TestApp
beforeAll(async () => {
  mock = await startStripeMock()
  app = await startTestApp({
    ...stripeSettings(mock),
    // Rounds four times a second: a plan that cannot be ended waits a second, then two, four …
    PAYMENT_DOUBT_SECONDS: '1',
  })
})
afterAll(async () => {
  await app.close()
  await mock.close()
})

async function tell(type: string, object: object) {
  const { body, signature } = stripeMessage(type, object)
  return app.visitor().send('POST', '/api/webhooks/payments', {
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
}

async function boughtTier() {
  const ann = await app.user()
  const { body } = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
  const session = sessionAt(mock, body.url)
  paySession(mock.books, session.id)
  expect((await tell('checkout.session.completed', session)).status).toBe(204)
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  const charge = mock.books.charges.at(-1)
  if (!charge) throw new Error('Nothing was charged')
  return { ann, session, charge, purchase: session.client_reference_id ?? '' }
}

/** What the owner reads of a purchase. */
async function seen(purchase: string) {
  const owner = await app.user('owner')
  const { purchases } = (await owner.get('/api/admin/purchases?state=needs-a-look')).body
  const { jobs } = (await owner.get('/api/admin/jobs')).body
  const sale = purchases.find(({ id }: { id: string }) => id === purchase)
  return {
    state: sale?.state,
    incidents: (sale?.incidents ?? []).map((one: { kind: string; times: number }) => [
      one.kind,
      one.times,
    ]),
    job: jobs.find(({ name }: { name: string }) => name === 'Purchases').state,
  }
}

const refundsSent = () => mock.sent.filter(({ line }) => line === 'POST /v1/refunds').length

test('SHOP-10 HOME-11 ADMIN-01 a refund that the payment service does not take is tried five times, ever later, and then is the owner’s', async () => {
  const { ann, charge, purchase } = await boughtTier()
  const refund = () => ann.post(`/api/purchases/${purchase}/refund`, {})
  const laterBy = (seconds: number) =>
    app.database.pool.query(
      `update purchase_incidents set last_at = last_at - make_interval(secs => $1)
       where purchase_id = $2`,
      [seconds, purchase],
    )
  mock.sent.splice(0)
  for (const [tried, wait] of [20, 80, 320, 1280].entries()) {
    mock.before(/refunds/, async () => mock.fail(1))
    // Of several at once only one reaches the payment service.
    const codes = (await Promise.all([refund(), refund(), refund()])).map(({ body }) => body.code)
    expect(codes.toSorted()).toEqual(['payments-unavailable', 'refund-waits', 'refund-waits'])
    expect(await seen(purchase)).toEqual({
      state: 'paid',
      incidents: [['refund-failed', tried + 1]],
      job: 'needs-a-look',
    })
    await laterBy(wait - 5)
    const early = await refund()
    expect([early.body.code, Number(early.headers.get('retry-after')) <= 5]).toEqual([
      'refund-waits',
      true,
    ])
    await laterBy(6)
  }
  mock.before(/refunds/, async () => mock.fail(1))
  expect((await refund()).body.code).toBe('payments-unavailable')
  await laterBy(1_000_000)
  const sent = refundsSent()
  expect(sent).toBeGreaterThanOrEqual(5)
  expect((await refund()).body.code).toBe('refund-by-hand')
  expect(refundsSent()).toBe(sent)
  expect((await ann.get('/api/account/export')).text).toContain('refund-failed')
  // The owner gives it back by hand, and it is off the list.
  charge.amount_refunded = charge.amount
  expect((await tell('charge.refunded', charge)).status).toBe(204)
  expect(await held(app, ann.email)).toEqual([])
  expect((await seen(purchase)).incidents).toEqual([])
})

test('SHOP-10 a refund that is taken at the second try leaves nothing to look at', async () => {
  const { ann, purchase } = await boughtTier()
  mock.before(/refunds/, async () => mock.fail(1))
  expect((await ann.post(`/api/purchases/${purchase}/refund`, {})).status).toBe(503)
  await app.database.pool.query(`update purchase_incidents set last_at = now() - interval '1 hour'`)
  expect((await ann.post(`/api/purchases/${purchase}/refund`, {})).body.refundedCad).toBe(19.99)
  expect((await seen(purchase)).incidents).toEqual([])
})

test('SHOP-10 a refund at the payment service whose message was lost is noticed within a day', async () => {
  const { ann, charge, purchase } = await boughtTier()
  charge.amount_refunded = charge.amount
  const askedBefore = (wait: string) =>
    app.database.pool.query('update purchases set asked_at = now() - $1::interval where id = $2', [
      wait,
      purchase,
    ])
  await askedBefore('23 hours')
  await new Promise((done) => setTimeout(done, 700))
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  await askedBefore('25 hours')
  await expect.poll(() => held(app, ann.email)).toEqual([])
})

test('SHOP-10 ADMIN-01 another amount in a message about a paid purchase reaches the owner, takes nothing away, and goes when it is right again', async () => {
  const { ann, session, charge, purchase } = await boughtTier()
  const before = { ...charge }
  Object.assign(charge, { amount_captured: 100 })
  expect((await tell('charge.updated', charge)).status).toBe(204)
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  expect(await seen(purchase)).toEqual({
    state: 'paid',
    incidents: [['other-amount', 1]],
    job: 'needs-a-look',
  })
  Object.assign(charge, before)
  expect((await tell('checkout.session.completed', session)).status).toBe(204)
  expect((await seen(purchase)).incidents).toEqual([])
})

test('SHOP-10 ADMIN-01 a plan that cannot be ended is tried again ever more seldom, and is the owner’s to see', async () => {
  const ann = await app.user()
  const { body } = await ann.post('/api/subscription/create', { planType: 'premium' })
  const session = sessionAt(mock, body.checkoutUrl)
  paySession(mock.books, session.id)
  billSession(mock.books, session.id, 'renew')
  await tell('invoice.paid', { customer: session.customer })
  const charge = mock.books.charges.at(-1)
  if (!charge) throw new Error('Nothing was charged')
  charge.amount_refunded = charge.amount
  mock.before(/^DELETE/, async () => mock.fail(3))
  expect((await tell('charge.refunded', charge)).status).toBe(204)
  const purchase = session.client_reference_id ?? ''
  expect((await seen(purchase)).incidents).toEqual([['plan-not-ended', 1]])
  // As if it had failed often: the rounds that go on let it be.
  await app.database.pool.query(`update purchase_incidents set times = 6 where purchase_id = $1`, [
    purchase,
  ])
  const running = () => mock.books.subscriptions.get(session.subscription ?? '')?.status
  await new Promise((done) => setTimeout(done, 1500))
  expect(running()).toBe('active')
  await app.database.pool.query(`update purchase_incidents set times = 0 where purchase_id = $1`, [
    purchase,
  ])
  await expect.poll(running, { timeout: 10_000 }).toBe('canceled')
  await expect.poll(async () => (await seen(purchase)).incidents).toEqual([])
})
