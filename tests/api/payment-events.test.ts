import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lettersTo } from '../support/outbox.ts'
import { deliver, held, opened, pay, signatureOf, tell } from '../support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const full = process.env['WAYLEAF_FULL'] === '1'

let app: TestApp
let ann: TestClient & { readonly email: string }
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600', LOG_LEVEL: 'warn' })
  // The secret that both sides share is made when the first message comes.
  await deliver(app, '{}')
})
beforeEach(async () => {
  ann = await app.user()
})
afterAll(() => app.close())

const letterRows = async (): Promise<number> => {
  const { rows } = await app.database.pool.query<{ n: number }>(
    'select count(*)::int as n from letters where receiver = $1',
    [ann.email],
  )
  return rows[0]?.n ?? 0
}

async function paidTier(): Promise<string> {
  const session = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
  return (await pay(ann, session)).purchase
}

describe('SHOP-10 events that are not the payment service’s', () => {
  test('SHOP-10 unsigned, wrongly signed, altered, stale and future ones are refused without effect', async () => {
    const key = await paidTier()
    const body = JSON.stringify({ id: randomUUID(), type: 'checkout.completed', key })
    const good = await signatureOf(app, body)
    const minutes = (count: number) => signatureOf(app, body, Date.now() + count * 60_000)
    const answers = [
      await deliver(app, body),
      await deliver(app, body, 'v1=abc'),
      await deliver(
        app,
        body,
        good.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
      await deliver(app, `${body} `, good),
      await deliver(app, body.replace('completed', 'cancelled'), good),
      await deliver(app, body, await minutes(-6)),
      await deliver(app, body, await minutes(6)),
      await deliver(app, '{}', await signatureOf(app, '{}')),
      await deliver(app, 'no json', await signatureOf(app, 'no json')),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set(['event-refused']))
    expect(await held(app, ann.email)).toEqual([])
    expect((await deliver(app, body, good)).status).toBe(204)
    expect(await held(app, ann.email)).toEqual(['tier explorer'])
  })

  test('SHOP-10 a genuine event about an unknown or unpaid purchase grants nothing', async () => {
    const session = await opened(ann, '/api/pricing/checkout', { plan: 'wanderlust' })
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from purchases where checkout_ref = $1',
      [session],
    )
    for (const key of [randomUUID(), 'nonsense', rows[0]?.id ?? ''])
      expect((await tell(app, randomUUID(), key)).status).toBe(204)
    expect(await held(app, ann.email)).toEqual([])
  })

  test('SHOP-10 another amount than was asked gives nothing', async () => {
    const key = await paidTier()
    await app.database.pool.query(
      `update sandbox_payments.payments set amount_minor = 1
       where checkout_id = (select checkout_ref from purchases where id = $1)`,
      [key],
    )
    await tell(app, randomUUID(), key)
    expect(await held(app, ann.email)).toEqual([])
    expect((await ann.get(`/api/pricing/verify/${key}`)).body.code).toBe('not-paid')
  })
})

