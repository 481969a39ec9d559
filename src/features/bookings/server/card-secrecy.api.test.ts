import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingKept } from '#tests/support/everything-kept.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'debug', SANDBOX_PAUSES: '0,20' })
})
afterAll(() => app.close())

/** Published test numbers, and a code. */
const numbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  real: '4012888888881881',
  wrong: '4242424242424241',
  short: '42424242424',
  spaced: '5555 5555 5555 4444',
}
const cvv = '7351'
const said: string[] = []

test('STAY-09 nothing of a card is kept or answered anywhere, whatever became of it', async () => {
  const user = await app.user('explorer')
  const query = 'location=Paris&currency=CAD&checkInDate=2027-05-03&checkOutDate=2027-05-05'
  const [{ id }] = (await app.visitor().get(`/api/search/hotels?${query}`)).body.data
  const guestInfo = { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '+14165550100' }
  const send = async (cardNumber: string, over: object = {}, offerId = id) => {
    const paymentInfo = {
      method: 'creditCard',
      cardType: 'visa',
      cardNumber,
      expiryDate: '11/29',
      cvv: '735',
      ...over,
    }
    const answer = await user.post('/api/flight-data/hotels/book', {
      offerId,
      guestInfo,
      paymentInfo,
    })
    said.push(answer.text, JSON.stringify([...answer.headers]))
    return answer.status
  }
  expect(await send(numbers.declined)).toBe(422)
  expect(await send(numbers.poor)).toBe(422)
  expect(await send(numbers.real)).toBe(422)
  expect(await send(numbers.wrong)).toBe(422)
  expect(await send(numbers.short)).toBe(422)
  expect(await send(numbers.good, { cvv })).toBe(422)
  expect(await send(numbers.good, { cvv: { code: cvv } })).toBe(422)
  expect(await send(numbers.good, { surplus: numbers.real })).toBe(422)
  expect(await send(numbers.good, {}, 'embedded:nowhere/x')).toBe(422)
  // Typed into the wrong field it is refused there too, and elsewhere on the site.
  for (const field of ['firstName', 'phone'] as const) {
    const right = guestInfo[field]
    guestInfo[field] = numbers.spaced
    expect(await send(numbers.good)).toBe(422)
    guestInfo[field] = right
  }
  const trip = { destination: 'Paris', startDate: '2027-05-03', endDate: '2027-05-05' }
  const { id: tripId } = (await user.post('/api/itineraries', trip)).body
  const item = { type: 'other', name: 'Deposit', description: `Card ${numbers.spaced}`, price: 1 }
  const added = await user.post(`/api/itineraries/${tripId}/items`, item)
  expect([added.status, added.body.errors[0].field]).toEqual([422, 'description'])
  said.push(added.text)
  const broken = await user.send('POST', '/api/flight-data/hotels/book', {
    headers: { 'content-type': 'application/json' },
    body: `{"paymentInfo":{"cardNumber":"${numbers.real}","cvv":"${cvv}"`,
  })
  said.push(broken.text)
  expect(broken.status).toBe(400)
  // The supplier fails in the middle: the booking is in doubt.
  await app.database.pool.query('alter table sandbox_supplier.orders rename to away')
  expect(await send(numbers.good)).toBe(503)
  await app.database.pool.query('alter table sandbox_supplier.away rename to orders')
  guestInfo.lastName = 'C'
  expect(await send(numbers.good)).toBe(201)
  guestInfo.lastName = 'D'
  expect(await send(numbers.spaced, { cardType: 'mastercard' })).toBe(201)
  await user.get('/api/bookings').then(({ text }) => said.push(text))
  await user.get('/api/account/export').then(({ text }) => said.push(text))

  const kept = `${await everythingKept(app)}\n${said.join('\n')}`
  expect(kept).toContain('a@example.ca')
  expect(kept).toContain('/api/flight-data/hotels/book')
  expect(kept).toContain('your stay is booked')
  for (const secret of [...Object.values(numbers), cvv, '11/29']) {
    // As a word of its own: four digits stand in the middle of some random id sooner or later.
    const place = kept.search(new RegExp(`(?<![\\w-])${secret}(?![\\w-])`))
    expect(place < 0 ? '' : kept.slice(Math.max(0, place - 80), place + 40)).toBe('')
  }
})
