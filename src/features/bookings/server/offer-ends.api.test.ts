import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
let counter = 0

beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('explorer')
})
afterAll(() => app.close())

/** The id of an offer of another hotel each time. */
async function offer(): Promise<string> {
  const query = 'location=Paris&currency=CAD&checkInDate=2027-04-12&checkOutDate=2027-04-14'
  const { data } = (await app.visitor().get(`/api/search/hotels?${query}`)).body
  counter += 1
  return data[counter % data.length].id
}

function book(client: TestClient, offerId: string) {
  counter += 1
  return client.post('/api/flight-data/hotels/book', {
    offerId,
    guestInfo: {
      firstName: 'Zoë',
      lastName: `Roy ${counter}`,
      email: `zoe${counter}@example.ca`,
      phone: '+1 416 555 0100',
    },
    paymentInfo: {
      method: 'creditCard',
      cardType: 'visa',
      cardNumber: '4242424242424242',
      expiryDate: '12/28',
      cvv: '123',
    },
  })
}

/** How many orders the supplier has, out of its own ledger. */
async function orders(): Promise<number> {
  const { rows } = await app.database.pool.query('select 1 from sandbox_supplier.orders')
  return rows.length
}

/** An offer as it was handed out before offers were signed, ending so many minutes from now. */
const endingIn = (id: string, minutes: number) =>
  id.replace(/[^;]+$/, (Math.floor(Date.now() / 60_000) + minutes).toString(36))

const minutesOf = (id: string) => Number.parseInt(/([0-9a-z]+)\.[^.]+$/.exec(id)?.[1] ?? '', 36)
const signedUntil = (id: string, minutes: number) =>
  id.replace(/[0-9a-z]+(?=\.[^.]+$)/, minutes.toString(36))

test.each([
  ['later under the same signature', (id: string) => signedUntil(id, minutesOf(id) + 30)],
  ['a minute earlier, too', (id: string) => signedUntil(id, minutesOf(id) - 1)],
  ['tomorrow, the signature left out', (id: string) => endingIn(id, 24 * 60)],
  ['another’s signature', (id: string) => `${id.slice(0, -22)}${'A'.repeat(22)}`],
  ['half a signature', (id: string) => id.slice(0, -11)],
  ['other nights under it', (id: string) => id.replace('2027-04-12', '2027-04-13')],
])('STAY-10 ISSUE-19 an end that the client wrote is refused: %s', async (_, change) => {
  const id = await offer()
  const before = await orders()
  const answer = await book(ann, change(id))
  expect([answer.status, answer.body.code]).toEqual([422, 'offer-unknown'])
  expect(answer.body.message).toContain('Nothing was booked or charged')
  expect(await orders()).toBe(before)
  expect((await book(ann, id)).status).toBe(201)
})

test('STAY-10 ISSUE-19 another process of this database knows the offer; another instance does not', async () => {
  const id = await offer()
  const beside = await startTestApp({}, { beside: app })
  const far = await startTestApp()
  const there = await book(await beside.user('explorer'), id)
  const elsewhere = await book(await far.user('explorer'), id)
  expect(there.status).toBe(201)
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'offer-unknown'])
  await Promise.all([beside.close(), far.close()])
})

test('STAY-10 ISSUE-19 an offer from before signatures is booked until its own end, and never once those are over', async () => {
  const id = await offer()
  const old = endingIn(id, 5)
  expect((await book(ann, old)).status).toBe(201)
  const far = await startTestApp()
  await far.database.pool.query(
    `update settings set value = '2026-01-01T00:00:00.000Z' where key = 'signed-since'`,
  )
  const later = await startTestApp({}, { beside: far })
  const refused = await book(await later.user('explorer'), old)
  expect([refused.status, refused.body.code]).toEqual([422, 'offer-unknown'])
  await later.close()
  await far.close()
})