describe('SHOP-10 forged and foreign ids', () => {
  test.each(['x', '../../etc', randomUUID(), '0'.repeat(200)])(
    'SHOP-06 the session id %j is not found',
    async (id) => {
      for (const path of [
        `/api/pricing/verify/${encodeURIComponent(id)}`,
        `/api/consultation/verify/${encodeURIComponent(id)}`,
        `/api/pdf-export/verify/${encodeURIComponent(id)}?itinerary_id=${randomUUID()}`,
      ])
        expect((await ann.get(path)).body.code).toBe('purchase-not-found')
    },
  )

  test('SHOP-06 another account’s paid session grants nothing', async () => {
    const key = await paidTier()
    const zoe = await app.user()
    const answer = await zoe.get(`/api/pricing/verify/${key}`)
    expect([answer.status, answer.body.code]).toEqual([404, 'purchase-not-found'])
    expect(await held(app, zoe.email)).toEqual([])
    expect((await app.visitor().get(`/api/pricing/verify/${key}`)).status).toBe(401)
  })

  /** What the log has of an answer: its lines are found by the request's id. */
  async function loggedOf({ headers }: { readonly headers: Headers }) {
    const text = await readFile(join(app.dataDir, 'logs', 'wayleaf.log'), 'utf8')
    const id = headers.get('x-request-id') ?? 'none'
    const lines = text.split('\n').filter((line) => line.includes(id))
    return { text, lines: lines.map((line): Record<string, unknown> => JSON.parse(line)) }
  }

  test.each([
    ['/api/pricing/checkout', { plan: 'explorer', price: 0.01 }, 'buyTier', { price: 0.01 }],
    [
      '/api/pricing/checkout',
      { plan: 'explorer', amount_minor: 1 },
      'buyTier',
      { amount_minor: 1 },
    ],
    ['/api/pricing/checkout', { plan: 'emperor' }, 'buyTier', { plan: 'emperor' }],
    ['/api/pricing/checkout', { plan: 'premium' }, 'buyTier', { plan: 'premium' }],
    ['/api/subscription/create', { planType: 'explorer' }, 'subscribe', { planType: 'explorer' }],
    [
      '/api/subscription/create',
      { planType: 'premium', tier: 'wanderlust' },
      'subscribe',
      { tier: 'wanderlust' },
    ],
    [
      '/api/consultation/checkout',
      { tier: 'constructor' },
      'buyConsultation',
      { tier: 'constructor' },
    ],
    [
      '/api/consultation/checkout',
      { tier: 'express', amount: 1 },
      'buyConsultation',
      { amount: 1 },
    ],
    ['/api/pdf-export/checkout', { itineraryId: randomUUID(), price: 0 }, 'buyPdf', { price: 0 }],
  ])('SHOP-10 %s refuses %j, logs it and does nothing', async (path, body, operation, refused) => {
    const person = { name: 'Zoe Lindqvist', note: '+1 416 555 0100', email: ann.email }
    const answer = await ann.post(path, { ...body, ...person })
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-input'])
    const { text, lines } = await loggedOf(answer)
    const others = operation === 'buyConsultation' ? 2 : 3
    expect(lines).toMatchObject([{ level: 'warn', operation, refused: { ...refused, others } }])
    expect(lines[0]).toHaveProperty('refused', { ...refused, others })
    for (const told of ['Lindqvist', '416 555', ann.email]) expect(text).not.toContain(told)
    expect((await ann.get('/api/purchases')).body.purchases).toEqual([])
    expect(await held(app, ann.email)).toEqual([])
  })

  test('SHOP-10 TIER-06 a full PDF that is only said to be paid is refused and logged', async () => {
    const { body: trip } = await ann.post('/api/itineraries', {
      destination: 'Rome',
      startDate: '2027-04-12',
      endDate: '2027-04-14',
    })
    const forged = { itinerary: { id: trip.id, tier: 'wanderlust' }, paidExport: true }
    const answer = await ann.post('/api/generate-pdf', forged)
    expect([answer.status, answer.body.code]).toEqual([403, 'tier-required'])
    expect((await loggedOf(answer)).lines).toMatchObject([{ level: 'warn', claims: true }])
    const claimed = await ann.post('/api/generate-pdf', {
      itinerary: { id: trip.id },
      tier: 'free',
    })
    expect(claimed.status).toBe(422)
    expect((await loggedOf(claimed)).lines).toMatchObject([
      { operation: 'generatePdf', refused: { tier: 'free' } },
    ])
  })

  test('SHOP-08 TIER-06 the address grants nothing: a tier, a plan or an open session in it', async () => {
    const session = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from purchases where checkout_ref = $1',
      [session],
    )
    const answer = await ann.get(`/api/pricing/verify/${rows[0]?.id}?tier=wanderlust&plan=explorer`)
    expect([answer.status, answer.body.code]).toEqual([409, 'not-paid'])
    expect(await held(app, ann.email)).toEqual([])
  })
})

describe('SHOP-10 once, whatever happens', () => {
  test('SHOP-10 fifty equal events at once have one effect', async () => {
    const key = await paidTier()
    const body = JSON.stringify({ id: randomUUID(), type: 'checkout.completed', key })
    const signature = await signatureOf(app, body)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => deliver(app, body, signature)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await held(app, ann.email)).toEqual(['tier explorer'])
    expect(await letterRows()).toBe(1)
    const { rows } = await app.database.pool.query('select revision from purchases where id = $1', [
      key,
    ])
    expect(rows[0].revision).toBe(1)
  })

  test('SHOP-10 fifty different events and look-ups at once have one effect', async () => {
    const key = await paidTier()
    await Promise.all([
      ...Array.from({ length: 25 }, () => tell(app, randomUUID(), key)),
      ...Array.from({ length: 25 }, () => ann.get(`/api/pricing/verify/${key}`)),
    ])
    expect(await held(app, ann.email)).toEqual(['tier explorer'])
    expect(await letterRows()).toBe(1)
  })

  test('SHOP-10 thirty equal checkouts with one key make one session', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        ann.post('/api/pricing/checkout', { plan: 'explorer' }, key),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    const { rows } = await app.database.pool.query(
      `select (select count(*) from purchases p join users u on u.id = p.buyer_id where u.email = $1)::int as ours,
        (select count(*) from sandbox_payments.checkouts c join purchases p on p.checkout_ref = c.id
         join users u on u.id = p.buyer_id where u.email = $1)::int as theirs`,
      [ann.email],
    )
    expect(rows).toEqual([{ ours: 1, theirs: 1 }])
    const other = await ann.post('/api/pricing/checkout', { plan: 'wanderlust' }, key)
    expect([other.status, other.body.code]).toEqual([409, 'key-used'])
  })

  test('SHOP-10 two payments of one checkout at once charge once', async () => {
    const session = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
    await Promise.all(Array.from({ length: 10 }, () => pay(ann, session)))
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from sandbox_payments.payments where checkout_id = $1',
      [session],
    )
    expect(rows[0].n).toBe(1)
  })
})

