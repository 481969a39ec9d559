import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { testCard } from '../support/test-card.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ann: TestClient
let offers: readonly { readonly id: string; readonly pricing: { readonly totalCad: number } }[]
let guests = 0
beforeAll(async () => {
  app = await startTestApp({ BOOKING_DOUBT_SECONDS: '1' })
  ann = await app.user('explorer')
  const stay = 'checkInDate=2027-04-12&checkOutDate=2027-04-14'
  offers = (await app.visitor().get(`/api/search/hotels?location=Paris&currency=CAD&${stay}`)).body
    .data
})
afterAll(() => app.close())

async function newTrip(over: object = {}) {
  const paris = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' }
  const { body } = await ann.post('/api/itineraries', { ...paris, ...over })
  return { tripId: body.id as string, path: `/api/itineraries/${body.id}` }
}

const inn = { type: 'hotel', name: 'Inn', price: 100, day: '2027-04-12', nights: 2 }
const add = async (path: string, over: object = {}) =>
  (await ann.post(`${path}/items`, { ...inn, ...over })).body

function book(trip?: object, client = ann) {
  guests += 1
  const who = { firstName: 'Zoë', lastName: `Roy ${guests}`, email: 'zoe@example.ca' }
  return client.post('/api/flight-data/hotels/book', {
    ...(trip ? { trip } : {}),
    offerId: offers[guests % offers.length]?.id,
    guestInfo: { ...who, phone: '+1 416 555 0100' },
    paymentInfo: testCard,
  })
}

const someone = (lastName: string) => ({
  firstName: 'Zoë',
  lastName,
  email: 'zoe@example.ca',
  phone: '+1 416 555 0100',
})

const itemIn = async (path: string, id: string) => {
  const { days, unscheduled } = (await ann.get(path)).body
  const items = [...days.flatMap((day: { items: object[] }) => day.items), ...unscheduled]
  return items.find((item: { id: string }) => item.id === id)
}

test('A8 what is booked for an item makes it booked, at what was paid, and other windows hear of it', async () => {
  const { tripId, path } = await newTrip()
  const { id, version } = await add(path)
  const { changes } = (await ann.get(`${path}/changes`)).body
  const { status, body } = await book({ tripId, itemId: id })
  expect(status).toBe(201)
  const { booking } = body
  expect(booking).toMatchObject({ itineraryIds: [tripId], inPlan: true })
  const total = booking.totalCad
  expect(await itemIn(path, id)).toMatchObject({
    status: 'booked',
    price: total,
    paid: total,
    unitPrice: total,
    quantity: 1,
    booking: {
      id: booking.id,
      reference: booking.reference,
      state: 'confirmed',
      freeCancellationUntil: booking.freeCancellationUntil,
      paidCad: total,
      refundedCad: 0,
    },
  })
  expect((await ann.get(`${path}/changes`)).body.changes).toBeGreaterThan(changes)
  // What was seen before the booking does not overwrite it.
  for (const late of [{ status: 'idea' }, { status: 'cancelled' }, { status: 'planned' }]) {
    const answer = await ann.patch(`${path}/items/${id}`, { version, ...late })
    expect([answer.status, answer.body.code]).toEqual([409, 'booked-here'])
  }
  const removed = await ann.delete(`${path}/items/${id}`)
  expect([removed.status, removed.body.code]).toEqual([409, 'booked-here'])
  expect(removed.body.message).toContain('Cancel the booking first')
  const priced = await ann.patch(`${path}/items/${id}`, { quantity: 2 })
  expect([priced.status, priced.body.code]).toEqual([409, 'already-paid'])
  expect((await ann.patch(`${path}/items/${id}`, { description: 'Late arrival' })).status).toBe(200)
  expect((await ann.get(path)).body.totalCad).toBe(total)
})

test('A8 a cancelled item stays with its refund and can then be removed', async () => {
  const { tripId, path } = await newTrip()
  const { id } = await add(path)
  const { booking } = (await book({ tripId, itemId: id })).body
  expect((await ann.post(`/api/bookings/${booking.id}/cancel`)).status).toBe(200)
  const total = booking.totalCad
  expect(await itemIn(path, id)).toMatchObject({
    status: 'cancelled',
    price: total,
    paid: null,
    booking: { state: 'cancelled', paidCad: total, refundedCad: total },
  })
  expect((await ann.get(path)).body).toMatchObject({ totalCad: 0, itemCount: 1 })
  expect((await ann.delete(`${path}/items/${id}`)).status).toBe(204)
})

