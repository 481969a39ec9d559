import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitLetters } from '#tests/support/outbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { testCard } from '#tests/support/test-card.ts'

let app: TestApp
let ann: TestClient & { readonly email: string }
let offers: readonly { readonly id: string }[]
let counter = 0

beforeAll(async () => {
  app = await startTestApp({ BOOKING_DOUBT_SECONDS: '1' })
  ann = await app.user('explorer')
  const stay = 'checkInDate=2027-04-12&checkOutDate=2027-04-14'
  const path = `/api/search/hotels?location=Paris&currency=CAD&${stay}`
  offers = (await app.visitor().get(path)).body.data
})
afterAll(() => app.close())

/** A confirmed booking of another hotel each time. */
async function booked() {
  counter += 1
  const who = { firstName: 'Zoë', lastName: `Roy ${counter}`, email: `zoe${counter}@example.ca` }
  const body = {
    offerId: offers[counter % offers.length]?.id,
    guestInfo: { ...who, phone: '+1 416 555 0100' },
    paymentInfo: testCard,
  }
  const { id } = (await ann.post('/api/flight-data/hotels/book', body)).body.booking
  return { id, body, email: who.email }
}

const cancel = (id: string) => ann.post(`/api/bookings/${id}/cancel`)
const run = (text: string, id: string) => app.database.pool.query(text, [id])

const orderOf = async (id: string): Promise<string> =>
  (await run('select state from sandbox_supplier.orders where key = $1', id)).rows[0]?.state ?? ''

const stepsOf = async (id: string) =>
  (await run('select step, detail from booking_steps where booking_id = $1 order by id', id)).rows

/** From now on the supplier says that it is too late. */
const makeLate = (id: string) =>
  run('update sandbox_supplier.orders set free_until = now() where key = $1', id)

/** Leaves a booking as a process that died while it cancelled would have. */
const reopen = (id: string) =>
  run(
    `update bookings set state = 'cancelling', asked_at = now() - interval '5 seconds' where id = $1`,
    id,
  )

const settled = (id: string) =>
  expect.poll(async () => (await ann.get(`/api/bookings/${id}`)).body.state, { timeout: 8000 })

const late = 'The hotel no longer cancels this stay free of charge. It stays booked.'

test('STAY-09 within the free time it is cancelled once, at the supplier too, and the nights are free again', async () => {
  const { id, body, email } = await booked()
  const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await cancel(id)).body).toMatchObject({ state: 'cancelled', cancellable: false })
  expect(await orderOf(id)).toBe('cancelled')
  expect(await awaitLetters(app, email, 2)).toHaveLength(2)
  const again = await ann.post('/api/flight-data/hotels/book', body)
  expect(again.body.booking.id).not.toBe(id)
})

test('STAY-09 after the free time it is refused, and stays booked', async () => {
  const { id } = await booked()
  await run('update bookings set free_until = now() where id = $1', id)
  const answer = await cancel(id)
  expect([answer.status, answer.body.code]).toEqual([409, 'too-late-to-cancel'])
  expect(await orderOf(id)).toBe('confirmed')
})

test('STAY-09 a supplier that refuses is quoted: it stays booked on both sides, and the refusal is kept', async () => {
  const { id } = await booked()
  await makeLate(id)
  const answers = await Promise.all([cancel(id), cancel(id)])
  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([409, 'not-cancelled'])
    expect(body.message).toBe(late)
  }
  expect((await ann.get(`/api/bookings/${id}`)).body).toMatchObject({
    state: 'confirmed',
    reason: late,
  })
  expect(await orderOf(id)).toBe('confirmed')
  expect(await stepsOf(id)).toContainEqual({ step: 'not cancelled', detail: late })
  // Asked again once the supplier takes it, it goes.
  await run('update sandbox_supplier.orders set free_until = null where key = $1', id)
  expect((await cancel(id)).body).toMatchObject({ state: 'cancelled', reason: null })
})

test('STAY-09 a booking that the supplier does not know is not called cancelled', async () => {
  const { id } = await booked()
  await run('delete from sandbox_supplier.orders where key = $1', id)
  const answer = await cancel(id)
  expect([answer.status, answer.body.code]).toEqual([409, 'not-cancelled'])
  expect(answer.body.message).toContain('doesn’t know this booking')
  expect((await ann.get(`/api/bookings/${id}`)).body.state).toBe('confirmed')
})

test('STAY-09 a supplier that fails leaves it in doubt, and it is carried through', async () => {
  const { id, email } = await booked()
  await app.database.pool.query('alter table sandbox_supplier.orders rename to away')
  const answer = await cancel(id)
  expect([answer.status, answer.body.code]).toEqual([503, 'cancel-in-doubt'])
  expect((await ann.get(`/api/bookings/${id}`)).body.state).toBe('cancelling')
  await app.database.pool.query('alter table sandbox_supplier.away rename to orders')
  await settled(id).toBe('cancelled')
  expect(await orderOf(id)).toBe('cancelled')
  expect((await awaitLetters(app, email, 2)).at(-1)).toContain('your stay is cancelled')
})

test('STAY-09 the answer lost after the supplier cancelled: found out, with one letter', async () => {
  const { id, email } = await booked()
  await run(`update sandbox_supplier.orders set state = 'cancelled' where key = $1`, id)
  await reopen(id)
  await settled(id).toBe('cancelled')
  expect(await awaitLetters(app, email, 2)).toHaveLength(2)
})

test('STAY-09 a refusal after the page was closed is emailed', async () => {
  const { id, email } = await booked()
  await makeLate(id)
  await reopen(id)
  await settled(id).toBe('confirmed')
  const letter = (await awaitLetters(app, email, 2)).at(-1)
  expect(letter).toContain('to cancel this stay, but it could')
  expect(letter).toContain('It stays booked')
  expect(await stepsOf(id)).toContainEqual({ step: 'not cancelled', detail: late })
  expect(await orderOf(id)).toBe('confirmed')
})
