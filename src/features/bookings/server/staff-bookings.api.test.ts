import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitLetters, lettersTo } from '#tests/support/outbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { testCard } from '#tests/support/test-card.ts'

let app: TestApp
let ann: TestClient & { readonly email: string }
let owner: TestClient & { readonly email: string }
let operator: TestClient & { readonly email: string }
let offers: readonly { readonly id: string }[]
let counter = 0

beforeAll(async () => {
  app = await startTestApp({ BOOKING_DOUBT_SECONDS: '1' })
  ann = await app.user('explorer')
  owner = await app.user('owner')
  operator = await app.user('operator')
  const stay = 'checkInDate=2027-04-12&checkOutDate=2027-04-14'
  const path = `/api/search/hotels?location=Paris&currency=CAD&${stay}`
  offers = (await app.visitor().get(path)).body.data
})
afterAll(() => app.close())

/** A confirmed booking of another hotel each time. */
async function booked() {
  counter += 1
  const email = `guest${counter}@example.ca`
  const guest = { firstName: 'Zoë', lastName: `Roy ${counter}`, email, phone: '+1 416 555 0100' }
  const offerId = offers[counter % offers.length]?.id
  const body = { offerId, guestInfo: guest, paymentInfo: testCard }
  const { booking } = (await ann.post('/api/flight-data/hotels/book', body)).body
  return { id: String(booking.id), reference: String(booking.reference), email }
}

const reason = 'The hotel closed for repairs.'
const cancel = (client: TestClient, id: string, body: object = { reason }) =>
  client.post(`/api/admin/bookings/${id}/cancel`, body)
const run = (text: string, id: string) => app.database.pool.query(text, [id])
const orderOf = async (id: string): Promise<string> =>
  (await run('select state from sandbox_supplier.orders where key = $1', id)).rows[0]?.state ?? ''
const auditEntriesOn = async (id: string) =>
  (await owner.get('/api/admin/audit')).body.deeds.filter(
    ({ target }: { target: string }) => target === id,
  )
const settled = (id: string) =>
  expect.poll(async () => (await ann.get(`/api/bookings/${id}`)).body.state, { timeout: 8000 })

test('H4 visitors, travellers and paying customers see and cancel only their own bookings', async () => {
  const { id } = await booked()
  for (const [client, status] of [
    [app.visitor(), 401],
    [ann, 403],
    [await app.user('wanderlust'), 403],
  ] as const) {
    expect((await client.get('/api/admin/bookings')).status).toBe(status)
    expect((await cancel(client, id)).status).toBe(status)
  }
  expect((await ann.get(`/api/bookings/${id}`)).body.state).toBe('confirmed')
  expect(await auditEntriesOn(id)).toEqual([])
})

test('H4 owner and operator find a booking by its number, its guest’s address or its account’s, page by page', async () => {
  const { id, reference, email } = await booked()
  for (const staff of [owner, operator])
    for (const search of [reference, reference.toLowerCase(), id, email.toUpperCase(), ann.email]) {
      const query = new URLSearchParams({ search })
      const { status, body } = await staff.get(`/api/admin/bookings?${query}`)
      expect(status).toBe(200)
      const found = body.bookings.find((one: { id: string }) => one.id === id)
      expect(found).toMatchObject({
        reference,
        account: ann.email,
        guest: { email },
        cancelReason: null,
      })
    }
  const none = await owner.get('/api/admin/bookings?search=%25')
  expect(none.body).toEqual({ bookings: [], more: false })
  await app.database.pool.query(
    `insert into bookings (id, owner_id, sameness, source, stay, guest, total_minor, currency, total_cad_minor, state)
     select gen_random_uuid(), owner_id, 'copy' || n, source, stay, guest, total_minor, currency, total_cad_minor, 'failed'
     from bookings, generate_series(1, 60) n where id = $1`,
    [id],
  )
  const page = async (n: number) =>
    (await owner.get(`/api/admin/bookings?state=failed&page=${n}`)).body
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect([first.more, second.more, third.more]).toEqual([true, true, false])
  const ids = [first, second, third].flatMap(({ bookings }) =>
    bookings.map((one: { id: string }) => one.id),
  )
  expect(new Set(ids).size).toBe(60)
  for (const bad of ['state=burnt', 'page=0', 'page=x'])
    expect((await owner.get(`/api/admin/bookings?${bad}`)).status).toBe(422)
})

