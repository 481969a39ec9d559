import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { testCard } from '../support/test-card.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const nights = { checkInDate: '2027-04-12', checkOutDate: '2027-04-14' }
let hotels = 0

/** An owner's trip with a hotel in it that an editor has booked. */
async function bookedByEditor() {
  const [owner, editor] = await Promise.all([app.user(), app.user('explorer')])
  const wish = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' }
  const { id: tripId } = (await owner.post('/api/itineraries', wish)).body
  const path = `/api/itineraries/${tripId}`
  const { path: invitation } = (await owner.post(`${path}/invitations`, { id: randomUUID() })).body
  await editor.post(`/api/invitations/${invitation.split('=')[1]}`)
  const item = { id: randomUUID(), type: 'hotel', name: 'A hotel', price: 100 }
  await owner.post(`${path}/items`, item)
  const query = new URLSearchParams({ location: 'Paris', currency: 'CAD', ...nights })
  const { data } = (await editor.get(`/api/search/hotels?${query}`)).body
  hotels += 1
  const answer = await editor.post('/api/flight-data/hotels/book', {
    trip: { tripId, itemId: item.id },
    offerId: data[hotels].id,
    guestInfo: {
      firstName: 'Zoë',
      lastName: 'Roy',
      email: 'z@example.ca',
      phone: '+1 416 555 0100',
    },
    paymentInfo: testCard,
  })
  expect(answer.status).toBe(201)
  const { id: bookingId, totalCad } = answer.body.booking
  return { owner, editor, path, bookingId, totalCad }
}

const accountOf = async (client: TestClient) => (await client.get('/api/auth/user')).body

async function seen(client: TestClient, path: string) {
  const { status, body: trip } = await client.get(path)
  expect(status).toBe(200)
  const [item] = trip.unscheduled
  return { changes: trip.changes, total: trip.totalCad, paid: item.paid, by: item.paidBy }
}

test('BUDGET-04 PLAN-08 an editor’s booking is paid in the owner’s trip under the editor’s name; cancelled it stays and costs nothing', async () => {
  const { owner, editor, path, bookingId, totalCad } = await bookedByEditor()
  const { name } = await accountOf(editor)
  const paid = await seen(owner, path)
  expect(paid).toMatchObject({ total: totalCad, paid: totalCad, by: [name] })
  // The answer to an edit has what was paid, too, and not what had been planned.
  const [{ id, version }] = (await owner.get(path)).body.unscheduled
  const noted = await owner.patch(`${path}/items/${id}`, { version, description: 'Late arrival' })
  expect(totalCad).not.toBe(100)
  expect(noted.body).toMatchObject({ price: totalCad, paid: totalCad })
  expect((await editor.post(`/api/bookings/${bookingId}/cancel`)).status).toBe(200)
  const after = await seen(owner, path)
  expect(after).toMatchObject({ total: 0, paid: null })
  expect(after.by).toBeUndefined()
  expect(after.changes).toBeGreaterThan(paid.changes)
})

test('BUDGET-04 AUTH-05 an editor erases the account: the owner’s sums stand, say that the payer is gone, and the trip is another', async () => {
  const { owner, editor, path, bookingId, totalCad } = await bookedByEditor()
  // The stay is over: before, the account would be held back.
  await app.database.pool.query(
    `update bookings set stay = jsonb_set(stay, '{checkOut}', '"2026-01-05"') where id = $1`,
    [bookingId],
  )
  const copy = (await editor.get('/api/account/export')).body
  expect(JSON.stringify(copy['trip-members'] ?? copy)).toContain(bookingId)
  const before = await seen(owner, path)
  const { id: editorId } = await accountOf(editor)
  expect((await editor.send('DELETE', '/api/account')).status).toBe(200)
  const after = await seen(owner, path)
  expect(after).toMatchObject({ total: totalCad, paid: totalCad, by: [null] })
  expect(after.changes).toBeGreaterThan(before.changes)
  // No one could cancel it any more: the owner may take it out.
  const [{ id }] = (await owner.get(path)).body.unscheduled
  const { rows } = await app.database.pool.query(`select row_to_json(p)::text from trip_payments p`)
  expect(JSON.stringify(rows)).not.toContain(editorId)
  expect((await owner.delete(`${path}/items/${id}`)).status).toBe(204)
})

test('BUDGET-04 PLAN-08 a removed member is no longer named, and the trip’s change count grows', async () => {
  const { owner, editor, path, totalCad } = await bookedByEditor()
  const before = await seen(owner, path)
  const { id } = await accountOf(editor)
  expect((await owner.delete(`${path}/members/${id}`)).status).toBe(204)
  const after = await seen(owner, path)
  expect(after).toMatchObject({ total: totalCad, paid: totalCad, by: [null] })
  expect(after.changes).toBeGreaterThan(before.changes)
})
