import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awaitLetters, lettersTo } from '#tests/support/outbox.ts'
import { held, opened, pay, sessionOf } from '#tests/support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600' })
})
afterAll(() => app.close())

const sums = async (session: string) =>
  (await app.visitor().get(`/api/sandbox-checkout/${session}`)).body.dueCad

async function trip(client: TestClient): Promise<string> {
  const answer = await client.post('/api/itineraries', {
    title: 'Zoë’s Rome & more',
    destination: 'Rome',
    startDate: '2027-04-12',
    endDate: '2027-04-14',
  })
  return answer.body.id
}

describe('SHOP-06 tiers', () => {
  test('SHOP-06 SHOP-10 a tier is granted by verification, once, with a receipt and a record', async () => {
    const ann = await app.user()
    const answer = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    expect(answer.body.message).toBeTruthy()
    const session = sessionOf(answer)
    expect(await sums(session)).toBe(19.99)
    expect(await held(app, ann.email)).toEqual([])
    const { purchase } = await pay(ann, session)
    expect(await held(app, ann.email)).toEqual([])
    const verified = await ann.get(`/api/pricing/verify/${purchase}`)
    expect(verified.body).toEqual({
      success: true,
      tier: 'explorer',
      plan: null,
      amount_paid: 19.99,
      currency: 'CAD',
      taxes: [],
      trialEndsAt: null,
      returnTo: null,
    })
    expect((await ann.get(`/api/pricing/verify/${purchase}`)).status).toBe(200)
    expect(await held(app, ann.email)).toEqual(['tier explorer'])
    expect((await ann.get('/api/auth/user')).body.tier).toBe('explorer')
    const [letter, ...more] = await awaitLetters(app, ann.email, 1)
    expect(more).toEqual([])
    expect(letter).toContain('$19.99 CAD')
    expect(letter).not.toContain('Taxes')
    expect(letter).toContain('text/html')
    const { purchases } = (await ann.get('/api/purchases')).body
    expect(purchases).toMatchObject([
      { id: purchase, kind: 'tier', item: 'explorer', state: 'paid', paidCad: 19.99 },
    ])
  })

  test('SHOP-10 it is granted by the event when the browser never comes back', async () => {
    const ann = await app.user()
    await pay(ann, await opened(ann, '/api/pricing/checkout', { plan: 'wanderlust' }), {
      delivery: 'repeated',
    })
    await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual(['tier wanderlust'])
    await expect
      .poll(
        async () => {
          const { rows } = await app.database.pool.query(
            `select count(*)::int as n from sandbox_payments.events where copies > 0`,
          )
          return rows[0].n
        },
        { timeout: 10_000 },
      )
      .toBe(0)
    expect(await lettersTo(app, ann.email)).toHaveLength(1)
  })

  test('SHOP-04 from explorer, wanderlust costs the difference; owned and lower ones answer 409', async () => {
    const ann = await app.user('explorer')
    const session = await opened(ann, '/api/pricing/checkout', { plan: 'wanderlust' })
    expect(await sums(session)).toBe(20)
    const again = await ann.post('/api/pricing/checkout', { plan: 'explorer' })
    expect([again.status, again.body.code]).toEqual([409, 'already-yours'])
    const { purchase } = await pay(ann, session)
    await ann.get(`/api/pricing/verify/${purchase}`)
    for (const plan of ['explorer', 'wanderlust'])
      expect((await ann.post('/api/pricing/checkout', { plan })).status).toBe(409)
  })

  test('SHOP-04 HOME-09 SAVE25 takes a quarter off, once for an account', async () => {
    const ann = await app.user()
    const discount = 'SAVE25'
    expect((await ann.get('/api/pricing/offers?discount=SAVE25')).body).toMatchObject({
      discount: 'applied',
      offers: expect.arrayContaining([
        expect.objectContaining({ item: 'explorer', listCad: 19.99, payCad: 14.99 }),
        expect.objectContaining({ item: 'premium', listCad: 9.99, payCad: 7.49 }),
      ]),
    })
    const first = await opened(ann, '/api/pricing/checkout', { plan: 'explorer', discount })
    expect(await sums(first)).toBe(14.99)
    // Another purchase with the same code replaces the unpaid one.
    const other = await opened(ann, '/api/subscription/create', { planType: 'premium', discount })
    expect((await app.visitor().get(`/api/sandbox-checkout/${first}`)).body.state).toBe('expired')
    expect((await pay(ann, first)).answer.body.state).toBe('expired')
    const { purchase } = await pay(ann, other)
    expect((await ann.get(`/api/pricing/verify/${purchase}`)).status).toBe(200)
    const used = await ann.post('/api/pricing/checkout', { plan: 'explorer', discount })
    expect([used.status, used.body.code]).toEqual([409, 'discount-used'])
    const offers = await ann.get('/api/pricing/offers?discount=SAVE25')
    expect(offers.body.discount).toBe('used')
    const unknown = await ann.post('/api/pricing/checkout', { plan: 'explorer', discount: 'X' })
    expect([unknown.status, unknown.body.code]).toEqual([422, 'discount-unknown'])
  })
})

