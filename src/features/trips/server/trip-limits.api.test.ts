import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCounts } from './check-counts.ts'
import { full } from '#tests/support/full-rounds.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestAnswer, TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const paris = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' }
const item = { type: 'other', name: 'Walk', day: '2027-04-13' }

const newTrip = async (client: TestClient) =>
  (await client.post('/api/itineraries', paris)).body.id as string

/** Copies the trip's item until it has `count`. */
async function fill(client: TestClient, tripId: string, count: number): Promise<void> {
  await client.post(`/api/itineraries/${tripId}/items`, item)
  await sql`
    insert into trip_items (trip_id, id, type, name, description, location, price_minor, estimated,
      sample, day, position)
    select trip_id, gen_random_uuid(), type, name, description, location, price_minor, estimated,
      sample, day, position || n || 'V'
    from trip_items, generate_series(1, ${count - 1}) n where trip_id = ${tripId}
  `.execute(app.database.db)
  await checkCounts(app.database.db)
}

const counted = (answers: readonly TestAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('PLAN-07 a trip holds 1,000 items and no more', () => {
  test.each(full ? [994, 780] : [994])(
    'also when it has %d and many more come at once',
    async (present) => {
      const ann = await app.user()
      const id = await newTrip(ann)
      await fill(ann, id, present)
      const at = `/api/itineraries/${id}`
      const wanted = 1000 - present + 20
      const answers = await Promise.all(
        Array.from({ length: wanted }, () => ann.post(`${at}/items`, item)),
      )
      expect([counted(answers, 201), counted(answers, 409)]).toEqual([wanted - 20, 20])
      expect((await ann.get(at)).body.itemCount).toBe(1000)
    },
  )

  test('removed items come back only while there is room, and a retry is answered when it is full', async () => {
    const ann = await app.user()
    const id = await newTrip(ann)
    await fill(ann, id, 985)
    const at = `/api/itineraries/${id}`
    const removed = Array.from({ length: 20 }, () => ({
      ...item,
      id: randomUUID(),
      restore: randomUUID(),
    }))
    for (const one of removed.slice(0, 10))
      await ann.post(`${at}/items`, { ...one, restore: undefined })
    for (const one of removed.slice(0, 10)) await ann.delete(`${at}/items/${one.id}`)
    const answers = await Promise.all(removed.map((one) => ann.post(`${at}/items`, one)))
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([15, 5])
    const kept = removed[answers.findIndex(({ status }) => status === 201)]
    expect((await ann.post(`${at}/items`, kept)).status).toBe(201)
    const refused = await ann.post(`${at}/items`, item)
    expect(refused.body.code).toBe('too-many-items')
    expect((await ann.get(at)).body.itemCount).toBe(1000)
  })
})

describe('PLAN-08 an account holds 200 trips and no more', () => {
  test('also when many are created at once; a retry is answered when it is full', async () => {
    const ann = await app.user()
    const first = await newTrip(ann)
    await sql`
      insert into trips (id, owner_id, title, destinations, start_date, end_date, budget_minor)
      select gen_random_uuid(), owner_id, title, destinations, start_date, end_date, budget_minor
      from trips, generate_series(1, 193) where id = ${first}
    `.execute(app.database.db)
    const trips = Array.from({ length: 20 }, () => ({ ...paris, id: randomUUID() }))
    const answers = await Promise.all(trips.map((trip) => ann.post('/api/itineraries', trip)))
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([6, 14])
    expect((await ann.get('/api/itineraries')).body).toHaveLength(200)
    const kept = trips[answers.findIndex(({ status }) => status === 201)]
    expect((await ann.post('/api/itineraries', kept)).status).toBe(201)
    expect((await ann.post('/api/itineraries', paris)).body.code).toBe('too-many-trips')
  })
})

describe('PLAN-08 the same trip id again', () => {
  test.each([
    ['title', 'Spring'],
    ['destination', 'Lyon'],
    ['startDate', '2027-04-11'],
    ['endDate', '2027-04-13'],
    ['budgetCad', 12.5],
  ])('another %s is told, not dropped in silence', async (field, value) => {
    const ann = await app.user('explorer')
    const trip = { ...paris, title: 'Paris', budgetCad: 900, id: randomUUID() }
    expect((await ann.post('/api/itineraries', trip)).status).toBe(201)
    const other = await ann.post('/api/itineraries', { ...trip, [field]: value })
    expect(other.status).toBe(409)
    expect(other.body.code).toBe('id-taken')
    const same = await ann.post('/api/itineraries', trip)
    expect([same.status, same.body.version]).toEqual([201, 1])
  })

  test('a retry of the first request is answered with the trip as it is after edits', async () => {
    const ann = await app.user()
    const trip = { ...paris, id: randomUUID() }
    await ann.post('/api/itineraries', trip)
    const edit = { version: 1, endDate: '2027-04-13', budgetCad: 500 }
    await ann.patch(`/api/itineraries/${trip.id}`, edit)
    const retried = await ann.post('/api/itineraries', trip)
    expect(retried.status).toBe(201)
    expect(retried.body).toMatchObject({ endDate: '2027-04-13', budgetCad: 500, version: 2 })
    const other = await ann.post('/api/itineraries', { ...trip, destination: 'Lyon' })
    expect(other.status).toBe(409)
  })
})
