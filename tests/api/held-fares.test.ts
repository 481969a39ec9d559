import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { duffelAnswers } from '../vendors/duffel.ts'
import { newOrderBook } from '../vendors/duffel-orders.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'
import { awaitLetters, lettersTo } from '../support/outbox.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const book = newOrderBook()
let vendor: MockVendor
let app: TestApp
let ann: TestClient & { readonly email: string }
beforeAll(async () => {
  vendor = await startMockVendor(duffelAnswers(book, '2099-01-01T00:00:00Z'))
  app = await startTestApp({
    FLIGHTS_PROVIDER: 'duffel',
    DUFFEL_KEY: 'duffel_test_key',
    DUFFEL_URL: vendor.url,
    BOOKING_DOUBT_SECONDS: '1',
    BUSINESS_EMAIL: 'desk@wayleaf.example',
  })
})
afterAll(async () => {
  await app.close()
  await vendor.close()
})
afterEach(() => {
  Object.assign(book, { silent: false, mute: false, refusal: undefined, dearer: 0, orders: [] })
  book.refund = { amount: '0.00', to: 'balance' }
})

const family = {
  origin: 'YYZ',
  destination: 'LHR',
  departureDate: '2027-06-14',
  adults: 1,
  children: 1,
  childAges: '7',
  infants: 1,
  currency: 'CAD',
}
const person = (firstName: string, bornOn: string) => ({
  title: 'ms',
  gender: 'f',
  firstName,
  lastName: 'Roy',
  bornOn,
})
const passengers = [
  person('Zoë', '1990-03-02'),
  person('Mia', '2020-01-05'),
  person('Eve', '2026-02-01'),
]

/** A new traveller with the offers of a search, and what she sends to hold the one that can be kept. */
async function search() {
  ann = await app.user('explorer')
  const query = new URLSearchParams(Object.entries(family).map(([key, value]) => [key, `${value}`]))
  const { body } = await ann.get(`/api/flights/search?${query}`)
  const offers: { id: string; payLaterUntil?: string; price: { totalCad: number } }[] = body.data
  const offer = offers.find(({ payLaterUntil }) => payLaterUntil)
  const wish = {
    offerId: offer?.id,
    search: family,
    seenTotalCad: offer?.price.totalCad,
    passengers,
    contact: { email: ann.email, phone: '+1 416 555 0100' },
  }
  return { offers, wish }
}
async function hold() {
  const { wish } = await search()
  return ann.post('/api/flights/holds', wish)
}
const held = async () => (await ann.get('/api/flights/holds')).body.fares
/** What is held is looked at now, and not in a quarter of an hour. */
const lookNow = () =>
  sql`update fare_holds set asked_at = now() - interval '1 hour' where state = 'held'`.execute(
    app.database.db,
  )

test('H2 FLY-07 an offer that can be paid later is held: everybody with the airline’s number for them, once for two windows, and told by letter to both sides', async () => {
  const { offers, wish } = await search()
  // What is paid at once can't be held.
  expect(offers.filter(({ payLaterUntil }) => !payLaterUntil).length).toBeGreaterThan(0)
  const [first, second] = await Promise.all([
    ann.post('/api/flights/holds', wish),
    ann.post('/api/flights/holds', wish),
  ])
  expect(first).toMatchObject({
    status: 201,
    body: {
      state: 'held',
      reference: 'REF0',
      payBy: book.payBy,
      totalCad: wish.seenTotalCad,
      legs: [{ from: 'YYZ', to: 'LHR', flights: ['ZZ11'] }],
      releasable: true,
    },
  })
  expect(second.body.id).toBe(first.body.id)
  expect(book.orders).toHaveLength(1)
  expect(book.orders[0]?.passengers).toMatchObject([
    { id: 'pas_0', given_name: 'Zoë', phone_number: '+14165550100', infant_passenger_id: 'pas_2' },
    { id: 'pas_1', born_on: '2020-01-05' },
    { id: 'pas_2', born_on: '2026-02-01' },
  ])
  const [letter] = await awaitLetters(app, ann.email, 1)
  expect(letter).toContain('REF0')
  expect(letter).toContain('Nothing has been charged')
  const [toDesk] = await awaitLetters(app, 'desk@wayleaf.example', 1)
  expect(toDesk).toContain(ann.email)
  // H3: an answer of the house reaches the traveller.
  expect(toDesk).toMatch(new RegExp(`^Reply-To: ${ann.email}`, 'im'))
  // Birth dates went to the airline, and stay nowhere here.
  const { body: kept } = await ann.get('/api/account/export')
  expect(kept.heldFares).toMatchObject([{ reference: 'REF0' }])
  expect(JSON.stringify(kept.heldFares)).not.toContain('1990')
})

