import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { liteApiAnswers } from '../vendors/liteapi.ts'
import { liteApiBookings, newLedger } from '../vendors/liteapi-booking.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'
import { awaitLetters, lettersTo } from '../support/outbox.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const prices = { dearer: 0 }
const ledger = newLedger()
let rates: MockVendor
let desk: MockVendor
let app: TestApp
let ann: TestClient & { readonly email: string }
beforeAll(async () => {
  rates = await startMockVendor(liteApiAnswers(prices))
  desk = await startMockVendor(liteApiBookings(ledger))
  app = await startTestApp({
    STAYS_PROVIDER: 'liteapi',
    BOOKINGS_PROVIDER: 'liteapi',
    LITEAPI_KEY: 'sand_test_key',
    LITEAPI_URL: rates.url,
    LITEAPI_BOOK_URL: desk.url,
    LITEAPI_PAYMENT_URL: `${desk.url}/form.js`,
    BOOKING_DOUBT_SECONDS: '1',
  })
  ann = await app.user('explorer')
})
afterAll(async () => {
  await app.close()
  await rates.close()
  await desk.close()
})
afterEach(() => {
  Object.assign(ledger, { dearer: 0, silent: false, fee: 0, rooms: 100 })
  prices.dearer = 0
})

let day = 1
/** Other nights each time, so that no test meets the rates or the bookings of another. */
async function offer() {
  day += 1
  const pad = (number: number) => String(number).padStart(2, '0')
  const nights = `checkInDate=2027-05-${pad(day)}&checkOutDate=2027-05-${pad(day + 1)}`
  const { body } = await ann.get(`/api/search/hotels?location=Paris&currency=CAD&${nights}`)
  return body.data[0] as { readonly id: string; readonly pricing: { readonly totalCad: number } }
}
const guestInfo = {
  firstName: 'Zoë',
  lastName: 'Roy',
  email: 'zoe@example.ca',
  phone: '+1 416 555 0100',
}
const holdAt = (client: TestClient, offerId: string, seenTotalCad: number) =>
  client.post('/api/bookings/holds', { offerId, guestInfo, seenTotalCad })
async function held() {
  const { id, pricing } = await offer()
  const { status, body } = await holdAt(ann, id, pricing.totalCad)
  expect(status).toBe(201)
  return { offerId: id, hold: body, totalCad: pricing.totalCad }
}
const pay = (formUrl: string) =>
  ann.get(formUrl).then(({ text }) => {
    const secret = /"secret":"([^"]+)"/.exec(text)?.[1]
    return fetch(`${desk.url}/paid/${secret}`, { method: 'POST' })
  })
const book = (client: TestClient, offerId: string, paymentInfo: object) =>
  client.post('/api/flight-data/hotels/book', { offerId, guestInfo, paymentInfo })
const ordersOf = (key: string) => ledger.orders.filter(({ reference }) => reference === key)

test('A1 A9 in a trip, children are asked for at their ages; another number of children is of no known age', async () => {
  const { body: trip } = await ann.post('/api/itineraries', {
    destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.86, lng: 2.35 }],
    startDate: '2027-06-07',
    endDate: '2027-06-09',
    party: { adults: 2, children: [7, 1] },
  })
  const occupied = async (more: string) => {
    const { status } = await ann.get(`/api/search/hotels?itineraryId=${trip.id}${more}`)
    return [status, Object(rates.asked.at(-1)?.body).occupancies]
  }
  const family = [{ adults: 2, children: [7, 1] }]
  expect(await occupied('')).toEqual([200, family])
  expect(await occupied('&adults=3&children=2')).toEqual([200, [{ adults: 3, children: [7, 1] }]])
  expect(await occupied('&children=1')).toEqual([200, [{ adults: 2, children: [8] }]])
  expect(await occupied('&children=2&childAges=3,4')).toEqual([
    200,
    [{ adults: 2, children: [3, 4] }],
  ])
  for (const wrong of ['3', '3,40', 'x'])
    expect((await occupied(`&children=2&childAges=${wrong}`))[0]).toBe(422)
})

