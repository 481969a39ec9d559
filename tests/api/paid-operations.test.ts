import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { opened, pay } from '../support/sandbox-payments.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestAnswer, TestClient } from '../support/test-client.ts'
import { testCard } from '../support/test-card.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600' })
})
afterAll(() => app.close())

interface Subject {
  readonly client: TestClient
  /** A trip of three days in one place. */
  readonly trip: string
}

const newTrip = (client: TestClient, endDate: string, places = 1): Promise<TestAnswer> =>
  client.post('/api/itineraries', {
    destinations: Array.from({ length: places }, (_, at) => ({ name: `Place ${at + 1}` })),
    startDate: '2027-04-01',
    endDate,
  })

/** Buys as a person does, without any event: the look-up settles it. */
async function bought(client: TestClient, path: string, body: object): Promise<string> {
  const session = await opened(client, path, body)
  const { purchase } = await pay(client, session)
  expect((await client.get(`/api/pricing/verify/${purchase}`)).status).toBeLessThan(500)
  return session
}

const tier = (plan: string) => async (client: TestClient) => {
  await bought(client, '/api/pricing/checkout', { plan })
}
const plan = (planType: string) => async (client: TestClient) => {
  await bought(client, '/api/subscription/create', { planType })
}

/** What happens at the payment service, and the message of it. */
async function later(client: TestClient, session: string, action: string): Promise<void> {
  await client.post(`/api/sandbox-checkout/${session}/billing`, { action })
  await app.database.pool.query(
    `update sandbox_payments.events set copies = 1, due_at = now()
     where checkout_id = $1 and type in ('subscription.updated', 'payment.refunded')`,
    [session],
  )
}

/** Every state of an account, and how it comes to be in it. */
const states: Readonly<Record<string, (client: TestClient, trip: string) => Promise<void>>> = {
  free: async () => undefined,
  explorer: tier('explorer'),
  wanderlust: tier('wanderlust'),
  premium: plan('premium'),
  enterprise: plan('enterprise'),
  'plan overdue': async (client) => {
    const session = await bought(client, '/api/subscription/create', { planType: 'premium' })
    await later(client, session, 'fail-renewal')
    await expect
      .poll(async () => (await client.get('/api/subscription/status')).body.state, {
        timeout: 10_000,
      })
      .toBe('overdue')
  },
  'plan ended': async (client) => {
    const session = await bought(client, '/api/subscription/create', { planType: 'premium' })
    await client.post(`/api/sandbox-checkout/${session}/billing`, { action: 'end-now' })
    await app.database.pool.query(
      `update sandbox_payments.events set copies = 1, due_at = now()
       where checkout_id = $1 and type = 'subscription.ended'`,
      [session],
    )
    await expect
      .poll(async () => (await client.get('/api/subscription/status')).body.state, {
        timeout: 10_000,
      })
      .toBe('none')
  },
  'tier refunded': async (client) => {
    const session = await bought(client, '/api/pricing/checkout', { plan: 'wanderlust' })
    await later(client, session, 'refund')
    await expect
      .poll(async () => (await client.get('/api/auth/user')).body.tier, { timeout: 10_000 })
      .toBe('free')
  },
  'one PDF': async (client, trip) => {
    const session = await opened(client, '/api/pdf-export/checkout', { itineraryId: trip })
    const { purchase } = await pay(client, session)
    const path = `/api/pdf-export/verify/${purchase}?itinerary_id=${trip}`
    expect((await client.get(path)).status).toBe(200)
  },
}

const booking = {
  offerId: 'no-such-offer',
  guestInfo: { firstName: 'Ann', lastName: 'Lee', email: 'a@example.ca', phone: '+1 416 555 0100' },
  paymentInfo: testCard,
}

const operations: Readonly<Record<string, (subject: Subject) => Promise<TestAnswer>>> = {
  'buy explorer': ({ client }) => client.post('/api/pricing/checkout', { plan: 'explorer' }),
  'buy wanderlust': ({ client }) => client.post('/api/pricing/checkout', { plan: 'wanderlust' }),
  'take premium': ({ client }) => client.post('/api/subscription/create', { planType: 'premium' }),
  'take enterprise': ({ client }) =>
    client.post('/api/subscription/create', { planType: 'enterprise' }),
  'manage the plan': ({ client }) => client.post('/api/subscription/portal'),
  'buy a consultation': ({ client }) =>
    client.post('/api/consultation/checkout', { tier: 'express' }),
  'buy the PDF': ({ client, trip }) =>
    client.post('/api/pdf-export/checkout', { itineraryId: trip }),
  'make the PDF': ({ client, trip }) =>
    client.post('/api/generate-pdf', { itinerary: { id: trip }, paidExport: true }),
  'plan 7 days': ({ client }) => newTrip(client, '2027-04-07'),
  'plan 30 days in two places': ({ client }) => newTrip(client, '2027-04-30', 2),
  // The offer is none: who may book is told so, who may not is told before.
  book: ({ client }) => client.post('/api/flight-data/hotels/book', booking),
}

const order = Object.keys(states)
/** What each operation answers in each state, in the order above; a visitor first. */
const table: Readonly<Record<keyof typeof operations, readonly number[]>> = {
  //                           visitor free expl. wand. prem. ent. over. ended refd. PDF
  'buy explorer': /*        */ [401, 200, 409, 409, 200, 200, 200, 200, 200, 200],
  'buy wanderlust': /*      */ [401, 200, 200, 409, 200, 200, 200, 200, 200, 200],
  'take premium': /*        */ [401, 200, 200, 200, 409, 409, 409, 200, 200, 200],
  'take enterprise': /*     */ [401, 200, 200, 200, 409, 409, 409, 200, 200, 200],
  'manage the plan': /*     */ [401, 409, 409, 409, 200, 200, 200, 409, 409, 409],
  'buy a consultation': /*  */ [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'buy the PDF': /*         */ [401, 200, 409, 409, 200, 200, 200, 200, 200, 409],
  'make the PDF': /*        */ [401, 403, 200, 200, 403, 403, 403, 403, 403, 200],
  'plan 7 days': /*         */ [401, 403, 201, 201, 201, 201, 403, 403, 403, 403],
  'plan 30 days in two places': [401, 403, 403, 201, 201, 201, 403, 403, 403, 403],
  book: /*                  */ [401, 403, 422, 422, 403, 403, 403, 403, 403, 403],
}

test('TIER-06 the table has every operation and every state', () => {
  expect(Object.keys(table)).toEqual(Object.keys(operations))
  for (const row of Object.values(table)) expect(row).toHaveLength(order.length + 1)
})

describe.each(['visitor', ...order])('TIER-06 SHOP-10 an account that is %s', (state) => {
  test('every paid operation answers as the table says, whatever the browser claims', async () => {
    const reach = states[state]
    const client = reach ? await app.user() : app.visitor()
    const trip = reach ? (await newTrip(client, '2027-04-03')).body.id : crypto.randomUUID()
    await reach?.(client, trip)
    const place = reach ? order.indexOf(state) + 1 : 0
    const answers: Record<string, number> = {}
    for (const [name, run] of Object.entries(operations))
      answers[name] = (await run({ client, trip })).status
    expect(answers).toEqual(
      Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row[place]])),
    )
  })
})