test('H2 FLY-07 a price that was not seen is told and not held; nor is one that changed at the airline', async () => {
  const { wish } = await search()
  book.dearer = 25
  const changed = await ann.post('/api/flights/holds', wish)
  expect(changed).toMatchObject({ status: 409, body: { code: 'price-changed' } })
  expect(changed.body.totalCad).toBe((wish.seenTotalCad ?? 0) + 25)
  expect(book.orders).toEqual([])
  const agreed = { ...wish, seenTotalCad: changed.body.totalCad }
  book.refusal = { type: 'airline_error', code: 'price_changed' }
  const refused = await ann.post('/api/flights/holds', agreed)
  expect(refused).toMatchObject({ status: 409, body: { code: 'price-changed' } })
  book.refusal = undefined
  expect((await ann.post('/api/flights/holds', agreed)).status).toBe(201)
  expect((await held()).map(({ state }: { state: string }) => state)).toEqual(['held', 'failed'])
})

test('H2 FLY-07 people of other ages than were searched for, and details that the airline refuses, hold nothing', async () => {
  const { wish } = await search()
  const older = [passengers[0], { ...passengers[1], bornOn: '2000-01-05' }, passengers[2]]
  for (const wrong of [{ passengers: older }, { passengers: passengers.slice(1) }])
    expect(await ann.post('/api/flights/holds', { ...wish, ...wrong })).toMatchObject({
      status: 422,
      body: { code: 'details' },
    })
  book.refusal = { type: 'validation_error', code: 'validation_format' }
  expect((await ann.post('/api/flights/holds', wish)).body.code).toBe('details')
  book.refusal = { type: 'invalid_state_error', code: 'offer_no_longer_available' }
  expect((await ann.post('/api/flights/holds', wish)).status).toBe(410)
  expect(book.orders).toEqual([])
})

test('H2 FLY-07 an answer that is lost is settled by asking: the traveller gets one order and one letter', async () => {
  book.silent = true
  const { wish } = await search()
  expect(await ann.post('/api/flights/holds', wish)).toMatchObject({
    status: 503,
    body: { code: 'hold-in-doubt' },
  })
  await awaitLetters(app, ann.email, 1)
  expect(await held()).toMatchObject([{ state: 'held', reference: 'REF0' }])
  expect(book.orders).toHaveLength(1)
})

test('H2 FLY-07 a held fare is let go at no cost; again it is no error; another’s is not found', async () => {
  const { body: fare } = await hold()
  const path = `/api/flights/holds/${fare.id}/release`
  expect((await (await app.user('explorer')).post(path, {})).status).toBe(404)
  for (const _ of [1, 2])
    expect(await ann.post(path, {})).toMatchObject({ status: 200, body: { state: 'released' } })
  expect(book.orders[0]?.cancelled_at).not.toBeNull()
})

test('H2 FLY-07 the airline is asked what has become of a fare: paid, or let go when its time was over', async () => {
  await hold()
  const payer = ann
  const [order] = book.orders
  if (order) order.payment_status = { awaiting_payment: false, payment_required_by: null }
  await lookNow()
  expect((await awaitLetters(app, payer.email, 2)).join()).toContain('Flight booked: YYZ to LHR')
  expect(await held()).toMatchObject([{ state: 'paid', releasable: false }])
  const [{ id }] = await held()
  expect((await payer.post(`/api/flights/holds/${id}/release`, {})).body.code).toBe(
    'not-releasable',
  )

  await hold()
  const last = book.orders.at(-1)
  if (last) last.payment_status.payment_required_by = '2026-01-01T00:00:00Z'
  await lookNow()
  expect((await awaitLetters(app, ann.email, 2)).join()).toContain('you owe nothing')
  expect(await held()).toMatchObject([{ state: 'released' }])
})

test('H2 FLY-07 without the tier, and where the supplier holds nothing, nothing is asked', async () => {
  const { wish } = await search()
  expect((await (await app.user()).post('/api/flights/holds', wish)).body.code).toBe(
    'tier-required',
  )
  const samples = await startTestApp({})
  const visitor = await samples.user('explorer')
  expect((await visitor.post('/api/flights/holds', wish)).body.code).toBe('holds-closed')
  await samples.close()
  expect(await lettersTo(app, ann.email)).toEqual([])
})