/** Each order of the six: what is known of a subscription at its end never depends on it. */
function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]]
  return all.flatMap((one, at) =>
    ordersOf([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [one, ...rest]),
  )
}

/** Sixty take seconds; all of them take minutes on a busy machine. */
const patience = full ? 900_000 : 60_000
const someOrders = full ? 'all 720' : 'sixty of the 720, others each day,'

test(
  `SHOP-10 orders of six events, ${someOrders} end in the same state`,
  { timeout: patience },
  async () => {
    const session = await opened(ann, '/api/subscription/create', { planType: 'premium' })
    const { purchase: key } = await pay(ann, session)
    for (const action of ['renew', 'fail-renewal', 'renew', 'cancel-at-end'])
      await app.visitor().post(`/api/sandbox-checkout/${session}/billing`, { action })
    const { pool } = app.database
    const begin = async () => {
      await pool.query('delete from payment_events where purchase_id = $1', [key])
      await pool.query('delete from payments where purchase_id = $1', [key])
      await pool.query('delete from entitlements where source = $1', [key])
      await pool.query('delete from letters where receiver = $1', [ann.email])
      await pool.query(
        `update purchases set state = 'open', item = 'premium', period_ends_at = null,
         cancels = false, paid_at = null where id = $1`,
        [key],
      )
    }
    const end = async () => {
      const { rows } = await pool.query(
        `select p.state, p.item, p.cancels, p.period_ends_at,
        (select count(*)::int from payment_events e where e.purchase_id = p.id) as events,
        (select sum(amount_minor)::int from payments y where y.purchase_id = p.id) as paid,
        (select count(*)::int from letters l where l.receiver = p.email) as letters,
        (select json_agg(json_build_array(e.kind, e.value, e.ends_at)) from entitlements e
         where e.source = p.id::text) as held
       from purchases p where p.id = $1`,
        [key],
      )
      return JSON.stringify(rows[0])
    }
    const types = [
      'checkout.completed',
      'subscription.created',
      'invoice.paid',
      'invoice.payment_failed',
      'subscription.updated',
      'invoice.paid',
    ].map((type, at) => ({ type, id: `evt-${at}-${key}` }))
    const orders = ordersOf(types)
    expect(orders).toHaveLength(720)
    const ends = new Set<string>()
    // Every order in a full run; each 12th, from another start each day, in a short one.
    const day = Math.floor(Date.now() / 86_400_000) % 12
    for (const [at, order] of orders.entries()) {
      if (!full && at % 12 !== day) continue
      await begin()
      for (const { id, type } of order) await tell(app, id, key, type)
      ends.add(await end())
    }
    expect([...ends]).toHaveLength(1)
    expect([...ends][0]).toContain('"state":"paid"')
    expect([...ends][0]).toContain('"paid":1998')
  },
)

test('SHOP-10 an event whose transaction is cut is not lost and not doubled', async () => {
  const key = await paidTier()
  const { pool } = app.database
  // The letter is the last thing written: where it cannot be, nothing is.
  await pool.query(`alter table letters add constraint cut check (receiver <> '${ann.email}')`)
  const id = randomUUID()
  expect((await tell(app, id, key)).status).toBe(500)
  expect(await held(app, ann.email)).toEqual([])
  const kept = async () =>
    (
      await pool.query(
        `select (select count(*)::int from payments where purchase_id = $1) as payments,
          (select count(*)::int from payment_events where id = $2) as events`,
        [key, id],
      )
    ).rows[0]
  expect(await kept()).toEqual({ payments: 0, events: 0 })
  await pool.query('alter table letters drop constraint cut')
  expect((await tell(app, id, key)).status).toBe(204)
  expect((await tell(app, id, key)).status).toBe(204)
  expect(await kept()).toEqual({ payments: 1, events: 1 })
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  expect(await letterRows()).toBe(1)
  expect(await lettersTo(app, 'nobody@example.ca')).toEqual([])
})

test('SHOP-10 what no event tells is looked up by itself', async () => {
  const quick = await startTestApp({ PAYMENT_DOUBT_SECONDS: '1' })
  try {
    const zoe = await quick.user()
    await pay(zoe, await opened(zoe, '/api/pricing/checkout', { plan: 'explorer' }))
    await expect.poll(() => held(quick, zoe.email), { timeout: 15_000 }).toEqual(['tier explorer'])
  } finally {
    await quick.close()
  }
})
