import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

async function newTrip(over: object = {}): Promise<string> {
  const lisbon = { destination: 'Lisbon', startDate: '2027-04-12', endDate: '2027-04-14' }
  const { body } = await ann.post('/api/itineraries', { ...lisbon, ...over })
  return `/api/itineraries/${body.id}`
}

const add = async (path: string, over: object = {}) => {
  const answer = await ann.post(`${path}/items`, {
    type: 'activity',
    name: 'Tram',
    price: 30,
    ...over,
  })
  expect(answer.status).toBe(201)
  return answer.body
}

/** The state of every item, by name. */
async function statesIn(path: string) {
  const { days, unscheduled } = (await ann.get(path)).body
  const items = [...days.flatMap((day: { items: object[] }) => day.items), ...unscheduled]
  return Object.fromEntries(items.map(({ name, status }) => [name, status]))
}

describe('A3 state and sums', () => {
  test('A3 planned and booked count, ideas and what is cancelled do not; a state changes no price', async () => {
    const path = await newTrip({ party: { adults: 2, children: [1] } })
    const { id, status } = await add(path)
    expect(status).toBe('planned')
    for (const [state, total, each] of [
      ['idea', 0, 0],
      ['booked', 30, 10],
      ['cancelled', 0, 0],
      ['planned', 30, 10],
    ]) {
      const { body } = await ann.patch(`${path}/items/${id}`, { status: state })
      expect(body).toMatchObject({ status: state, price: 30, paid: null, booking: null })
      const trip = (await ann.get(path)).body
      expect(trip).toMatchObject({ totalCad: total, perPersonCad: each })
      const listed = (await ann.get('/api/itineraries')).body[0]
      expect(listed).toMatchObject({ id: trip.id, totalCad: total })
    }
  })

  test('A3 the same sum on the shared page, and not a cent of what does not count', async () => {
    const path = await newTrip({ budgetCad: 100 })
    await add(path, { day: '2027-04-12' })
    await add(path, { name: 'Fado', price: 45.5, status: 'idea', day: '2027-04-12' })
    await add(path, { name: 'Surf', price: 70, status: 'cancelled' })
    const { path: page } = (
      await ann.put(`${path}/sharing/page`, { hidePrices: false, hideNotes: false })
    ).body
    const shared = (await app.visitor().get(page.replace('/shared/', '/api/shared-trips/'))).body
    expect([shared.totalCad, (await ann.get(path)).body.totalCad]).toEqual([30, 30])
  })

  test('A3 to the ideas and back onto a day, each in one write', async () => {
    const path = await newTrip()
    const { id } = await add(path, { day: '2027-04-12' })
    const idea = await ann.patch(`${path}/items/${id}`, { day: null, status: 'idea' })
    expect(idea.body).toMatchObject({ day: null, status: 'idea' })
    const placed = await ann.patch(`${path}/items/${id}`, { day: '2027-04-13', status: 'planned' })
    expect(placed.body).toMatchObject({ day: '2027-04-13', status: 'planned' })
    expect((await ann.patch(`${path}/items/${id}`, { status: 'maybe' })).status).toBe(422)
  })

  test('A3 a copy plans again what was booked', async () => {
    const path = await newTrip()
    await add(path, { status: 'booked' })
    const { body } = await ann.post(`${path}/copies`, { id: randomUUID(), title: 'Again' })
    expect(body.unscheduled[0]).toMatchObject({ status: 'planned', price: 30, booking: null })
  })
})

describe('A4 choice', () => {
  const inn = { type: 'hotel', price: 200, choice: 'night-1' }

  test('A4 of one slot one is planned: swapping makes the others ideas in the same write', async () => {
    const path = await newTrip()
    const old = await add(path, { ...inn, name: 'Old Inn' })
    const next = await add(path, { ...inn, name: 'New Inn', price: 150, status: 'idea' })
    await add(path, { name: 'Tram' })
    expect((await ann.get(path)).body.totalCad).toBe(230)
    const { changes } = (await ann.get(path)).body
    const swapped = await ann.patch(`${path}/items/${next.id}`, { status: 'planned' })
    expect(swapped.status).toBe(200)
    expect(await statesIn(path)).toEqual({
      'Old Inn': 'idea',
      'New Inn': 'planned',
      Tram: 'planned',
    })
    const after = (await ann.get(path)).body
    expect([after.totalCad, after.changes > changes]).toEqual([180, true])
    // A stale write to its state is a conflict.
    const stale = await ann.patch(`${path}/items/${old.id}`, {
      version: old.version,
      status: 'booked',
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'changed-elsewhere'])
  })

  test('A4 a booked one is not displaced, by a patch or by an add: slot-is-booked, and nothing changes', async () => {
    const path = await newTrip()
    await add(path, { ...inn, name: 'Old Inn', status: 'booked' })
    const idea = await add(path, { ...inn, name: 'New Inn', status: 'idea' })
    for (const answer of [
      await ann.patch(`${path}/items/${idea.id}`, { status: 'planned' }),
      await ann.patch(`${path}/items/${idea.id}`, { status: 'booked' }),
      await ann.post(`${path}/items`, { ...inn, name: 'Third Inn' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'slot-is-booked'])
    expect(await statesIn(path)).toEqual({ 'Old Inn': 'booked', 'New Inn': 'idea' })
  })

  test('A4 whatever is chosen at once, one is planned in the end', async () => {
    const path = await newTrip()
    const inns = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => add(path, { ...inn, name, status: 'idea' })),
    )
    const added = ['E', 'F'].map((name) => ann.post(`${path}/items`, { ...inn, name }))
    const chosen = inns.map(({ id }) => ann.patch(`${path}/items/${id}`, { status: 'planned' }))
    const answers = await Promise.all([...added, ...chosen])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 200])
    const states = Object.values(await statesIn(path))
    expect(states.filter((state) => state === 'planned')).toHaveLength(1)
    expect((await ann.get(path)).body.totalCad).toBe(200)
  })

  test('A4 what was removed comes back as an idea where another was chosen meanwhile', async () => {
    const path = await newTrip()
    const old = await add(path, { ...inn, name: 'Old Inn' })
    await ann.delete(`${path}/items/${old.id}`)
    await add(path, { ...inn, name: 'New Inn' })
    const { version: _v, paid: _p, ...seen } = old
    const back = await ann.post(`${path}/items`, { ...seen, restore: randomUUID() })
    expect([back.status, back.body.status]).toEqual([201, 'idea'])
    expect(await statesIn(path)).toEqual({ 'Old Inn': 'idea', 'New Inn': 'planned' })
  })

  test('A4 without a common choice all count', async () => {
    const path = await newTrip()
    await add(path, { ...inn, name: 'Old Inn', choice: null })
    await add(path, { ...inn, name: 'New Inn', choice: 'other' })
    expect((await ann.get(path)).body.totalCad).toBe(400)
  })
})
