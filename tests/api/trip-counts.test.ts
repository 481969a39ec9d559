import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCounts, notePaid } from '#features/trips/server/index.ts'
import { openRandomWrites, seeded } from '../support/random-writes.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const rounds = process.env['WAYLEAF_FULL'] === '1' ? 2_000 : 100

let app: TestApp
let beside: TestApp
beforeAll(async () => {
  app = await startTestApp()
  beside = await startTestApp({}, { beside: app })
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

test(`A3 PERF-2 after each of ${rounds} random writes by two people over two applications the counts in the trip's row are those of its items`, async () => {
  const people = [await app.user('wanderlust'), await beside.user('wanderlust')] as const
  const { id, path, write } = await openRandomWrites({ app, people, draw: seeded(26) })
  for (let round = 0; round < rounds; round++) {
    await Promise.all([write(), ...(round % 3 === 0 ? [write()] : [])])
    expect(await checkCounts(app.database.db), `round ${round}`).toEqual([])
    const [listed, whole] = await Promise.all([
      people[1].get('/api/itineraries'),
      people[0].get(path),
    ])
    const summary = listed.body.find((trip: { id: string }) => trip.id === id)
    if (!summary) continue
    const { totalCad, itemCount, changes } = whole.body
    expect(summary, `round ${round}`).toMatchObject({ totalCad, itemCount, changes })
  }
})

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
