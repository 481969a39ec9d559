import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awaitLetters } from '#tests/support/outbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient & { readonly email: string }
let counter = 0
let taken = 0

beforeAll(async () => {
  app = await startTestApp({ BOOKING_DOUBT_SECONDS: '1' })
  ann = await app.user('explorer')
})
afterAll(() => app.close())

const dates = { checkInDate: '2027-04-12', checkOutDate: '2027-04-14' }
const card = { method: 'creditCard', cardType: 'visa', expiryDate: '12/28', cvv: '123' }
const good = { ...card, cardNumber: '4242424242424242' }
const guest = (over: object = {}) => ({
  firstName: 'Zoë',
  lastName: `Roy ${(counter += 1)}`,
  email: `zoe${counter}@example.ca`,
  phone: '+1 416 555 0100',
  ...over,
})

interface Offer {
  readonly id: string
  readonly hotel: { readonly name: string }
  readonly pricing: { readonly totalCad: number }
}

/** An offer of another hotel each time: a hotel has few rooms, and the tests book many. */
async function offer(query: Record<string, string> = {}): Promise<Offer> {
  const search = new URLSearchParams({ location: 'Paris', currency: 'CAD', ...dates, ...query })
  const { data } = (await app.visitor().get(`/api/search/hotels?${search}`)).body
  taken += 1
  return data[taken % data.length]
}

/** An offer in the form used before offers were signed, ending so many minutes from now. */
const endingIn = (id: string, minutes: number) =>
  id.replace(/[^;]+$/, (Math.floor(Date.now() / 60_000) + minutes).toString(36))

const book = (
  client: TestClient,
  offerId: string,
  guestInfo = guest(),
  paymentInfo: object = good,
) => client.post('/api/flight-data/hotels/book', { offerId, guestInfo, paymentInfo })

/** The supplier's orders, from its own ledger. */
async function ledger(key?: string) {
  const { rows } = await app.database.pool.query(
    `select key, state, reference, total_minor::int as total from sandbox_supplier.orders
     where $1::text is null or key = $1`,
    [key ?? null],
  )
  return rows
}
const confirmedKeys = async () =>
  (await ledger()).filter(({ state }) => state === 'confirmed').map(({ key }) => key)