test('A8 cancelled with `remove` it leaves the plan, also when the supplier answers late', async () => {
  const { tripId, path } = await newTrip()
  const [now, later] = [await add(path), await add(path)]
  const first = (await book({ tripId, itemId: now.id })).body.booking
  const second = (await book({ tripId, itemId: later.id })).body.booking
  expect((await ann.post(`/api/bookings/${first.id}/cancel`, { plan: 'remove' })).status).toBe(200)
  expect(await itemIn(path, now.id)).toBeUndefined()
  await app.database.pool.query('alter table sandbox_supplier.orders rename to away')
  const doubt = await ann.post(`/api/bookings/${second.id}/cancel`, { plan: 'remove' })
  expect(doubt.status).toBe(503)
  // Not yet cancelled: we hold it, and it stays.
  expect(await itemIn(path, later.id)).toMatchObject({
    status: 'booked',
    booking: { state: 'cancelling' },
  })
  expect((await ann.delete(`${path}/items/${later.id}`)).status).toBe(409)
  await app.database.pool.query('alter table sandbox_supplier.away rename to orders')
  await expect.poll(() => itemIn(path, later.id), { timeout: 8000 }).toBeUndefined()
  const wrong = await ann.post(`/api/bookings/${first.id}/cancel`, { plan: 'burn' })
  expect(wrong.status).toBe(422)
})

test('A8 a supplier that does not cancel leaves it booked', async () => {
  const { tripId, path } = await newTrip()
  const { id } = await add(path)
  const { booking } = (await book({ tripId, itemId: id })).body
  await app.database.pool.query(
    'update sandbox_supplier.orders set free_until = now() where key = $1',
    [booking.id],
  )
  expect((await ann.post(`/api/bookings/${booking.id}/cancel`, { plan: 'remove' })).status).toBe(
    409,
  )
  expect(await itemIn(path, id)).toMatchObject({
    status: 'booked',
    booking: { state: 'confirmed' },
  })
})

test('A8 a booking that is refused leaves the item planned, and free to go', async () => {
  const { tripId, path } = await newTrip()
  const { id } = await add(path)
  const answer = await ann.post('/api/flight-data/hotels/book', {
    trip: { tripId, itemId: id },
    offerId: offers[0]?.id,
    guestInfo: { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '+1 416 555 0100' },
    paymentInfo: { ...testCard, cardNumber: '4000000000000002' },
  })
  expect(answer.body.code).toBe('card-refused')
  expect(await itemIn(path, id)).toMatchObject({ status: 'planned', price: 100, booking: null })
  expect((await ann.delete(`${path}/items/${id}`)).status).toBe(204)
})

test('A8 a price that has changed leaves the plan as it was until it is agreed to; then it costs the new one', async () => {
  const { tripId, path } = await newTrip()
  const { id } = await add(path)
  const { changes } = (await ann.get(`${path}/changes`)).body
  const offer = offers[1]
  const cents = String(Math.round((offer?.pricing.totalCad ?? 0) * 100))
  const wish = { trip: { tripId, itemId: id }, guestInfo: someone('Changed') }
  const told = await ann.post('/api/flight-data/hotels/book', {
    ...wish,
    offerId: offer?.id.replace(`;${cents};`, ';100;'),
    paymentInfo: testCard,
  })
  expect([told.status, told.body.code]).toEqual([409, 'price-changed'])
  // Not agreed to, nothing of the trip has moved.
  expect(await itemIn(path, id)).toMatchObject({ status: 'planned', price: 100, booking: null })
  expect((await ann.get(`${path}/changes`)).body.changes).toBe(changes)
  const { offerId, totalCad } = told.body
  const agreed = await ann.post('/api/flight-data/hotels/book', {
    ...wish,
    offerId,
    paymentInfo: testCard,
  })
  expect(agreed.status).toBe(201)
  expect(await itemIn(path, id)).toMatchObject({
    status: 'booked',
    price: totalCad,
    paid: totalCad,
  })
  expect((await ann.get(`${path}/changes`)).body.changes).toBeGreaterThan(changes)
  expect((await ann.get(path)).body.totalCad).toBe(totalCad)
})