describe('STAY-08 a stay paid in the supplier’s own form', () => {
  test('STAY-08 STAY-09 held, paid, booked once however often it is said, and written to the guest', async () => {
    const { offerId, hold, totalCad } = await held()
    expect(hold).toMatchObject({ totalCad, freeCancellationUntil: '2027-04-10T02:00:00.000Z' })
    expect(hold.cancellationPolicy).toEqual([
      {
        from: '2027-04-10T02:00:00.000Z',
        fee: { amount: totalCad, currency: 'CAD' },
        feeCad: totalCad,
      },
    ])
    await pay(hold.formUrl)
    const token = { method: 'token', token: hold.id }
    const answers = await Promise.all([book(ann, offerId, token), book(ann, offerId, token)])
    for (const { status, body } of answers) {
      expect(status).toBe(201)
      expect(body.booking).toMatchObject({
        id: hold.id,
        state: 'confirmed',
        sample: false,
        totalCad,
      })
    }
    expect(ordersOf(hold.id)).toHaveLength(1)
    const [letter] = await awaitLetters(app, 'zoe@example.ca', 1)
    expect(letter).toContain('your stay is booked')
  })

  test('STAY-08 the form is for its owner, in a frame of ours, and lets no other script in', async () => {
    const { hold } = await held()
    const { headers, text } = await ann.get(hold.formUrl)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain(`script-src 'sha256-`)
    expect(policy).toContain(desk.url)
    expect(policy).not.toContain("'unsafe-inline' '")
    expect(text).toContain('"publicKey":"sandbox"')
    expect(text).not.toContain('sand_test_key')
    const stranger = await app.user('explorer')
    expect((await stranger.get(hold.formUrl)).body).toMatchObject({ code: 'hold-unknown' })
    expect((await app.visitor().get(hold.formUrl)).status).toBe(401)
    const foreign = await book(stranger, 'x', { method: 'token', token: hold.id })
    expect(foreign.body).toMatchObject({ code: 'hold-unknown' })
    expect(ordersOf(hold.id)).toEqual([])
  })

  test('STAY-08 a card number is refused before anything else, and reaches no supplier', async () => {
    const { id } = await offer()
    const card = {
      method: 'creditCard',
      cardNumber: '4242424242424242',
      expiryDate: '12/30',
      cvv: '123',
    }
    const before = desk.asked.length
    const { status, body } = await book(ann, id, card)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'payment-elsewhere' })
    expect(desk.asked).toHaveLength(before)
  })

  test('STAY-10 another price is agreed to first, and held once', async () => {
    const { id, pricing } = await offer()
    ledger.dearer = 12.5
    const refused = await holdAt(ann, id, pricing.totalCad)
    const totalCad = Math.round((pricing.totalCad + 12.5) * 100) / 100
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'price-changed', totalCad })
    const prebooked = ledger.prebooked.length
    const agreed = await holdAt(ann, refused.body.offerId, totalCad)
    expect(agreed.body).toMatchObject({ totalCad })
    // The second window pays the first one's hold.
    expect((await holdAt(ann, id, totalCad)).body.id).toBe(agreed.body.id)
    expect(ledger.prebooked).toHaveLength(prebooked)
  })

  test('STAY-09 not paid: refused in words, nothing booked, and it can be held again', async () => {
    const { offerId, hold, totalCad } = await held()
    const { status, body } = await book(ann, offerId, { method: 'token', token: hold.id })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'card-refused' })
    const again = await holdAt(ann, offerId, totalCad)
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(hold.id)
  })

  test('STAY-09 the answer is lost: in doubt, then found by asking, and no second order', async () => {
    const { offerId, hold } = await held()
    await pay(hold.formUrl)
    ledger.silent = true
    const { body } = await book(ann, offerId, { method: 'token', token: hold.id })
    expect(body).toMatchObject({ code: 'booking-in-doubt', bookingId: hold.id })
    ledger.silent = false
    await expect
      .poll(async () => (await ann.get(`/api/bookings/${hold.id}`)).body.state)
      .toBe('confirmed')
    expect(ordersOf(hold.id)).toHaveLength(1)
    const again = await holdAt(ann, offerId, hold.totalCad)
    expect(again.body).toMatchObject({ code: 'booked-already', bookingId: hold.id })
  })

  test('STAY-09 paid, and the window closed: booked all the same; not paid: let go', async () => {
    const [one, other] = [await held(), await held()]
    await pay(one.hold.formUrl)
    await app.database.pool.query(
      `update booking_holds set ends_at = now() - interval '1 minute', asked_at = now() - interval '1 hour'
       where id in ($1, $2)`,
      [one.hold.id, other.hold.id],
    )
    await expect
      .poll(async () => (await ann.get(`/api/bookings/${one.hold.id}`)).body.state)
      .toBe('confirmed')
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query(
          'select id from booking_holds where id in ($1, $2)',
          [one.hold.id, other.hold.id],
        )
        return rows
      })
      .toEqual([])
    expect((await ann.get(`/api/bookings/${other.hold.id}`)).status).toBe(404)
    expect(ordersOf(one.hold.id)).toHaveLength(1)
  })

  test('STAY-09 cancelling after the free time costs what the policy says, and only what was agreed to', async () => {
    ledger.fee = 40
    const { offerId, hold, totalCad } = await held()
    await pay(hold.formUrl)
    const { body } = await book(ann, offerId, { method: 'token', token: hold.id })
    expect(body.booking).toMatchObject({ cancellable: true, cancellationFeeCad: 40 })
    const cancel = (agreed: object) => ann.post(`/api/bookings/${hold.id}/cancel`, agreed)
    expect((await cancel({})).body).toMatchObject({ code: 'too-late-to-cancel' })
    expect((await cancel({ agreedFeeCad: 10 })).body).toMatchObject({
      code: 'fee-changed',
      feeCad: 40,
    })
    expect(ordersOf(hold.id)[0]?.state).toBe('CONFIRMED')
    const { status, body: cancelled } = await cancel({ agreedFeeCad: 40 })
    expect(status).toBe(200)
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      refundedCad: Math.round((totalCad - 40) * 100) / 100,
    })
    await expect
      .poll(async () => (await lettersTo(app, 'zoe@example.ca')).join())
      .toContain('Cancelling cost $40.00')
  })

  test('STAY-10 the supplier has no such rooms any more: nothing is held, said in words', async () => {
    const { id, pricing } = await offer()
    ledger.rooms = 0
    const { status, body } = await holdAt(ann, id, pricing.totalCad)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'sold-out' })
    expect(body.detail).toContain('no longer available at this rate')
  })
})
