import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient

beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('wanderlust')
})
afterAll(() => app.close())

interface Item {
  readonly id: string
  readonly day: string | null
  readonly version: number
}

async function newTrip(): Promise<string> {
  const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
  const { body } = await ann.post('/api/itineraries', { destination: 'Paris', ...dates })
  return `/api/itineraries/${body.id}`
}

const add = async (trip: string, day: string | null, type = 'activity'): Promise<string> =>
  (await ann.post(`${trip}/items`, { type, name: 'Something', day })).body.id

/** All items of an answer by id. */
function daysOf(trip: { days: { items: Item[] }[]; unscheduled: Item[] }) {
  const items = [...trip.days.flatMap(({ items }) => items), ...trip.unscheduled]
  return Object.fromEntries(items.map(({ id, day }) => [id, day]))
}

describe('PLAN-07 the dates of a trip', () => {
  test('PLAN-07 items move along with the first day, but those that keep their dates', async () => {
    const trip = await newTrip()
    const [walk, hotel, idea] = [
      await add(trip, '2027-04-13'),
      await add(trip, '2027-04-12', 'hotel'),
      await add(trip, null),
    ]
    const dates = { startDate: '2027-05-01', endDate: '2027-05-03' }
    const moved = await ann.patch(trip, { version: 1, ...dates, moveItems: true, except: [hotel] })
    expect(moved.status).toBe(200)
    expect(daysOf(moved.body)).toEqual({
      [walk]: '2027-05-02',
      [hotel]: '2027-04-12',
      [idea]: null,
    })
    expect(moved.body.unscheduled.map(({ id }: Item) => id).sort()).toEqual([hotel, idea].sort())
  })

  test('PLAN-07 the same move sent again, its answer lost, moves nothing twice', async () => {
    const trip = await newTrip()
    const walk = await add(trip, '2027-04-13')
    const move = { version: 1, startDate: '2027-05-01', endDate: '2027-05-03', moveItems: true }
    await ann.patch(trip, move)
    const again = await ann.patch(trip, move)
    expect(daysOf(again.body)).toEqual({ [walk]: '2027-05-02' })
    const both = await Promise.all([ann.patch(trip, move), ann.patch(trip, move)])
    expect(both.map(({ body }) => daysOf(body)[walk])).toEqual(['2027-05-02', '2027-05-02'])
  })

  test('PLAN-07 a move that stands against another device moves nothing', async () => {
    const trip = await newTrip()
    const walk = await add(trip, '2027-04-13')
    await ann.patch(trip, { version: 1, startDate: '2027-04-11' })
    const late = { version: 1, startDate: '2027-05-01', endDate: '2027-05-03', moveItems: true }
    expect((await ann.patch(trip, late)).status).toBe(409)
    expect(daysOf((await ann.get(trip)).body)).toEqual({ [walk]: '2027-04-13' })
  })

  test('PLAN-08 a moved item has a new version: an edit of its day that had seen the old one asks', async () => {
    const trip = await newTrip()
    const walk = await add(trip, '2027-04-13')
    const dates = { startDate: '2027-05-01', endDate: '2027-05-03' }
    await ann.patch(trip, { version: 1, ...dates, moveItems: true })
    const at = `${trip}/items/${walk}`
    expect((await ann.patch(at, { version: 1, day: '2027-04-12' })).status).toBe(409)
    expect((await ann.patch(at, { version: 1, name: 'A walk' })).status).toBe(200)
  })

  test('PLAN-07 whatever the dates become, every item is still there and comes back with its day', async () => {
    const trip = await newTrip()
    const items = await Promise.all(
      ['2027-04-12', '2027-04-13', '2027-04-14', null].map((day) => add(trip, day)),
    )
    const date = fc.integer({ min: 0, max: 60 })
    let version = 1
    await fc.assert(
      fc.asyncProperty(
        date,
        fc.integer({ min: 0, max: 9 }),
        fc.boolean(),
        async (from, more, moveItems) => {
          const on = (days: number) =>
            new Date(Date.UTC(2027, 3, 1 + days)).toISOString().slice(0, 10)
          const wish = { startDate: on(from), endDate: on(from + more), moveItems }
          const before = daysOf((await ann.get(trip)).body)
          const answer = await ann.patch(trip, { version, ...wish })
          expect(answer.status).toBe(200)
          version = answer.body.version
          expect(Object.keys(daysOf(answer.body)).sort()).toEqual([...items].sort())
          if (!moveItems) expect(daysOf(answer.body)).toEqual(before)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('PLAN-08 whether a trip has changed', () => {
  test('PLAN-08 the number grows with every change, removals and Undos included, and with nothing else', async () => {
    const trip = await newTrip()
    const seen: number[] = []
    const look = async () => {
      const { changes } = (await ann.get(`${trip}/changes`)).body
      expect((await ann.get(trip)).body.changes).toBe(changes)
      const listed: { id: string; changes: number }[] = (await ann.get('/api/itineraries')).body
      expect(listed.find((one) => trip.endsWith(one.id))?.changes).toBe(changes)
      seen.push(changes)
    }
    await look()
    const id = await add(trip, null)
    await look()
    await ann.patch(`${trip}/items/${id}`, { name: 'Another' })
    await look()
    await ann.delete(`${trip}/items/${id}`)
    await look()
    const undo = { id, type: 'activity', name: 'Another', restore: randomUUID() }
    await ann.post(`${trip}/items`, undo)
    await look()
    await ann.patch(trip, { version: 1, budgetCad: 500 })
    await look()
    await ann.patch(trip, { version: 2, startDate: '2027-04-11', moveItems: true })
    await look()
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    await ann.get(trip)
    await look()
    expect(seen.at(-1)).toBe(seen.at(-2))
  })

  test('PLAN-08 a stranger is told nothing of it', async () => {
    const trip = await newTrip()
    const ben = await app.user()
    expect((await ben.get(`${trip}/changes`)).status).toBe(404)
    expect((await app.visitor().get(`${trip}/changes`)).status).toBe(401)
    const copy = { id: randomUUID(), title: 'Mine now' }
    expect((await ben.post(`${trip}/copies`, copy)).status).toBe(404)
  })
})

describe('PLAN-08 many trips', () => {
  test('PLAN-08 a copy has the same days and items, and is a trip of its own', async () => {
    const trip = await newTrip()
    const walk = await add(trip, '2027-04-13')
    const gone = await add(trip, '2027-04-13')
    await ann.delete(`${trip}/items/${gone}`)
    const wish = { id: randomUUID(), title: 'Paris, once more' }
    const copy = await ann.post(`${trip}/copies`, wish)
    expect(copy.status).toBe(201)
    expect(copy.body).toMatchObject({ ...wish, itemCount: 1, startDate: '2027-04-12' })
    expect(daysOf(copy.body)).toEqual({ [walk]: '2027-04-13' })
    await ann.patch(`/api/itineraries/${wish.id}/items/${walk}`, { name: 'Another walk' })
    expect(JSON.stringify((await ann.get(trip)).body)).not.toContain('Another walk')
    // Repeated or parallel, it copies once.
    const again = await Promise.all([1, 2, 3].map(() => ann.post(`${trip}/copies`, wish)))
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await ann.get(`/api/itineraries/${wish.id}`)).body.itemCount).toBe(1)
  })

  test("PLAN-08 a copy keeps prices as estimates where they were an offer's", async () => {
    const trip = await newTrip()
    const offer = { provider: 'embedded', id: 'x', expiresAt: null }
    await ann.post(`${trip}/items`, { type: 'hotel', name: 'Inn', price: 90, offer })
    const copy = await ann.post(`${trip}/copies`, { id: randomUUID(), title: 'Again' })
    expect(copy.body.unscheduled).toMatchObject([{ price: 90, estimated: true, offer: null }])
  })

  test('PLAN-08 a copy takes the id of no other trip, and obeys the tier', async () => {
    const trip = await newTrip()
    const { body: other } = await (
      await app.user()
    ).post('/api/itineraries', {
      destination: 'Rome',
      startDate: '2027-04-12',
      endDate: '2027-04-12',
    })
    const copy = (id: string) => ann.post(`${trip}/copies`, { id, title: 'Again' })
    expect((await copy(other.id)).status).toBe(409)
    expect((await copy(trip.split('/').at(-1) ?? '')).status).toBe(409)
  })

  test('PLAN-08 a trip is put away and taken out again, and stays as it is', async () => {
    const trip = await newTrip()
    await add(trip, '2027-04-13')
    const away = await ann.patch(trip, { version: 1, archived: true })
    expect(away.body).toMatchObject({ archived: true, itemCount: 1 })
    const id = trip.split('/').at(-1)
    const listed = (await ann.get('/api/itineraries')).body.find((one: Item) => one.id === id)
    expect(listed).toMatchObject({ archived: true })
    expect((await ann.patch(trip, { version: 2, archived: false })).body.archived).toBe(false)
  })
})