describe('SHOP-05 plans', () => {
  test('SHOP-05 a plan begins with seven days free, once; then the first month is reduced', async () => {
    const ann = await app.user()
    const session = await opened(ann, '/api/subscription/create', {
      planType: 'premium',
      discount: 'SAVE25',
    })
    expect(await sums(session)).toBe(0)
    const { purchase } = await pay(ann, session, { delivery: 'once' })
    const { body } = await ann.get(`/api/pricing/verify/${purchase}`)
    expect(body).toMatchObject({ plan: 'premium', tier: null, amount_paid: 0 })
    expect(Date.parse(body.trialEndsAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 3600 * 1000)
    expect((await ann.get('/api/subscription/status')).body).toMatchObject({
      planType: 'premium',
      state: 'running',
      manageable: true,
    })
    const second = await ann.post('/api/subscription/create', { planType: 'enterprise' })
    expect([second.status, second.body.code]).toEqual([409, 'plan-running'])
    const act = (action: string) => ann.post(`/api/sandbox-checkout/${session}/billing`, { action })
    await act('renew')
    await act('renew')
    await expect
      .poll(async () => (await ann.get('/api/purchases')).body.purchases[0].paidCad, {
        timeout: 10_000,
      })
      .toBe(17.48)
    await act('end-now')
    await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual([])
    expect((await ann.get('/api/subscription/status')).body.planType).toBe('free')
    // The trial was the account's first; the code is used up.
    const again = await opened(ann, '/api/subscription/create', { planType: 'premium' })
    expect(await sums(again)).toBe(9.99)
  })

  test('SHOP-05 SHOP-10 a failed renewal takes the plan back, a paid one gives it again', async () => {
    const ann = await app.user()
    const session = await opened(ann, '/api/subscription/create', { planType: 'enterprise' })
    await pay(ann, session, { delivery: 'once' })
    await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual(['plan enterprise'])
    const act = (action: string) => ann.post(`/api/sandbox-checkout/${session}/billing`, { action })
    await act('fail-renewal')
    await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual([])
    expect((await ann.get('/api/subscription/status')).body.state).toBe('overdue')
    await act('renew')
    await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual(['plan enterprise'])
  })

  test('SHOP-05 a plan is changed and set to end by the payment service’s page', async () => {
    const ann = await app.user()
    const none = await ann.post('/api/subscription/portal')
    expect([none.status, none.body.code]).toEqual([409, 'no-plan'])
    const session = await opened(ann, '/api/subscription/create', { planType: 'premium' })
    await pay(ann, session, { delivery: 'once' })
    await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual(['plan premium'])
    const { url } = (await ann.post('/api/subscription/portal')).body
    expect(url).toBe(`${app.url}/checkout/billing?session=${session}`)
    await ann.post(`/api/sandbox-checkout/${session}/plan`, { item: 'enterprise' })
    await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual(['plan enterprise'])
    await ann.post(`/api/sandbox-checkout/${session}/billing`, { action: 'cancel-at-end' })
    await expect
      .poll(async () => (await ann.get('/api/subscription/status')).body.cancels, {
        timeout: 10_000,
      })
      .toBe(true)
    expect(await held(app, ann.email)).toEqual(['plan enterprise'])
  })
})

describe('SHOP-02 consultations', () => {
  test('SHOP-02 SHOP-03 a visitor buys, is verified in the same browser only, and the counsellor is told', async () => {
    const visitor = app.visitor()
    const answer = await visitor.post('/api/consultation/checkout', {
      tier: 'comprehensive',
      note: 'Travel insurance, quoted at 84.20 CAD.',
    })
    const session = sessionOf(answer)
    expect(await sums(session)).toBe(299)
    const { purchase } = await pay(visitor, session, { email: 'zoe@example.ca' })
    const other = await app.visitor().get(`/api/consultation/verify/${purchase}`)
    expect([other.status, other.body.code]).toEqual([404, 'purchase-not-found'])
    expect((await visitor.get(`/api/consultation/verify/${purchase}`)).body).toEqual({
      success: true,
      tier: 'comprehensive',
      amount_paid: 299,
      currency: 'CAD',
      taxes: [],
      returnTo: null,
    })
    const [receipt] = await awaitLetters(app, 'zoe@example.ca', 1)
    expect(receipt).toContain('$299.00 CAD')
    const [request] = await awaitLetters(app, 'hello@wayleaf.example', 1)
    expect(request).toContain('zoe@example.ca')
    expect(request).toContain('84.20 CAD')
  })

  test('AUTH-05 SHOP-02 purchases made signed out are in the data export of the account that verifies the address, and are erased with it', async () => {
    const visitor = app.visitor()
    const wish = { tier: 'basic', note: 'We leave on 3 May.' }
    const ann = await app.user()
    const session = await opened(visitor, '/api/consultation/checkout', wish)
    const { purchase } = await pay(visitor, session, { email: ann.email })
    await visitor.get(`/api/consultation/verify/${purchase}`)
    const { pool } = app.database
    const row = async () =>
      (await pool.query('select email, note, state from purchases where id = $1', [purchase]))
        .rows[0]
    const copy = async () => (await ann.get('/api/account/export')).text
    expect(await copy()).not.toContain('We leave on')
    await pool.query('update users set email_verified = true where email = $1', [ann.email])
    expect(await copy()).toContain('We leave on 3 May.')
    expect((await row()).email).toBe(ann.email)
    expect((await ann.delete('/api/account')).status).toBe(200)
    expect(await row()).toEqual({ email: null, note: null, state: 'paid' })
  })

  test.each([
    ['basic', 149],
    ['standard', 299],
    ['premium', 599],
    ['vip-concierge', 1999],
  ])('SHOP-03 the name %s is read as what costs %d', async (tier, amount) => {
    const session = await opened(app.visitor(), '/api/consultation/checkout', { tier })
    expect(await sums(session)).toBe(amount)
  })

  test.each([
    [undefined, 599, ''],
    [4, 599, ', 4 people'],
    [5, 539.1, ', 5 people, 10% group discount'],
    [15, 539.1, ', 15 people, 10% group discount'],
  ])(
    'HOME-11 SHOP-04 a group of %s pays %d, and the counsellor knows how many come',
    async (people, amount, group) => {
      const visitor = app.visitor()
      const wish = { tier: 'premium-group', ...(people ? { people } : {}) }
      const session = await opened(visitor, '/api/consultation/checkout', wish)
      expect(await sums(session)).toBe(amount)
      const { body } = await visitor.get(`/api/sandbox-checkout/${session}`)
      expect(body.title).toBe(`Premium group consultation, 2-4 hours${group}`)
    },
  )

  test('HOME-11 one key is one number of people; no group of none, of too many, or for one alone', async () => {
    const visitor = app.visitor()
    const buy = (body: object) =>
      visitor.post('/api/consultation/checkout', body, { 'idempotency-key': 'group-of-friends' })
    const first = await buy({ tier: 'premium-group', people: 6 })
    expect((await buy({ tier: 'premium-group', people: 6 })).body.url).toBe(first.body.url)
    const other = await buy({ tier: 'premium-group', people: 7 })
    expect([other.status, other.body.code]).toEqual([409, 'key-used'])
    for (const wish of [
      { tier: 'premium-group', people: 0 },
      { tier: 'premium-group', people: 16 },
      { tier: 'premium-group', people: 5.5 },
      { tier: 'express', people: 6 },
    ]) {
      const { status, body } = await app.visitor().post('/api/consultation/checkout', wish)
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ field: 'people' }])
    }
  })

  test('SHOP-04 the code does not count on consultations', async () => {
    const answer = await app
      .visitor()
      .post('/api/consultation/checkout', { tier: 'express', discount: 'SAVE25' })
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-input'])
  })
})