test('H4 staff cancel a stay: the traveller’s letter says who and why, and the audit log who did', async () => {
  const { id, email } = await booked()
  const { status, body } = await cancel(operator, id)
  expect([status, body.state, body.cancelReason]).toEqual([200, 'cancelled', reason])
  expect(await orderOf(id)).toBe('cancelled')
  const letter = (await awaitLetters(app, email, 2)).at(-1) ?? ''
  expect(letter).toContain('your stay is cancelled')
  expect(letter).toContain(`Our team at Wayleaf cancelled it for you. The reason: ${reason}`)
  expect(letter).not.toContain(operator.email)
  expect(await auditEntriesOn(id)).toMatchObject([
    { actor: operator.email, action: 'booking-cancel', target: id, detail: reason },
  ])
})

test('H4 twice at once, and once more, it is cancelled once with one letter and one deed', async () => {
  const { id, email } = await booked()
  const answers = await Promise.all([cancel(owner, id), cancel(operator, id), cancel(owner, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await cancel(owner, id)).status).toBe(200)
  expect(await awaitLetters(app, email, 2)).toHaveLength(2)
  expect(await auditEntriesOn(id)).toHaveLength(1)
})

test('H4 the traveller and staff at once: one letter, and it says only what happened', async () => {
  const { id, email } = await booked()
  const answers = await Promise.all([ann.post(`/api/bookings/${id}/cancel`), cancel(owner, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const letters = await awaitLetters(app, email, 2)
  expect(letters).toHaveLength(2)
  const deeds = await auditEntriesOn(id)
  expect((letters.at(-1) ?? '').includes('Our team')).toBe(deeds.length === 1)
})

test('H4 after the free period the hotel decides; a refusal leaves it booked and is in the audit log', async () => {
  const { id, email } = await booked()
  await run('update bookings set free_until = now() where id = $1', id)
  await run('update sandbox_supplier.orders set free_until = now() where key = $1', id)
  const answer = await cancel(owner, id)
  expect([answer.status, answer.body.code]).toEqual([409, 'not-cancelled'])
  expect(answer.body.message).toContain('no longer cancels')
  expect(await orderOf(id)).toBe('confirmed')
  expect(await auditEntriesOn(id)).toMatchObject([
    { actor: 'the hotel’s system', action: 'booking-not-cancelled' },
    { actor: owner.email, action: 'booking-cancel' },
  ])
  expect(await lettersTo(app, email)).toHaveLength(1)
  // The traveller may not cancel; staff may, if the hotel agrees.
  await run('update sandbox_supplier.orders set free_until = null where key = $1', id)
  expect((await ann.post(`/api/bookings/${id}/cancel`)).body.code).toBe('too-late-to-cancel')
  expect((await cancel(owner, id)).body.state).toBe('cancelled')
})

test('H4 a supplier that does not answer: in doubt for staff, carried through, and the letter still says why', async () => {
  const { id, email } = await booked()
  await app.database.pool.query('alter table sandbox_supplier.orders rename to away')
  const answer = await cancel(operator, id)
  expect([answer.status, answer.body.code]).toEqual([503, 'cancel-in-doubt'])
  await app.database.pool.query('alter table sandbox_supplier.away rename to orders')
  await settled(id).toBe('cancelled')
  const letter = (await awaitLetters(app, email, 2)).at(-1)
  expect(letter).toContain(`The reason: ${reason}`)
  expect(await auditEntriesOn(id)).toHaveLength(1)
})

test('H4 what a traveller cancels after staff tried in vain is theirs', async () => {
  const { id, email } = await booked()
  await run('update sandbox_supplier.orders set free_until = now() where key = $1', id)
  expect((await cancel(owner, id)).status).toBe(409)
  await run('update sandbox_supplier.orders set free_until = null where key = $1', id)
  expect((await ann.post(`/api/bookings/${id}/cancel`)).status).toBe(200)
  expect((await awaitLetters(app, email, 2)).at(-1)).not.toContain('Our team')
})

test.each([
  ['no reason', {}],
  ['a blank one', { reason: ' \n ' }],
  ['one of a page', { reason: 'a'.repeat(501) }],
  ['a card number', { reason: 'Card 4242 4242 4242 4242' }],
  ['more than a reason', { reason, plan: 'keep' }],
])('H4 a cancellation with %s is refused, and nothing happens', async (_, body) => {
  const { id } = await booked()
  expect((await cancel(owner, id, body)).status).toBe(422)
  expect(await orderOf(id)).toBe('confirmed')
  expect(await auditEntriesOn(id)).toEqual([])
})

test('H4 unconfirmed and unknown bookings cannot be cancelled', async () => {
  const { id } = await booked()
  await run(`update bookings set state = 'failed' where id = $1`, id)
  expect((await cancel(owner, id)).body.code).toBe('not-cancellable')
  const nowhere = '00000000-0000-4000-8000-000000000000'
  expect((await cancel(owner, nowhere)).body.code).toBe('booking-not-found')
  expect((await cancel(owner, 'x')).status).toBe(422)
  expect(await auditEntriesOn(id)).toEqual([])
})
