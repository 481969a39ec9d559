import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everythingKept } from '#tests/support/everything-kept.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

const lisbon = { destination: 'Lisbon', startDate: '2027-04-12', endDate: '2027-04-14' }
const family = { adults: 2, children: [4, 0] }

async function newTrip(over: object = {}) {
  const { status, body } = await ann.post('/api/itineraries', { ...lisbon, ...over })
  expect(status).toBe(201)
  return { trip: body, path: `/api/itineraries/${body.id}` }
}

/** Another editor of the trip. */
async function editorOf(path: string): Promise<TestClient> {
  const editor = await app.user()
  const { path: invitation } = (await ann.post(`${path}/invitations`, { id: randomUUID() })).body
  expect((await editor.post(`/api/invitations/${invitation.split('=')[1]}`)).status).toBe(200)
  return editor
}

describe('A1 the travellers, and where the trip begins', () => {
  test('A1 a trip that says nothing is for one adult, from nowhere; what is said is read back', async () => {
    const { trip } = await newTrip()
    expect(trip).toMatchObject({ party: { adults: 1, children: [] }, origin: null, travellers: [] })
    const { path } = await newTrip({ party: family, origin: { iata: 'YYZ' } })
    const { body } = await ann.get(path)
    expect(body.party).toEqual(family)
    expect(body.origin).toMatchObject({ name: 'Toronto', iata: 'YYZ' })
    expect(Math.abs(body.origin.lat - 43.68) + Math.abs(body.origin.lng + 79.63)).toBeLessThan(0.1)
  })

  test('A1 a place is given the nearest airport that has flights, and keeps its name', async () => {
    const kingston = { name: 'Kingston, Ontario', lat: 44.231, lng: -76.486 }
    const { trip, path } = await newTrip({ origin: kingston })
    expect(trip.origin).toMatchObject(kingston)
    expect(trip.origin.iata).toMatch(/^[A-Z]{3}$/)
    // What was read may be sent back, and is the same.
    const again = await ann.patch(path, { version: trip.version, origin: trip.origin })
    expect([again.status, again.body.origin, again.body.version]).toEqual([200, trip.origin, 1])
    const none = await ann.patch(path, { version: 1, origin: null })
    expect([none.body.origin, none.body.version]).toEqual([null, 2])
  })

  test('A1 the code of a metropolis is its main airport', async () => {
    const { trip } = await newTrip({ origin: { iata: 'lon' } })
    expect(trip.origin).toMatchObject({ name: 'London', iata: 'LHR' })
  })

  test('A1 the sum by heads is to the cent, children counted', async () => {
    const { path } = await newTrip({ party: { adults: 2, children: [3] } })
    await ann.post(`${path}/items`, { type: 'activity', name: 'Tram', price: 100 })
    expect((await ann.get(path)).body).toMatchObject({ totalCad: 100, perPersonCad: 33.33 })
    const { body } = await ann.patch(path, { version: 1, party: { adults: 2, children: [] } })
    expect(body).toMatchObject({ totalCad: 100, perPersonCad: 50 })
  })

  test.each([
    ['no adults', { party: { adults: 0, children: [] } }, 'party.adults', 'at least one adult'],
    ['ten', { party: { adults: 9, children: [1] } }, 'party.children', 'up to 9'],
    ['ten adults', { party: { adults: 10, children: [] } }, 'party.adults', 'up to 9'],
    ['an unborn child', { party: { adults: 1, children: [-1] } }, 'party.children.0', '0 to 17'],
    ['a grown child', { party: { adults: 1, children: [18] } }, 'party.children.0', '0 to 17'],
    ['half a child', { party: { adults: 1, children: [4.5] } }, 'party.children.0', 'whole years'],
    ['an airport that is none', { origin: { iata: 'QQQ' } }, 'origin.iata', 'know an airport'],
    ['a name alone', { origin: { name: 'Home' } }, 'origin.iata', 'Enter an airport'],
    [
      'a stay that ends first',
      {
        travellers: [
          { passports: [], history: [{ country: 'FR', from: '2026-05-02', to: '2026-05-01' }] },
        ],
      },
      'travellers.0.history.0.to',
      'can’t end before',
    ],
  ])(
    'A1 %s is refused in words, in a new trip and in one that is there',
    async (_, over, field, words) => {
      const { path } = await newTrip()
      const answers = [
        await ann.post('/api/itineraries', { ...lisbon, ...over }),
        await ann.patch(path, { version: 1, ...over }),
      ]
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([422, 'invalid-input'])
        expect(body.errors[0].field).toBe(field)
        expect(body.errors[0].message).toContain(words)
      }
    },
  )

  test('A1 the same wish sent twice makes one trip; two editors that change party and title both live', async () => {
    const id = randomUUID()
    const wish = { ...lisbon, id, party: family, origin: { iata: 'YUL' } }
    const answers = await Promise.all([1, 2, 3].map(() => ann.post('/api/itineraries', wish)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const path = `/api/itineraries/${id}`
    await ann.patch(path, { version: 1, title: 'Spring' })
    const party = await ann.patch(path, { version: 1, party: { adults: 3, children: [] } })
    expect([party.status, party.body.title]).toEqual([200, 'Spring'])
    const late = await ann.patch(path, { version: 1, party: { adults: 4, children: [] } })
    expect([late.status, late.body.code]).toEqual([409, 'changed-elsewhere'])
    expect(late.body.conflicts).toMatchObject([{ field: 'party', theirs: { adults: 3 } }])
  })

  test('A1 a copy has the same party and origin, and no passports', async () => {
    const travellers = [{ name: 'Zoë', passports: [{ country: 'CA', expires: '2031-02-03' }] }]
    const { path } = await newTrip({ party: family, origin: { iata: 'YUL' }, travellers })
    const id = randomUUID()
    const { status, body } = await ann.post(`${path}/copies`, { id, title: 'Again' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ party: family, origin: { iata: 'YUL' }, travellers: [] })
  })
})

describe('A1 passports', () => {
  const own = [
    {
      name: 'Ann of Kept Secrets',
      passports: [{ country: 'CA', expires: '2031-02-03' }, { country: 'IE' }],
      history: [{ country: 'FR', from: '2026-12-01', to: '2026-12-20' }],
    },
  ]
  const theirs = [
    { name: 'Bo of Kept Secrets', passports: [{ country: 'JP', expires: '2030-07-08' }] },
  ]

  test('A1 each editor reads the passports that they entered and of others the names; the owner removes all', async () => {
    const { trip, path } = await newTrip({ travellers: own })
    expect(trip.travellers).toEqual(own)
    const editor = await editorOf(path)
    const seen = await editor.get(path)
    expect(seen.body).toMatchObject({
      travellers: [],
      travellersOfOthers: [{ name: 'Ann of Kept Secrets' }],
    })
    expect(seen.text).not.toContain('2031-02-03')
    const { version } = seen.body
    const written = await editor.patch(path, { version, travellers: theirs })
    expect([written.body.travellers, written.body.version]).toEqual([theirs, version + 1])
    const back = await ann.get(path)
    expect(back.body.travellers).toEqual(own)
    expect(back.text).not.toContain('2030-07-08')
    // An editor removes only their own.
    await editor.patch(path, { version: version + 1, travellers: [] })
    expect((await ann.get(path)).body).toMatchObject({ travellers: own, travellersOfOthers: [] })
    await editor.patch(path, { version: version + 2, travellers: theirs })
    await ann.patch(path, { version: version + 3, travellers: [] })
    for (const client of [ann, editor])
      expect((await client.get(path)).body).toMatchObject({
        travellers: [],
        travellersOfOthers: [],
      })
  })

  test('A1 a removed member leaves no passports in the trip', async () => {
    const { path } = await newTrip()
    const editor = await editorOf(path)
    await editor.patch(path, { version: 1, travellers: theirs })
    const { id } = (await editor.get('/api/auth/user')).body
    expect((await ann.delete(`${path}/members/${id}`)).status).toBe(204)
    expect((await ann.get(path)).body.travellersOfOthers).toEqual([])
  })

  test('A1 nothing of a passport stands in the database, in others’ exports, on the shared page, in a calendar', async () => {
    const { path } = await newTrip({ travellers: own })
    await ann.post(`${path}/items`, { type: 'activity', name: 'Tram', day: '2027-04-12' })
    const editor = await editorOf(path)
    const kept = await everythingKept(app)
    const { path: page } = (
      await ann.put(`${path}/sharing/page`, { hidePrices: false, hideNotes: false })
    ).body
    const visitor = app.visitor()
    const texts = [
      kept,
      (await editor.get('/api/account/export')).text,
      (await visitor.get(page.replace('/shared/', '/api/shared-trips/'))).text,
      (await ann.get(`${path}/calendar`)).text,
    ]
    for (const text of texts) {
      expect(text).not.toContain('2031-02-03')
      expect(text).not.toContain('Ann of Kept Secrets')
    }
    const copy = (await ann.get('/api/account/export')).text
    expect(copy).toContain('2031-02-03')
    expect((await (await app.user()).get(path)).status).toBe(404)
  })
})
