import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
let stranger: TestClient

beforeAll(async () => {
  app = await startTestApp()
  ;[ann, stranger] = await Promise.all([app.user(), app.user()])
})
afterAll(() => app.close())

const paris = {
  destination: 'Paris',
  startDate: '2027-04-12',
  endDate: '2027-04-14',
  budgetCad: 1200,
}

const newTrip = async (client = ann, over: object = {}) =>
  (await client.post('/api/itineraries', { ...paris, ...over })).body

const louvre = { type: 'attraction', name: 'Louvre Museum', price: 36, day: '2027-04-13' }

describe('PLAN-08 saved trips', () => {
  test('PLAN-08 a trip is created, listed with its sums, changed and deleted', async () => {
    const trip = await newTrip(ann, { title: 'Spring in Paris' })
    expect(trip).toMatchObject({ title: 'Spring in Paris', budgetCad: 1200, version: 1 })
    expect(trip.days.map((day: { date: string }) => day.date)).toEqual([
      '2027-04-12',
      '2027-04-13',
      '2027-04-14',
    ])
    await ann.post(`/api/itineraries/${trip.id}/items`, louvre)
    await ann.post(`/api/itineraries/${trip.id}/items`, {
      type: 'hotel',
      name: 'Inn',
      price: 284.5,
    })
    const listed = (await ann.get('/api/itineraries')).body
    const summary = { id: trip.id, title: 'Spring in Paris', destination: 'Paris' }
    expect(listed[0]).toMatchObject({ ...summary, itemCount: 2, totalCad: 320.5 })
    const changed = await ann.patch(`/api/itineraries/${trip.id}`, { version: 1, budgetCad: 900 })
    expect(changed.body).toMatchObject({ budgetCad: 900, version: 2, totalCad: 320.5 })
    expect((await ann.delete(`/api/itineraries/${trip.id}`)).status).toBe(204)
    expect((await ann.get(`/api/itineraries/${trip.id}`)).status).toBe(404)
  })

  test('PLAN-08 the same id sent twice, and twice at once, makes one trip', async () => {
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ann.post('/api/itineraries', { ...paris, id })),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    const listed = (await ann.get('/api/itineraries')).body as { id: string }[]
    expect(listed.filter((trip) => trip.id === id)).toHaveLength(1)
    expect((await stranger.post('/api/itineraries', { ...paris, id })).status).toBe(409)
  })

  test('PLAN-08 a stranger and a visitor see and change nothing, and learn nothing', async () => {
    const trip = await newTrip(ann, { title: 'A secret' })
    const added = await ann.post(`/api/itineraries/${trip.id}/items`, louvre)
    const at = `/api/itineraries/${trip.id}`
    const item = `${at}/items/${added.body.id}`
    for (const [client, status] of [
      [stranger, 404],
      [app.visitor(), 401],
    ] as const) {
      const answers = await Promise.all([
        client.get(at),
        client.patch(at, { version: 1, title: 'Mine' }),
        client.delete(at),
        client.post(`${at}/items`, louvre),
        client.patch(item, { name: 'Mine' }),
        client.delete(item),
      ])
      expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(status))
      for (const answer of answers) expect(answer.text).not.toContain('A secret')
    }
    expect((await ann.get(at)).body).toMatchObject({ title: 'A secret', itemCount: 1 })
  })

  test('PLAN-08 edits of different fields from one version both live, of the same field conflict', async () => {
    const trip = await newTrip()
    const at = `/api/itineraries/${trip.id}`
    const item = (await ann.post(`${at}/items`, louvre)).body
    const itemAt = `${at}/items/${item.id}`
    expect((await ann.patch(itemAt, { version: 1, price: 40 })).status).toBe(200)
    const both = await ann.patch(itemAt, { version: 1, name: 'The Louvre' })
    expect(both.body).toMatchObject({ name: 'The Louvre', price: 40, version: 3 })
    const clash = await ann.patch(itemAt, { version: 1, price: 44, time: '10:00' })
    expect(clash.status).toBe(409)
    expect(clash.body).toMatchObject({
      code: 'changed-elsewhere',
      conflicts: [{ field: 'price', yours: 44, theirs: 40 }],
    })
    expect((await ann.get(at)).body.days[1].items[0]).toMatchObject({ price: 40, time: null })
  })

  test('PLAN-08 a default title follows the trip, a chosen one stays', async () => {
    const trip = await newTrip()
    const at = `/api/itineraries/${trip.id}`
    const shorter = await ann.patch(at, { version: 1, endDate: '2027-04-13' })
    expect(shorter.body.title).toBe('Paris, 2 days')
    // From here on the title is chosen: later changes of the trip keep it.
    const named = await ann.patch(at, { version: 2, title: 'Spring' })
    expect(named.body.title).toBe('Spring')
    const longer = await ann.patch(at, { version: 3, endDate: '2027-04-14', destination: 'Lyon' })
    expect(longer.body).toMatchObject({ title: 'Spring', destination: 'Lyon' })
  })

  test('PLAN-08 parallel edits of one item lose nothing: each lands or is told', async () => {
    const trip = await newTrip()
    const at = `/api/itineraries/${trip.id}/items`
    const { id } = (await ann.post(at, louvre)).body
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        ann.patch(`${at}/${id}`, { version: 1, price: n + 100 }),
      ),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(11)
  })
})

