import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ann: TestClient
let path: string
let inn: { id: string; version: number }
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('explorer')
  const trip = await ann.post('/api/itineraries', {
    destination: 'Lisbon',
    startDate: '2027-04-12',
    endDate: '2027-04-14',
    party: { adults: 2, children: [7] },
    origin: { iata: 'YYZ' },
  })
  path = `/api/itineraries/${trip.body.id}`
  inn = (await ann.post(`${path}/items`, { type: 'hotel', name: 'Inn', price: 300 })).body
})
afterAll(() => app.close())

const at = (iata: string, local: string) => ({ iata, local })
const leg = (from: object, to: object) => ({ from, to })
const flight = (...segments: object[]) => ({
  details: { kind: 'flight', directions: [{ segments }] },
})
const out = leg(at('YYZ', '2027-04-12T18:00'), at('LHR', '2027-04-13T06:00'))

/** What is refused, of the trip or of an item of it: the field that is marked, and words for it. */
const ofTrip: readonly [string, object, string][] = [
  ['a party of nobody', { party: { adults: 0, children: [] } }, 'party.adults'],
  ['a party of forty', { party: { adults: 40, children: [] } }, 'party.adults'],
  ['forty children', { party: { adults: 1, children: Array(40).fill(4) } }, 'party.children'],
  ['an age of −1', { party: { adults: 1, children: [-1] } }, 'party.children.0'],
  ['an end before the start', { endDate: '2027-04-01' }, 'endDate'],
]
const ofItem: readonly [string, object, string][] = [
  [
    'a segment that leaves before the one before it lands',
    flight(out, leg(at('LHR', '2027-04-13T05:00'), at('LIS', '2027-04-13T08:00'))),
    'details.directions.0.segments.1.from.local',
  ],
  [
    'a train that arrives first',
    {
      details: {
        kind: 'ground',
        from: { local: '2027-04-12T10:00', zone: 'Europe/Lisbon' },
        to: { local: '2027-04-12T09:00', zone: 'Europe/Lisbon' },
      },
    },
    'details.to.local',
  ],
  [
    'a car that is returned first',
    {
      details: {
        kind: 'car',
        pickUp: { local: '2027-04-12T10:00', zone: 'Europe/Lisbon' },
        dropOff: { local: '2027-04-11T09:00', zone: 'Europe/Lisbon' },
      },
    },
    'details.dropOff.local',
  ],
  [
    'a cancellation in a zone that is none',
    {
      details: {
        kind: 'stay',
        freeCancellationUntil: { local: '2027-04-10T18:00', zone: 'Europe/Atlantis' },
      },
    },
    'details.freeCancellationUntil.zone',
  ],
  ['no guests', { details: { kind: 'stay', guests: 0 } }, 'details.guests'],
  ['minus one night', { nights: -1 }, 'nights'],
]

test.each(ofTrip)(
  'A2 %s is refused in words, and the trip stays as it was',
  async (_, over, field) => {
    const before = (await ann.get(path)).body
    const { status, body } = await ann.patch(path, { version: before.version, ...over })
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'invalid-input', field])
    expect(body.errors[0].message).toMatch(/^[A-Z].+ .+\.$/)
    expect((await ann.get(path)).body).toEqual(before)
  },
)

test.each(ofItem)(
  'A2 %s is refused in words, new or of what is there, and nothing is lost',
  async (_, over, field) => {
    const before = (await ann.get(path)).body
    const answers = [
      await ann.post(`${path}/items`, { type: 'hotel', name: 'New', ...over }),
      await ann.patch(`${path}/items/${inn.id}`, { version: inn.version, ...over }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.code, body.errors[0].field]).toEqual([422, 'invalid-input', field])
      expect(body.errors[0].message).toMatch(/^[A-Z].+ .+\.$/)
    }
    expect((await ann.get(path)).body).toEqual(before)
  },
)

test('A5 an item of an offer that is gone stays with its price when the party changes, as an estimate, and is said', async () => {
  const gone = { provider: 'gone-supplier', id: 'no-such-offer', expiresAt: '2026-01-01T00:00:00Z' }
  const stay = {
    type: 'hotel',
    name: 'Gone',
    price: 240,
    day: '2027-04-12',
    nights: 2,
    offer: gone,
  }
  const { body: item } = await ann.post(`${path}/items`, {
    ...stay,
    source: 'stays:lisbon/no-such-hotel',
    details: { kind: 'stay', guests: 3 },
  })
  const { version } = (await ann.get(path)).body
  const { status, body } = await ann.patch(path, { version, party: { adults: 2, children: [] } })
  expect(status).toBe(200)
  expect(body.repriced).toEqual([{ itemId: item.id, before: 240, after: null }])
  const [kept] = body.days[0].items
  expect(kept).toMatchObject({ name: 'Gone', price: 240, estimated: true })
  const { findings } = (await ann.get(`${path}/check`)).body
  expect(findings.map(({ rule }: { rule: string }) => rule)).toContain('offer-expired')
})
