import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf } from '#tests/support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestAnswer } from '#tests/support/test-client.ts'

const settings = { PAYMENT_DOUBT_SECONDS: '600' }

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp(settings)
  other = await startTestApp(settings, { beside: app })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

/** The same account at both servers: two windows that a balancer sends to either. */
async function buyer() {
  const here = await app.user()
  const there = other.visitor()
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  return { email: here.email, windows: [here, there] as const }
}

const stateOf = async (answer: TestAnswer): Promise<string> =>
  (await app.visitor().get(`/api/sandbox-checkout/${sessionOf(answer)}`)).body.state

async function openPurchases({ email }: { readonly email: string }) {
  const { rows } = await app.database.pool.query(
    `select p.item, p.checkout_ref from purchases p join users u on u.id = p.buyer_id
     where u.email = $1 and p.state = 'open'`,
    [email],
  )
  return rows
}

const plans = ['explorer', 'wanderlust'] as const

test('F3 of ten checkouts of one buyer for two things, at once and at two servers, each is answered, and one can be paid', async () => {
  for (let round = 0; round < 10; round++) {
    const ann = await buyer()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ann.windows[n % 3 ? 0 : 1].post('/api/pricing/checkout', { plan: plans[n % 2] }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await openPurchases(ann)).toHaveLength(1)
    const sessions = new Map(answers.map((answer) => [sessionOf(answer), answer]))
    const states = await Promise.all([...sessions.values()].map(stateOf))
    expect(states.filter((state) => state === 'open')).toHaveLength(1)
  }
})

test('F3 of two things bought with one code at once each is answered, and one can be paid', async () => {
  for (let round = 0; round < 10; round++) {
    const ann = await buyer()
    const discount = 'SAVE25'
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        n % 2
          ? ann.windows[0].post('/api/pricing/checkout', { plan: 'explorer', discount })
          : ann.windows[1].post('/api/subscription/create', { planType: 'premium', discount }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await openPurchases(ann)).toHaveLength(1)
  }
})

test('F3 two buyers at once do not meet', async () => {
  for (let round = 0; round < 10; round++) {
    const buyers = [await app.user(), await app.user()]
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.post('/api/pricing/checkout', { plan: 'explorer' })),
    )
    expect(await Promise.all(answers.map(stateOf))).toEqual(['open', 'open'])
  }
})