/** A fare that the house has paid, as the traveller sees it. */
async function paid() {
  const { body } = await hold()
  const order = book.orders.at(-1)
  if (order) order.payment_status = { awaiting_payment: false, payment_required_by: null }
  await lookNow()
  await awaitLetters(app, ann.email, 2)
  const path = `/api/flights/holds/${body.id}`
  return { id: String(body.id), path, order, total: Number(body.totalCad) }
}
const refunding = (amount: number, to = 'balance') => {
  book.refund = { amount: amount.toFixed(2), to }
}

test('H2 FLY-07 what cancelling a paid flight gives back is shown before it is agreed to; cancelled once, both sides are told', async () => {
  const { path, order, total } = await paid()
  refunding(total - 40)
  const quote = await ann.post(`${path}/cancellation`, {})
  expect(quote).toMatchObject({ status: 200, body: { refundCad: total - 40, lostCad: 40 } })
  expect(order?.cancelled_at).toBeNull()
  const agreed = { agreedRefundCad: quote.body.refundCad }
  expect((await (await app.user('explorer')).post(`${path}/cancel`, agreed)).status).toBe(404)
  for (const _ of [1, 2])
    expect(await ann.post(`${path}/cancel`, agreed)).toMatchObject({
      status: 200,
      body: { state: 'released', refundCad: total - 40, cancellable: false },
    })
  expect(order?.cancelled_at).not.toBeNull()
  expect((await awaitLetters(app, ann.email, 3)).join()).toContain('Flight cancelled: YYZ to LHR')
  // The desk's letter leaves beside the traveller's, in no order.
  const desk = async () =>
    (await lettersTo(app, 'desk@wayleaf.example')).filter(
      (letter) => letter.includes('Refund a cancelled flight') && letter.includes(ann.email),
    ).length
  await expect.poll(desk).toBe(1)
})

test('H2 FLY-07 a refund that has shrunk is told, a voucher is no refund, and neither cancels', async () => {
  const { path, order, total } = await paid()
  refunding(total - 60)
  const less = await ann.post(`${path}/cancel`, { agreedRefundCad: total - 40 })
  expect(less).toMatchObject({
    status: 409,
    body: { code: 'refund-changed', refundCad: total - 60 },
  })
  refunding(total, 'voucher')
  const cancelled = await ann.post(`${path}/cancel`, { agreedRefundCad: 0 })
  expect(cancelled).toMatchObject({ status: 409, body: { code: 'cancel-by-hand' } })
  expect((await ann.post(`${path}/cancellation`, {})).body.code).toBe('cancel-by-hand')
  expect([order?.cancelled_at, (await held())[0].state]).toEqual([null, 'paid'])
})

test('H2 FLY-07 a cancellation whose answer is lost is carried through; at a worse refund it stays booked', async () => {
  const first = await paid()
  refunding(first.total)
  book.mute = true
  const agreed = { agreedRefundCad: first.total }
  expect((await ann.post(`${first.path}/cancel`, agreed)).body.code).toBe('cancel-in-doubt')
  expect((await awaitLetters(app, ann.email, 3)).join()).toContain('Flight cancelled')
  expect(await held()).toMatchObject([{ state: 'released', refundCad: first.total }])

  book.mute = false
  const second = await paid()
  refunding(second.total / 2)
  await app.database.pool.query(
    `update fare_holds set state = 'releasing', refund_minor = total_minor where id = $1`,
    [second.id],
  )
  expect((await awaitLetters(app, ann.email, 3)).join()).toContain('Flight not cancelled')
  expect(await held()).toMatchObject([{ state: 'paid', refundCad: null, cancellable: true }])
})

test('H4 FLY-07 owner and operator find held fares by reference, traveller, account and state; others do not', async () => {
  const { body: fare } = await hold()
  for (const role of ['owner', 'operator'] as const) {
    const staff = await app.user(role)
    for (const search of ['ref0', 'zoë roy', ann.email.toUpperCase(), fare.id]) {
      const query = new URLSearchParams({ search, state: 'held' })
      const { status, body } = await staff.get(`/api/admin/held-fares?${query}`)
      expect(status).toBe(200)
      expect(body.fares.find(({ id }: { id: string }) => id === fare.id)).toMatchObject({
        account: ann.email,
        email: ann.email,
        payBy: book.payBy,
      })
    }
    const none = await staff.get(`/api/admin/held-fares?search=${fare.id}&state=paid`)
    expect(none.body).toEqual({ fares: [], more: false })
    expect((await staff.get('/api/admin/held-fares?state=burnt')).status).toBe(422)
  }
  expect((await ann.get('/api/admin/held-fares')).status).toBe(403)
  expect((await app.visitor().get('/api/admin/held-fares')).status).toBe(401)
})
