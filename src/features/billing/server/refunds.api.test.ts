import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitLetters } from '#tests/support/outbox.ts'
import { deliver, held, opened, pay, tell } from '#tests/support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600' })
  // The shared secret is created with the first message.
  await deliver(app, '{}')
})
afterAll(() => app.close())

test('SHOP-10 a refund takes the tier back and says so', async () => {
  const ann = await app.user()
  const session = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
  const { purchase } = await pay(ann, session, { delivery: 'once' })
  await ann.get(`/api/pricing/verify/${purchase}`)
  await ann.post(`/api/sandbox-checkout/${session}/billing`, { action: 'refund' })
  await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual([])
  const { purchases } = (await ann.get('/api/purchases')).body
  expect(purchases).toMatchObject([{ state: 'refunded', refundedCad: 19.99 }])
  const letters = await awaitLetters(app, ann.email, 2)
  expect(letters[1]).toContain('Refunded: $19.99 CAD')
  expect((await ann.get(`/api/pricing/verify/${purchase}`)).body.code).toBe('not-paid')
})

test('HOME-11 SHOP-10 its buyer can refund it once within 30 days; no other account can, and not later', async () => {
  const ann = await app.user()
  const session = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
  const { purchase } = await pay(ann, session)
  const refund = (client: TestClient) => client.post(`/api/purchases/${purchase}/refund`, {})
  expect((await refund(ann)).body.code).toBe('not-refundable')
  await ann.get(`/api/pricing/verify/${purchase}`)
  const listed = async () => (await ann.get('/api/purchases')).body.purchases[0]
  const days = (Date.parse((await listed()).refundableUntil) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  expect((await refund(await app.user())).body.code).toBe('purchase-not-found')
  expect((await refund(app.visitor())).status).toBe(401)
  const age = (text: string) =>
    app.database.pool.query(
      `update payments set paid_at = now() - interval '${text}' where purchase_id = $1`,
      [purchase],
    )
  await age('30 days 1 minute')
  expect([(await refund(ann)).body.code, (await listed()).refundableUntil]).toEqual([
    'not-refundable',
    null,
  ])
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  await age('29 days 23 hours')
  const answers = await Promise.all([refund(ann), refund(ann), refund(ann)])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(await held(app, ann.email)).toEqual([])
  expect(await listed()).toMatchObject({ state: 'refunded', refundedCad: 19.99 })
  expect((await refund(ann)).body.code).toBe('not-refundable')
  const letters = await awaitLetters(app, ann.email, 2)
  expect(letters.filter((letter) => letter.includes('Refunded: $19.99 CAD'))).toHaveLength(1)
})

test('HOME-11 a plan given back ends; its trial has nothing to give back', async () => {
  const ann = await app.user()
  const session = await opened(ann, '/api/subscription/create', { planType: 'premium' })
  const { purchase } = await pay(ann, session)
  await ann.get(`/api/pricing/verify/${purchase}`)
  const refund = () => ann.post(`/api/purchases/${purchase}/refund`, {})
  expect((await refund()).body.code).toBe('not-refundable')
  await ann.post(`/api/sandbox-checkout/${session}/billing`, { action: 'renew' })
  await tell(app, randomUUID(), purchase, 'invoice.paid')
  expect((await refund()).body).toEqual({ refundedCad: 9.99 })
  expect(await held(app, ann.email)).toEqual([])
})

const buyTier = async (ann: TestClient, plan: 'explorer' | 'wanderlust') => {
  const session = await opened(ann, '/api/pricing/checkout', { plan })
  const verify = async () => {
    const { purchase } = await pay(ann, session)
    return ann.get(`/api/pricing/verify/${purchase}`)
  }
  const refund = async () => {
    const path = `/api/sandbox-checkout/${session}/billing`
    const { body } = await ann.post(path, { action: 'refund' })
    const key = new URL(body.successUrl).searchParams.get('session_id') ?? ''
    expect((await tell(app, randomUUID(), key, 'payment.refunded')).status).toBe(204)
  }
  return { verify, refund }
}

test('SHOP-10 explorer given back: the wanderlust that stood on it gives what the difference pays for', async () => {
  const ann = await app.user()
  const explorer = await buyTier(ann, 'explorer')
  await explorer.verify()
  const upgrade = await buyTier(ann, 'wanderlust')
  expect((await upgrade.verify()).body.amount_paid).toBe(20)
  expect(await held(app, ann.email)).toEqual(['tier explorer', 'tier wanderlust'])
  await explorer.refund()
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  const letters = (await awaitLetters(app, ann.email, 3)).join('')
  expect(letters).toContain('Wanderlust, one-time purchase: you bought this as an upgrade')
  // It stays so after repeated webhooks and look-ups.
  await explorer.refund()
  await upgrade.verify()
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  const again = await buyTier(ann, 'wanderlust')
  expect((await again.verify()).body.amount_paid).toBe(20)
  expect(await held(app, ann.email)).toEqual(['tier explorer', 'tier wanderlust'])
  await upgrade.refund()
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  await again.refund()
  expect(await held(app, ann.email)).toEqual([])
})

test('SHOP-10 the same when explorer goes back before the difference is paid, or at the same moment', async () => {
  for (const atOnce of [false, true]) {
    const ann = await app.user()
    const explorer = await buyTier(ann, 'explorer')
    await explorer.verify()
    const upgrade = await buyTier(ann, 'wanderlust')
    if (atOnce) await Promise.all([explorer.refund(), upgrade.verify()])
    else {
      await explorer.refund()
      await upgrade.verify()
    }
    expect(await held(app, ann.email)).toEqual(['tier explorer'])
  }
})