describe('SHOP-07 the PDF of one trip', () => {
  test('SHOP-07 PLAN-09 bought for one trip, it is made for that one and mailed', async () => {
    const ann = await app.user()
    const [one, two] = [await trip(ann), await trip(ann)]
    const items = [
      { type: 'hotel', name: 'Al Ponte', price: 420, day: '2027-04-12', time: '15:00' },
      { type: 'restaurant', name: 'Da Ana', price: 35.5, day: '2027-04-12', time: '19:00' },
      { type: 'restaurant', name: 'Il Molo', price: 24.5, day: '2027-04-13', time: '19:00' },
    ]
    for (const item of items)
      await ann.post(`/api/itineraries/${one}/items`, { id: crypto.randomUUID(), ...item })
    const refused = await ann.post('/api/generate-pdf', {
      itinerary: { id: one },
      paidExport: true,
    })
    expect([refused.status, refused.body.code]).toEqual([403, 'tier-required'])
    expect(refused.body.message).toContain('Explorer')
    const session = await opened(ann, '/api/pdf-export/checkout', { itineraryId: one })
    expect(await sums(session)).toBe(9.99)
    const { purchase } = await pay(ann, session)
    const wrong = await ann.get(`/api/pdf-export/verify/${purchase}?itinerary_id=${two}`)
    expect(wrong.status).toBe(404)
    const verified = await ann.get(`/api/pdf-export/verify/${purchase}?itinerary_id=${one}`)
    expect(verified.body).toMatchObject({
      success: true,
      itinerary: {
        id: one,
        title: 'Zoë’s Rome & more',
        items: items.map(({ name, type, price }) => ({ name, type, price })),
        budget: { total: 480, categories: { hotel: 420, restaurant: 60 } },
      },
      amount_paid: 9.99,
    })
    const file = await ann.post('/api/generate-pdf', { itinerary: { id: one } })
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toContain('zo__s_rome___more_itinerary.pdf')
    expect(new TextDecoder().decode(file.bytes.subarray(0, 5))).toBe('%PDF-')
    expect((await ann.post('/api/generate-pdf', { itinerary: { id: two } })).status).toBe(403)
    const letters = await awaitLetters(app, ann.email, 2)
    expect(letters.some((letter) => letter.includes('application/pdf'))).toBe(true)
    const again = await ann.post('/api/pdf-export/checkout', { itineraryId: one })
    expect([again.status, again.body.code]).toEqual([409, 'already-yours'])
  })

  test('SHOP-07 HOME-09 SAVE25 takes a quarter off one PDF, and the way back from the checkout keeps it', async () => {
    const ann = await app.user()
    const [one, two] = [await trip(ann), await trip(ann)]
    const buy = (itineraryId: string, discount: string) =>
      ann.post('/api/pdf-export/checkout', { itineraryId, discount })
    const unknown = await buy(one, 'SAVE52')
    expect([unknown.status, unknown.body.code]).toEqual([422, 'discount-unknown'])
    const offers = await ann.get('/api/pricing/offers?discount=SAVE25')
    expect(offers.body.offers).toContainEqual(
      expect.objectContaining({ kind: 'pdf', listCad: 9.99, payCad: 7.49 }),
    )
    const session = sessionOf(await buy(one, 'SAVE25'))
    expect((await ann.get(`/api/sandbox-checkout/${session}`)).body).toMatchObject({
      dueCad: 7.49,
      cancelUrl: `${app.url}/planner?trip=${one}&discount=SAVE25`,
    })
    const { purchase } = await pay(ann, session)
    const verified = await ann.get(`/api/pdf-export/verify/${purchase}?itinerary_id=${one}`)
    expect(verified.body.amount_paid).toBe(7.49)
    const used = await buy(two, 'SAVE25')
    expect([used.status, used.body.code]).toEqual([409, 'discount-used'])
  })

  test('SHOP-07 a stranger’s trip is neither sold nor made', async () => {
    const [ann, zoe] = [await app.user(), await app.user('explorer')]
    const id = await trip(ann)
    expect((await zoe.post('/api/pdf-export/checkout', { itineraryId: id })).status).toBe(404)
    expect((await zoe.post('/api/generate-pdf', { itinerary: { id } })).status).toBe(404)
  })
})

