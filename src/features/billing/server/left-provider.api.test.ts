import { afterAll, beforeAll, expect, test } from 'vitest'
import { assertLiveData } from '#app/server/assert-live-data.ts'
import { held, opened, pay } from '#tests/support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { endTestPurchases } from './test-purchases.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '1' })
})
afterAll(() => app.close())

async function buy(ann: TestClient, path: string, body: object): Promise<string> {
  const { purchase } = await pay(ann, await opened(ann, path, body))
  expect((await ann.get(`/api/pricing/verify/${purchase}`)).status).toBe(200)
  return purchase
}
const buyPlan = (ann: TestClient) => buy(ann, '/api/subscription/create', { planType: 'premium' })
const stateOf = async (ann: TestClient) =>
  (await ann.get('/api/purchases')).body.purchases[0]?.state

/** Pretends that it was bought at a payment service that the site used before. */
const leave = (purchase: string, ago: string) =>
  app.database.pool.query(
    `update purchases set provider = 'before', asked_at = now() - interval '1 hour',
       period_ends_at = now() - $2::interval where id = $1`,
    [purchase, ago],
  )

test('SHOP-05 AUTH-05 a plan of a former payment service is over a day after its month, and does not block its account', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const [late, early] = [await buyPlan(ann), await buyPlan(ben)]
  await leave(early, '23 hours')
  await leave(late, '25 hours')
  await expect.poll(() => stateOf(ann), { timeout: 10_000 }).toBe('ended')
  expect(await held(app, ann.email)).toEqual([])
  await buyPlan(ann)
  expect(await held(app, ann.email)).toEqual(['plan premium'])
  // Within the day it still holds, and blocks erasing the account.
  expect(await stateOf(ben)).toBe('paid')
  expect((await ben.delete('/api/account')).body.code).toBe('held-back')
  await leave(early, '25 hours')
  await expect.poll(() => stateOf(ben), { timeout: 10_000 }).toBe('ended')
  expect((await ben.delete('/api/account')).status).toBe(200)
})

test('SHOP-10 a site goes live only with an owner and without what test cards bought, which one command ends', async () => {
  const ann = await app.user()
  await buy(ann, '/api/pricing/checkout', { plan: 'explorer', discount: 'SAVE25' })
  await buyPlan(ann)
  const start = () => assertLiveData(app.database.db)
  await expect(start()).rejects.toThrow(/needs an owner.*\n.*purchases of test cards/)
  expect(await endTestPurchases(app.database.db)).toBeGreaterThan(1)
  expect(await held(app, ann.email)).toEqual([])
  expect((await ann.get('/api/purchases')).body.purchases).toEqual([])
  expect(await endTestPurchases(app.database.db)).toBe(0)
  await expect(start()).rejects.toThrow(/^((?!test cards)[^])*needs an owner((?!test cards)[^])*$/)
  await app.user('owner')
  await expect(start()).resolves.toBeUndefined()
  // The code and the trial were never used for real money.
  await opened(ann, '/api/pricing/checkout', { plan: 'explorer', discount: 'SAVE25' })
})

test('SHOP-10 sessions of Stripe’s test mode count as test cards, and those of its live mode do not', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  for (const [client, ref] of [
    [ann, 'cs_test_a1'],
    [ben, 'cs_live_a1'],
  ] as const)
    await app.database.pool.query(
      `update purchases set provider = 'stripe', checkout_ref = $2 where id = $1`,
      [await buy(client, '/api/pricing/checkout', { plan: 'explorer' }), ref],
    )
  await endTestPurchases(app.database.db)
  expect([await held(app, ann.email), await held(app, ben.email)]).toEqual([[], ['tier explorer']])
})
