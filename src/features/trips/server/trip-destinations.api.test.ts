import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
let free: TestClient

beforeAll(async () => {
  app = await startTestApp()
  ;[ann, free] = await Promise.all([app.user('wanderlust'), app.user()])
})
afterAll(() => app.close())

const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
const paris = { ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.8566, lng: 2.3522 }
const texas = { ref: 'c4717560', name: 'Paris', countryCode: 'US', lat: 33.66094, lng: -95.55551 }
const lyon = { ref: null, name: 'Lyon', countryCode: null, lat: null, lng: null }

const create = (over: object, client = ann) =>
  client.post('/api/itineraries', { ...dates, ...over })

test('PLAN-07 a trip keeps which places it goes to, in order; the first is its destination', async () => {
  const { status, body } = await create({ destinations: [paris, lyon] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ destination: 'Paris', destinations: [paris, lyon] })
  expect(body.title).toBe('Paris, Lyon, 3 days')
  const read = (await ann.get(`/api/itineraries/${body.id}`)).body
  expect(read.destinations).toEqual([paris, lyon])
  const listed = (await ann.get('/api/itineraries')).body as { id: string }[]
  expect(listed.find(({ id }) => id === body.id)).toMatchObject({ destinations: [paris, lyon] })
})

test('PLAN-07 a name alone is a place of which nothing else is known', async () => {
  const { body } = await create({ destination: 'Lyon' })
  expect(body.destinations).toEqual([lyon])
  const renamed = await ann.patch(`/api/itineraries/${body.id}`, {
    version: 1,
    destination: 'Nice',
  })
  expect(renamed.body).toMatchObject({ destination: 'Nice', destinations: [{ name: 'Nice' }] })
})

test('PLAN-07 the same name again keeps the place that was chosen, another name replaces the first', async () => {
  const { body } = await create({ destinations: [texas, lyon] })
  const at = `/api/itineraries/${body.id}`
  const same = await ann.patch(at, { version: 1, destination: 'Paris' })
  expect(same.body).toMatchObject({ version: 1, destinations: [texas, lyon] })
  const other = await ann.patch(at, { version: 1, destination: 'Dallas' })
  expect(other.body.destinations).toMatchObject([{ ref: null, name: 'Dallas' }, lyon])
})

test('PLAN-08 a trip sent twice is one, a change of places from an old version is a conflict', async () => {
  const id = randomUUID()
  const wish = { id, destinations: [paris, lyon] }
  expect((await create(wish)).status).toBe(201)
  expect((await create(wish)).status).toBe(201)
  expect((await create({ ...wish, destinations: [texas, lyon] })).status).toBe(409)
  const at = `/api/itineraries/${id}`
  await ann.patch(at, { version: 1, destinations: [lyon, paris] })
  const late = await ann.patch(at, { version: 1, destinations: [texas] })
  expect(late.status).toBe(409)
  expect(late.body.conflicts).toEqual([
    { field: 'destinations', yours: [texas], theirs: [lyon, paris] },
  ])
})

test('TIER-03 TIER-06 PLAN-07 every listed place counts as a city of the tier', async () => {
  const refused = await create({ destinations: [paris, lyon] }, free)
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({
    code: 'tier-required',
    requiredTier: 'wanderlust',
    allowedCities: 1,
    wantedCities: 2,
  })
  expect(refused.body.message).toContain('2 places needs the Wanderlust tier')
  const own = (await create({ destination: 'Paris' }, free)).body
  const more = { version: 1, destinations: [paris, lyon] }
  expect((await free.patch(`/api/itineraries/${own.id}`, more)).status).toBe(403)
  const eleven = Array.from({ length: 11 }, (_, n) => ({ ...lyon, name: `Place ${n}` }))
  const tooMany = await create({ destinations: eleven })
  expect(tooMany.body).toMatchObject({ code: 'tier-required', requiredTier: null })
})

test.each([
  ['no place at all', {}],
  ['an empty list', { destinations: [] }],
  ['a place without a name', { destinations: [{ ...paris, name: ' ' }] }],
  ['a country in words', { destinations: [{ ...paris, countryCode: 'France' }] }],
  ['a place beyond the pole', { destinations: [{ ...paris, lat: 91 }] }],
  ['an unknown field', { destinations: [{ ...paris, population: 2 }] }],
])('PLAN-07 %s is refused with the field named', async (_, over) => {
  const { status, body } = await create(over)
  expect(status).toBe(422)
  expect(body.errors[0].field).toMatch(/^destination/)
})

test('STAY-05 an item keeps its nights, guests, offer and original price', async () => {
  const trip = (await create({ destination: 'Tokyo' })).body
  const stay = {
    type: 'hotel',
    name: 'Inn',
    price: 284.5,
    day: '2027-04-12',
    nights: 2,
    details: { kind: 'stay', guests: 3 },
    offer: { provider: 'embedded', id: 'x', expiresAt: null },
    original: { amount: 31_000, currency: 'JPY', rate: 0.0091774, rateDate: '2026-11-01' },
  }
  const { body } = await ann.post(`/api/itineraries/${trip.id}/items`, stay)
  expect(body).toMatchObject(stay)
  const moved = await ann.patch(`/api/itineraries/${trip.id}/items/${body.id}`, {
    day: '2027-04-13',
  })
  expect(moved.body).toMatchObject({ ...stay, day: '2027-04-13' })
  const wrong = await ann.post(`/api/itineraries/${trip.id}/items`, { ...stay, nights: 0 })
  expect(wrong.status).toBe(422)
})