test('AUTH-05 purchases are exported with the account, hold a running plan, and are anonymous after erasing', async () => {
  const ann = await app.user()
  const tier = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
  const { purchase } = await pay(ann, tier)
  await ann.get(`/api/pricing/verify/${purchase}`)
  const plan = await opened(ann, '/api/subscription/create', { planType: 'premium' })
  await ann.get(`/api/pricing/verify/${(await pay(ann, plan, { delivery: 'once' })).purchase}`)
  const copy = (await ann.get('/api/account/export')).body
  expect(copy.purchases).toHaveLength(2)
  expect(copy.purchases[0].payments).toMatchObject([{ amount_minor: 1999 }])
  const heldBack = await ann.delete('/api/account')
  expect([heldBack.status, heldBack.body.code]).toEqual([409, 'held-back'])
  await ann.post(`/api/sandbox-checkout/${plan}/billing`, { action: 'end-now' })
  await expect.poll(() => held(app, ann.email), { timeout: 10_000 }).toEqual(['tier explorer'])
  await awaitLetters(app, ann.email, 3)
  expect((await ann.delete('/api/account')).status).toBe(200)
  const { rows } = await app.database.pool.query(
    'select buyer_id, email, state from purchases where id = $1',
    [purchase],
  )
  expect(rows).toEqual([{ buyer_id: null, email: null, state: 'paid' }])
})