describe('PLAN-07 items and days', () => {
  test('PLAN-07 items stand in their day in order, fit between two, and wait when they have none', async () => {
    const trip = await newTrip()
    const at = `/api/itineraries/${trip.id}`
    const first = (await ann.post(`${at}/items`, louvre)).body
    const second = (await ann.post(`${at}/items`, { ...louvre, name: 'Orsay' })).body
    expect(first.position < second.position).toBe(true)
    await ann.post(`${at}/items`, { ...louvre, name: 'Lunch', position: `${first.position}V` })
    await ann.post(`${at}/items`, { ...louvre, name: 'Later', day: '2027-05-30' })
    const { days, unscheduled } = (await ann.get(at)).body
    expect(days[1].items.map((item: { name: string }) => item.name)).toEqual([
      'Louvre Museum',
      'Lunch',
      'Orsay',
    ])
    expect(unscheduled.map((item: { name: string }) => item.name)).toEqual(['Later'])
  })

  test('PLAN-07 shortening a trip keeps its items, and lengthening brings them back', async () => {
    const trip = await newTrip()
    const at = `/api/itineraries/${trip.id}`
    await ann.post(`${at}/items`, { ...louvre, day: '2027-04-14' })
    const short = (await ann.patch(at, { version: 1, endDate: '2027-04-12' })).body
    expect(short).toMatchObject({
      itemCount: 1,
      totalCad: 36,
      unscheduled: [{ day: '2027-04-14' }],
    })
    const long = (await ann.patch(at, { version: 2, endDate: '2027-04-14' })).body
    expect(long.days[2].items).toHaveLength(1)
  })

  test('an item is added once however often it is sent, and a removed one comes back', async () => {
    const trip = await newTrip()
    const at = `/api/itineraries/${trip.id}/items`
    const item = { ...louvre, id: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => ann.post(at, item)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    expect((await ann.get(`/api/itineraries/${trip.id}`)).body.itemCount).toBe(1)
    expect((await ann.post(at, { ...item, name: 'Another thing' })).status).toBe(409)
    expect((await ann.delete(`${at}/${item.id}`)).status).toBe(204)
    expect((await ann.delete(`${at}/${item.id}`)).status).toBe(204)
    expect((await ann.get(`/api/itineraries/${trip.id}`)).body.itemCount).toBe(0)
    // A late retry of the first request does not undo the removal; an Undo has its own id.
    expect((await ann.post(at, item)).body).toMatchObject({ code: 'item-removed', status: 410 })
    const undone = await ann.post(at, { ...item, restore: randomUUID() })
    expect(undone.body).toMatchObject({ name: 'Louvre Museum' })
    expect((await ann.get(`/api/itineraries/${trip.id}`)).body.itemCount).toBe(1)
  })

  test('two accounts may use the same item id without noticing each other', async () => {
    const [mine, theirs] = [await newTrip(ann), await newTrip(stranger)]
    const item = { ...louvre, id: randomUUID() }
    expect((await ann.post(`/api/itineraries/${mine.id}/items`, item)).status).toBe(201)
    expect((await stranger.post(`/api/itineraries/${theirs.id}/items`, item)).status).toBe(201)
  })
})

test('PLAN-08 adding to a trip that is being deleted says that it is gone', async () => {
  for (let round = 0; round < 5; round++) {
    const trip = await newTrip()
    const adds = Array.from({ length: 10 }, () =>
      ann.post(`/api/itineraries/${trip.id}/items`, louvre),
    )
    const [gone, ...added] = await Promise.all([ann.delete(`/api/itineraries/${trip.id}`), ...adds])
    expect(gone?.status).toBe(204)
    for (const { status } of added) expect([201, 404]).toContain(status)
  }
})

describe('TIER-06 the tier is the server’s', () => {
  test('TIER-03 TIER-06 a trip longer than the tier allows is refused with the tier that it needs', async () => {
    const week = { ...paris, endDate: '2027-04-18' }
    const refused = await ann.post('/api/itineraries', week)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'tier-required', requiredTier: 'explorer' })
    expect(refused.body.message).toContain('Explorer')
    // Both ends count: from the 12th to the 15th is four days.
    const four = await ann.post('/api/itineraries', { ...paris, endDate: '2027-04-15' })
    expect([four.status, four.body.wantedDays]).toEqual([403, 4])
    const trip = await newTrip()
    const longer = { version: 1, endDate: week.endDate, tier: 'wanderlust' }
    expect((await ann.patch(`/api/itineraries/${trip.id}`, longer)).status).toBe(422)
    expect(
      (await ann.patch(`/api/itineraries/${trip.id}`, { version: 1, endDate: week.endDate }))
        .status,
    ).toBe(403)
    const explorer = await app.user('explorer')
    expect((await explorer.post('/api/itineraries', week)).status).toBe(201)
  })

  test('PLAN-07 TIER-06 without its tier a long trip is read, filled and shortened, but not made longer again', async () => {
    const zoe = await app.user('explorer')
    const { id } = await newTrip(zoe, { endDate: '2027-04-18' })
    await app.database.pool.query(
      'delete from entitlements where user_id = (select id from users where email = $1)',
      [zoe.email],
    )
    const at = `/api/itineraries/${id}`
    expect((await zoe.get('/api/auth/user')).body.tier).toBe('free')
    expect((await zoe.get(at)).body.days).toHaveLength(7)
    const last = { ...louvre, day: '2027-04-18' }
    expect((await zoe.post(`${at}/items`, last)).status).toBe(201)
    expect((await zoe.patch(at, { version: 1, budgetCad: 500 })).status).toBe(200)
    const shorter = await zoe.patch(at, { version: 2, endDate: '2027-04-17' })
    expect([shorter.status, shorter.body.days.length]).toEqual([200, 6])
    expect(shorter.body.unscheduled).toMatchObject([{ name: 'Louvre Museum' }])
    const longer = await zoe.patch(at, { version: 3, endDate: '2027-04-18' })
    expect([longer.status, longer.body.requiredTier]).toEqual([403, 'explorer'])
  })
})

