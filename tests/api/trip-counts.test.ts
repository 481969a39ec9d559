import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCounts, notePaid } from '#features/trips/server/index.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('PERF-2 counts that were written by another hand are found, mended and named', async () => {
  const ann = await app.user()
  const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
  const { id } = (await ann.post('/api/itineraries', { destination: 'Oslo', ...dates })).body
  await ann.post(`/api/itineraries/${id}/items`, { type: 'attraction', name: 'A', price: 12 })
  await app.database.pool.query('update trips set total_minor = 7, item_count = 4 where id = $1', [
    id,
  ])
  expect(await checkCounts(app.database.db)).toEqual([id])
  expect(await checkCounts(app.database.db)).toEqual([])
  const [listed] = (await ann.get('/api/itineraries')).body
  expect(listed).toMatchObject({ totalCad: 12, itemCount: 1 })
})

test('A8 PERF-4 an item that is added while a booking pays for it is booked, and counts what was paid', async () => {
  const ann = await app.user()
  const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
  const { id: tripId } = (await ann.post('/api/itineraries', { destination: 'Oslo', ...dates }))
    .body
  const payerId = (await ann.get('/api/auth/user')).body.id
  const item = { id: randomUUID(), type: 'hotel', name: 'Rate', price: 90 }
  const sent = await app.database.db.transaction().execute(async (tx) => {
    const bookingId = randomUUID()
    await notePaid(tx, { bookingId, payerId, tripId, itemId: item.id, amountMinor: 12_000 })
    const adding = ann.post(`/api/itineraries/${tripId}/items`, item)
    // Until the add waits for the trip that this transaction holds.
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%wished%'`,
        )
        return rows.length
      })
      .toBeGreaterThan(0)
    return { adding }
  })
  expect(await sent.adding).toMatchObject({
    status: 201,
    body: { status: 'booked', price: 120, paid: 120 },
  })
  expect((await ann.get('/api/itineraries')).body[0]).toMatchObject({ totalCad: 120 })
  expect(await checkCounts(app.database.db)).toEqual([])
})