test('A8 an expired offer and one of a hotel that is gone are refused in words, and the plan stays whole', async () => {
  const { tripId, path } = await newTrip()
  const { id } = await add(path, { offer: { provider: 'embedded', id: 'x', expiresAt: null } })
  const before = (await ann.get(path)).body
  for (const [change, code] of [
    [(offer: string) => offer.replace(/[^;]+$/, '1'), 'offer-expired'],
    [() => 'far:hotel;1', 'offer-unknown'],
  ] as const) {
    const answer = await ann.post('/api/flight-data/hotels/book', {
      trip: { tripId, itemId: id },
      offerId: change(offers[2]?.id ?? ''),
      guestInfo: someone('Late'),
      paymentInfo: testCard,
    })
    expect(answer.body.code).toBe(code)
    expect(answer.body.message).toMatch(/[a-z]+ .+\.$/)
    expect((await ann.get(path)).body).toEqual(before)
  }
  // Free to change and to go, as any plan.
  expect((await ann.patch(`${path}/items/${id}`, { price: 120 })).status).toBe(200)
  expect((await ann.delete(`${path}/items/${id}`)).status).toBe(204)
})

test('A8 booked without a trip, the answer names those of the caller whose days hold the stay', async () => {
  const fresh = await app.user('explorer')
  const wish = { destination: 'Paris', startDate: '2027-04-11', endDate: '2027-04-14' }
  const holding = (await fresh.post('/api/itineraries', { ...wish, startDate: '2027-04-12' })).body
    .id
  for (const dates of [
    { startDate: '2027-04-13', endDate: '2027-04-15' },
    { startDate: '2027-04-12', endDate: '2027-04-13' },
  ])
    await fresh.post('/api/itineraries', { ...wish, ...dates })
  await newTrip()
  const { status, body } = await book(undefined, fresh)
  expect(status).toBe(201)
  expect(body.booking).toMatchObject({ itineraryIds: [holding], inPlan: false })
})

test('A8 booked by hand elsewhere it is booked, nothing is paid, and it may leave', async () => {
  const { path } = await newTrip()
  const { id } = await add(path, { status: 'booked' })
  expect(await itemIn(path, id)).toMatchObject({ status: 'booked', paid: null, booking: null })
  expect((await ann.get(path)).body.totalCad).toBe(100)
  expect((await ann.patch(`${path}/items/${id}`, { status: 'planned' })).status).toBe(200)
  expect((await ann.delete(`${path}/items/${id}`)).status).toBe(204)
})

test('A8 A4 booking takes the slot; where another is booked for it nothing is booked', async () => {
  const { tripId, path } = await newTrip()
  const old = await add(path, { choice: 'bed', name: 'Old Inn' })
  const next = await add(path, { choice: 'bed', name: 'New Inn', status: 'idea' })
  expect((await book({ tripId, itemId: next.id })).status).toBe(201)
  expect(await itemIn(path, old.id)).toMatchObject({ status: 'idea' })
  const refused = await book({ tripId, itemId: old.id })
  expect([refused.status, refused.body.code]).toEqual([409, 'slot-is-booked'])
  expect(await itemIn(path, old.id)).toMatchObject({ status: 'idea', paid: null })
})

test('A8 an item that comes after its booking is booked, and stays what it cost when that is cancelled', async () => {
  const { tripId, path } = await newTrip()
  const id = randomUUID()
  const { booking } = (await book({ tripId, itemId: id })).body
  expect(await add(path, { id })).toMatchObject({ status: 'booked', price: booking.totalCad })
  await ann.post(`/api/bookings/${booking.id}/cancel`)
  expect(await itemIn(path, id)).toMatchObject({ status: 'cancelled', price: booking.totalCad })
})

test('A8 while the supplier has not answered we hold it: the item stays, planned, until that is settled', async () => {
  const { tripId, path } = await newTrip()
  const { id } = await add(path)
  await app.database.pool.query('alter table sandbox_supplier.orders rename to away')
  const doubt = await book({ tripId, itemId: id })
  expect([doubt.status, doubt.body.code]).toEqual([503, 'booking-in-doubt'])
  expect(await itemIn(path, id)).toMatchObject({
    status: 'planned',
    price: 100,
    paid: null,
    booking: { id: doubt.body.bookingId, state: 'pending', paidCad: 0 },
  })
  const removed = await ann.delete(`${path}/items/${id}`)
  expect([removed.status, removed.body.code]).toEqual([409, 'booked-here'])
  expect((await ann.get(path)).body.totalCad).toBe(100)
  await app.database.pool.query('alter table sandbox_supplier.away rename to orders')
  // The supplier knows of no such order: nothing was booked, and the item is free.
  await expect.poll(async () => (await itemIn(path, id)).booking, { timeout: 8000 }).toBeNull()
  expect((await ann.delete(`${path}/items/${id}`)).status).toBe(204)
})
