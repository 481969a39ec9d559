import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { checkCounts, notePaid } from '#features/trips/server/index.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const tripOf = async (who: TestClient, destination: string): Promise<string> => {
  const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
  return (await who.post('/api/itineraries', { destination, ...dates })).body.id
}

test('PERF-2 counts that were written by another hand are found, mended and named', async () => {
  const ann = await app.user()
  const id = await tripOf(ann, 'Oslo')
  await ann.post(`/api/itineraries/${id}/items`, { type: 'attraction', name: 'A', price: 12 })
  await app.database.pool.query('update trips set total_minor = 7, item_count = 4 where id = $1', [
    id,
  ])
  expect(await checkCounts(app.database.db)).toEqual([id])
  expect(await checkCounts(app.database.db)).toEqual([])
  const [listed] = (await ann.get('/api/itineraries')).body
  expect(listed).toMatchObject({ totalCad: 12, itemCount: 1 })
})

/** From now on the statement that adds waits for trips that are held, as though it had begun just before. */
function waitForHeldTrips() {
  const ask = Client.prototype.query as (this: Client, ...asked: unknown[]) => unknown
  const query = vi.spyOn(Client.prototype, 'query')
  query.mockImplementation(function (this: Client, ...asked: unknown[]) {
    const [first] = asked as [{ text?: string; name?: string }]
    if (first.text?.includes('wished') && first.name) {
      first.text = first.text.replace('skip locked', '')
      first.name += 'w'
    }
    return ask.apply(this, asked)
  } as never)
  onTestFinished(() => query.mockRestore())
}

test.each([
  ['is held', () => undefined],
  ['was free when the statement began', waitForHeldTrips],
])(
  'A8 PERF-4 an item that is added while a booking pays for it is booked, and counts what was paid: the trip %s',
  async (_, prepare) => {
    prepare()
    const ann = await app.user()
    const tripId = await tripOf(ann, 'Oslo')
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
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for no key update%'
              and query not like '%pg_stat_activity%'`,
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
  },
)

test('PERF-4 a trip that is held makes adds to it wait, and no other add', async () => {
  const ann = await app.user()
  const [held, free] = await Promise.all(['Oslo', 'Rome'].map((name) => tripOf(ann, name)))
  const item = { type: 'attraction', name: 'A', price: 12 }
  const { waiting } = await app.database.db.transaction().execute(async (tx) => {
    await sql`select from trips where id = ${held} for no key update`.execute(tx)
    const first = ann.post(`/api/itineraries/${held}/items`, item)
    const others = [1, 2, 3].map(() => ann.post(`/api/itineraries/${free}/items`, item))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([201, 201, 201])
    return { waiting: first }
  })
  expect((await waiting).status).toBe(201)
  expect(await checkCounts(app.database.db)).toEqual([])
})