describe('STAY-08 booking a stay', () => {
  test('STAY-08 STAY-09 it is booked at the offer’s price, listed, and written to the guest', async () => {
    const { id, hotel, pricing } = await offer()
    const who = guest()
    const answer = await book(ann, id, who)
    expect(answer.status).toBe(201)
    const { success, booking } = answer.body
    expect(success).toBe(true)
    expect(booking).toMatchObject({
      state: 'confirmed',
      name: hotel.name,
      checkIn: '2027-04-12',
      checkOut: '2027-04-14',
      nights: 2,
      guests: 2,
      totalCad: pricing.totalCad,
      freeCancellationUntil: '2027-04-11T13:00:00.000Z',
      cancellable: true,
      sample: true,
    })
    expect(await ledger(booking.id)).toEqual([
      {
        key: booking.id,
        state: 'confirmed',
        reference: booking.reference,
        total: Math.round(pricing.totalCad * 100),
      },
    ])
    expect((await ann.get('/api/bookings')).body.bookings).toContainEqual(booking)
    expect((await ann.get(`/api/bookings/${booking.id}`)).body).toEqual(booking)
    const [letter] = await awaitLetters(app, who.email, 1)
    expect(letter).toContain(booking.reference)
    expect(letter).toContain(`${formatMoney(cad(pricing.totalCad))} CAD, taxes included`)
    expect(letter).toContain('no room is held for you')
  })

  test('STAY-08 STAY-09 a stay in a town without rows of data is booked like any other', async () => {
    const { id, pricing } = await offer({ location: 'Bern' })
    const { status, body } = await book(ann, id)
    expect([status, body.booking?.totalCad]).toEqual([201, pricing.totalCad])
    expect(body.booking.location).toContain('Bern')
  })

  test('STAY-09 thirty equal requests at once make one booking and one order', async () => {
    const before = await confirmedKeys()
    const { id } = await offer()
    const who = guest()
    const answers = await Promise.all(Array.from({ length: 30 }, () => book(ann, id, who)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1)
    expect((await confirmedKeys()).length).toBe(before.length + 1)
  })

  test('STAY-09 another window with another offer of the same nights means the same booking', async () => {
    const { id } = await offer()
    const who = guest()
    const first = await book(ann, id, who)
    const later = endingIn(id, 20)
    const second = await book(ann, later, { ...who, firstName: 'ZOË' })
    expect(second.body.booking.id).toBe(first.body.booking.id)
    const other = await book(ann, id, guest())
    expect(other.body.booking.id).not.toBe(first.body.booking.id)
  })

  test('TIER-06 STAY-09 the free tier and a visitor are refused, and nothing is written', async () => {
    const free = await app.user()
    const { id } = await offer()
    const refused = await book(free, id)
    expect([refused.status, refused.body.code]).toEqual([403, 'tier-required'])
    expect(refused.body.message).toContain('Explorer')
    expect((await book(app.visitor(), id)).status).toBe(401)
    expect((await free.get('/api/bookings')).body.bookings).toEqual([])
  })

  test('STAY-09 a stranger neither sees nor cancels it', async () => {
    const { booking } = (await book(ann, (await offer()).id)).body
    const stranger = await app.user('explorer')
    for (const answer of [
      await stranger.get(`/api/bookings/${booking.id}`),
      await stranger.post(`/api/bookings/${booking.id}/cancel`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'booking-not-found'])
    expect((await stranger.get('/api/bookings')).body.bookings).toEqual([])
  })
})

describe('STAY-10 the price is the server’s', () => {
  test('STAY-10 a lower price is reported and nothing is booked; accepting books at the new price', async () => {
    const { id, pricing } = await offer()
    const cents = String(Math.round(pricing.totalCad * 100))
    const answer = await book(ann, id.replace(`;${cents};`, ';100;'))
    expect([answer.status, answer.body.code]).toEqual([409, 'price-changed'])
    expect(answer.body).toMatchObject({ totalCad: pricing.totalCad, offerId: id })
    const agreed = await book(ann, answer.body.offerId)
    expect(agreed.body.booking.totalCad).toBe(pricing.totalCad)
  })

  test.each([
    ['an expired offer', (id: string) => id.replace(/[^;]+$/, '1'), 409, 'offer-expired'],
    ['another’s offer', () => 'far:hotel;1', 422, 'offer-unknown'],
    [
      'an unknown hotel',
      (id: string) => endingIn(id, 5).replace(/paris\/[^;]+/, 'paris/nowhere'),
      422,
      'offer-unknown',
    ],
    [
      'no rooms',
      (id: string) => endingIn(id, 5).replace(/;2-0-1;/, ';2-0-0;'),
      422,
      'offer-unknown',
    ],
    [
      'a past night',
      (id: string) => endingIn(id, 5).replace('2027-04-12', '2026-04-12'),
      422,
      'stay-in-the-past',
    ],
  ])('STAY-10 %s is refused in words', async (_, change, status, code) => {
    const { id } = await offer()
    const before = (await ledger()).length
    const answer = await book(ann, change(id))
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect((await ledger()).length).toBe(before)
  })

  test('STAY-10 the last room is sold once; the later request is refused without a charge', async () => {
    const { id } = await offer({ location: 'Rome', rooms: '4' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => book(ann, id, guest())))
    const codes = answers.map(({ status, body }) => (status === 201 ? 'booked' : body.code))
    expect(codes).toContain('sold-out')
    expect(codes).toContain('booked')
    const booked = codes.filter((code) => code === 'booked').length
    expect(booked).toBeLessThanOrEqual(3)
  })
})

describe('STAY-07 what is typed', () => {
  test.each([
    ['a declined card', '4000000000000002', 'declined'],
    ['a card without funds', '4000000000009995', 'insufficient funds'],
    ['a number that may be real', '4012888888881881', 'published test card numbers only'],
  ])('STAY-07 STAY-09 %s books nothing, and the next card does', async (_, cardNumber, words) => {
    const { id } = await offer()
    const who = guest()
    const refused = await book(ann, id, who, { ...card, cardNumber })
    expect([refused.status, refused.body.code]).toEqual([422, 'card-refused'])
    expect(refused.body.message).toContain(words)
    expect(refused.text).not.toContain(cardNumber)
    const { bookings } = (await ann.get('/api/bookings')).body
    const [failed] = bookings.filter(
      (b: { guest: { email: string } }) => b.guest.email === who.email,
    )
    expect(failed).toMatchObject({ state: 'failed', reference: null, cancellable: false })
    expect(await ledger(failed.id)).toEqual([])
    expect((await book(ann, id, who)).status).toBe(201)
  })

  test.each([
    ['guestInfo.firstName', { firstName: ' ' }, {}, 'Please fill in all guest information fields.'],
    ['guestInfo.email', { email: 'zoe' }, {}, 'Please enter a valid email address.'],
    ['guestInfo.phone', { phone: 'call me' }, {}, 'Enter the phone number'],
    ['paymentInfo.cvv', {}, { cvv: '' }, 'Please fill in all payment details.'],
    ['paymentInfo.cardNumber', {}, { cardNumber: '4242424242424243' }, 'There’s a typo'],
    ['paymentInfo.expiryDate', {}, { expiryDate: '01/20' }, 'expired'],
  ])('STAY-07 %s is refused with its own words', async (field, who, paid, words) => {
    const answer = await book(ann, (await offer()).id, guest(who), { ...good, ...paid })
    expect(answer.status).toBe(422)
    const [error] = answer.body.errors
    expect(error.field).toBe(field)
    expect(error.message).toContain(words)
  })
})

describe('what stands in the way', () => {
  test('STAY-09 the same stay cannot be booked while it is being cancelled', async () => {
    const { id } = await offer()
    const who = guest()
    const { booking } = (await book(ann, id, who)).body
    await app.database.pool.query(
      `update bookings set state = 'cancelling', asked_at = now() + interval '1 hour' where id = $1`,
      [booking.id],
    )
    const again = await book(ann, id, who)
    expect([again.status, again.body.code]).toEqual([409, 'being-cancelled'])
    await app.database.pool.query(`update bookings set asked_at = now() where id = $1`, [
      booking.id,
    ])
  })

  test('STAY-09 AUTH-05 an account with a stay ahead is not erased past it, one without is', async () => {
    const zoe = await app.user('explorer')
    const { booking } = (await book(zoe, (await offer()).id)).body
    const erase = () => zoe.send('DELETE', '/api/account')
    const held = await erase()
    expect([held.status, held.body.code]).toEqual([409, 'held-back'])
    expect(held.body.message).toContain('Cancel it in your profile')
    expect((await zoe.get('/api/bookings')).body.bookings).toHaveLength(1)
    expect((await zoe.post(`/api/bookings/${booking.id}/cancel`)).status).toBe(200)
    expect((await erase()).status).toBe(200)
    expect(await ledger(booking.id)).toMatchObject([{ state: 'cancelled' }])
  })

  test('STAY-09 AUTH-05 erasing while a booking is on its way leaves both or none', async () => {
    const slow = await startTestApp({ SANDBOX_PAUSES: '150,150' })
    const zoe = await slow.user('explorer')
    const query = 'location=Paris&currency=CAD&checkInDate=2027-04-12&checkOutDate=2027-04-14'
    const [{ id }] = (await slow.visitor().get(`/api/search/hotels?${query}`)).body.data
    const [booked, erased] = await Promise.all([book(zoe, id), zoe.send('DELETE', '/api/account')])
    const { rows } = await slow.database.pool.query(
      `select count(*)::int as orders from sandbox_supplier.orders where state = 'confirmed'`,
    )
    if (erased.status === 200) expect([booked.status, rows[0].orders]).toEqual([401, 0])
    else expect([booked.status, erased.status, rows[0].orders]).toEqual([201, 409, 1])
    await slow.close()
  })
})

test('STAY-09 STAY-10 a second window hears why its booking failed, as the first does', async () => {
  const slow = await startTestApp({ SANDBOX_PAUSES: '400,0' })
  const zoe = await slow.user('explorer')
  const search = new URLSearchParams({ location: 'Rome', currency: 'CAD', rooms: '4', ...dates })
  const [{ id }] = (await slow.visitor().get(`/api/search/hotels?${search}`)).body.data
  const twice = async (payment: object = good) => {
    const who = guest()
    const answers = await Promise.all([book(zoe, id, who, payment), book(zoe, id, who, payment)])
    expect(answers[0]?.body.message).toBe(answers[1]?.body.message)
    return answers.map(({ body }) => body.code)
  }
  const declined = { ...card, cardNumber: '4000000000000002' }
  expect(await twice(declined)).toEqual(['card-refused', 'card-refused'])
  // The reason is unknown: the supplier does not answer, and in the end has no such order.
  const supplier = await slow.database.pool.connect()
  await supplier.query('begin')
  await supplier.query('lock table sandbox_supplier.orders')
  const began = (await supplier.query('select clock_timestamp()::text as now')).rows[0]
  const silent = twice()
  // The second window has found the first one's booking, and waits for its outcome. Watched by a connection of
  // its own: one of the pool may be the very one that looked, and forgets it by asking.
  const watcher = await slow.database.pool.connect()
  const looksAgain = async () => {
    const { rowCount } = await watcher.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query_start > $1 and query like '%from "bookings" where "id" = $1'`,
      [began?.now],
    )
    return rowCount
  }
  await expect.poll(looksAgain, { timeout: 15_000 }).toBeGreaterThan(0)
  watcher.release()
  await slow.database.pool.query(
    `update bookings set state = 'failed', reason = 'There is no such order.' where state = 'pending'`,
  )
  await supplier.query('commit')
  supplier.release()
  expect(await silent).toEqual(['not-booked', 'not-booked'])
  await Promise.all(Array.from({ length: 4 }, () => book(zoe, id, guest())))
  expect(await twice()).toEqual(['sold-out', 'sold-out'])
  await slow.close()
})

describe('what a crash leaves open', () => {
  const waitFor = async (id: string, state: string) => {
    const until = Date.now() + 8_000
    for (;;) {
      const { body } = await ann.get(`/api/bookings/${id}`)
      if (body.state === state) return body
      if (Date.now() > until) throw new Error(`still ${body.state}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  /** Puts a booking back to the state in which a process that died would have left it. */
  const reopen = (id: string, state: string) =>
    app.database.pool.query(
      `update bookings set state = $2, reference = null, asked_at = now() - interval '5 seconds' where id = $1`,
      [id, state],
    )

  test('STAY-09 an order that was taken is confirmed', async () => {
    const { booking } = (await book(ann, (await offer()).id)).body
    await reopen(booking.id, 'pending')
    expect(await waitFor(booking.id, 'confirmed')).toMatchObject({ reference: booking.reference })
  })

  test('STAY-09 an order that never came has failed, and comes too late from then on', async () => {
    const who = guest()
    const { booking } = (await book(ann, (await offer()).id, who)).body
    await app.database.pool.query('delete from sandbox_supplier.orders where key = $1', [
      booking.id,
    ])
    await reopen(booking.id, 'pending')
    const failed = await waitFor(booking.id, 'failed')
    expect(failed.reason).toContain('Nothing was charged')
    expect(await ledger(booking.id)).toMatchObject([{ state: 'sealed' }])
    const letters = await awaitLetters(app, who.email, 2)
    expect(letters.at(-1)).toContain('the hotel has now told us that this stay')
  })

  test('STAY-09 a cancellation that was asked for is carried through', async () => {
    const { booking } = (await book(ann, (await offer()).id)).body
    await reopen(booking.id, 'cancelling')
    await waitFor(booking.id, 'cancelled')
    expect(await ledger(booking.id)).toMatchObject([{ state: 'cancelled' }])
  })
})

test('HOME-13 the letter of a sample booking is shown as a page that runs nothing', async () => {
  const { status, text, headers } = await app.visitor().get('/api/email-preview')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(text).toContain('your stay is booked')
  expect(text).toContain('WL-SAMPLE')
  expect(text).toContain('no room is held for you')
})