describe('PLAN-08 bad input', () => {
  test.each([
    ['no destination', { destination: '  ' }, 'destination'],
    ['a day that does not exist', { startDate: '2027-02-30' }, 'startDate'],
    ['an end before the start', { endDate: '2027-04-01' }, 'endDate'],
    ['a negative budget', { budgetCad: -1 }, 'budgetCad'],
    ['a budget in words', { budgetCad: '12,50' }, 'budgetCad'],
    ['a title without end', { title: 'x'.repeat(121) }, 'title'],
    ['an id that is none', { id: '../../etc' }, 'id'],
    ['an unknown field', { ownerId: 'me' }, 'ownerId'],
  ])('a trip with %s is refused by field', async (_, over, field) => {
    const answer = await ann.post('/api/itineraries', { ...paris, ...over })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  test.each([
    ['no name', { name: '' }],
    ['an unknown type', { type: 'spaceship' }],
    ['a time of 25 hours', { time: '25:00' }],
    ['a latitude off the globe', { lat: 91 }],
    ['a price that is no number', { price: 'free' }],
    ['a position that is no key', { position: 'a b' }],
    ['half a minute', { durationMinutes: 0.5 }],
  ])('an item with %s is refused', async (_, over) => {
    const trip = await newTrip()
    const answer = await ann.post(`/api/itineraries/${trip.id}/items`, { ...louvre, ...over })
    expect(answer.status).toBe(422)
  })

  test('money is kept to the cent and text as it was written', async () => {
    const trip = await newTrip()
    const at = `/api/itineraries/${trip.id}/items`
    const name = 'Crêpes “Chez <Zoë>” 寿司 👩‍🍳'
    const item = (await ann.post(at, { type: 'restaurant', name, price: 12.345 })).body
    expect(item).toMatchObject({ name, price: 12.35 })
  })
})
