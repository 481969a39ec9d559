import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient

beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('wanderlust')
})
afterAll(() => app.close())

const place = (name: string, lat: number, lng: number) => ({
  ref: null,
  name,
  countryCode: 'PT',
  lat,
  lng,
})
const destinations = [place('Lisbon', 38.72, -9.14), place('Porto', 41.15, -8.61)]

async function newTrip(): Promise<string> {
  const dates = { startDate: '2027-05-10', endDate: '2027-05-13' }
  const { status, body } = await ann.post('/api/itineraries', { destinations, ...dates })
  expect(status).toBe(201)
  return `/api/itineraries/${body.id}`
}

const placesOf = (body: { days: { place: number }[] }) => body.days.map((day) => day.place)

test('A7 each day of a trip says in which of its places it is: by stays, then by the traveller’s choice', async () => {
  const trip = await newTrip()
  expect(placesOf((await ann.get(trip)).body)).toEqual([0, 0, 0, 0])
  await ann.post(`${trip}/items`, {
    type: 'hotel',
    name: 'Casa',
    day: '2027-05-12',
    nights: 1,
    lat: 41.14,
    lng: -8.61,
  })
  const { body } = await ann.get(trip)
  expect(placesOf(body)).toEqual([0, 0, 1, 1])
  const dayPlaces = { '2027-05-11': 'Porto', '2027-05-12': 'Lisbon' }
  const chosen = await ann.patch(trip, { version: body.version, dayPlaces })
  expect(chosen.status).toBe(200)
  expect(placesOf(chosen.body)).toEqual([0, 1, 0, 0])
  expect((await ann.get(trip)).body).toMatchObject({ dayPlaces })
})

test('A7 a flight into the second city moves the days there, by its airport', async () => {
  const trip = await newTrip()
  const details = {
    kind: 'flight',
    directions: [
      {
        segments: [
          {
            from: { iata: 'LIS', local: '2027-05-11T09:00' },
            to: { iata: 'OPO', local: '2027-05-11T10:00' },
          },
        ],
      },
    ],
  }
  const flight = { type: 'flight', name: 'LIS to OPO', day: '2027-05-11', details }
  expect((await ann.post(`${trip}/items`, flight)).status).toBe(201)
  expect(placesOf((await ann.get(trip)).body)).toEqual([0, 1, 1, 1])
})

test('A7 a choice moves with the items, and goes with its place', async () => {
  const trip = await newTrip()
  await ann.patch(trip, { version: 1, dayPlaces: { '2027-05-11': 'Porto' } })
  const dates = { startDate: '2027-06-10', endDate: '2027-06-13' }
  const moved = await ann.patch(trip, { version: 2, ...dates, moveItems: true })
  expect(moved.body).toMatchObject({ dayPlaces: { '2027-06-11': 'Porto' } })
  const fewer = await ann.patch(trip, {
    version: moved.body.version,
    destinations: destinations.slice(0, 1),
  })
  expect(fewer.body).toMatchObject({ dayPlaces: {} })
  expect(placesOf(fewer.body)).toEqual([0, 0, 0, 0])
})

test('A7 a copy keeps the choices', async () => {
  const trip = await newTrip()
  await ann.patch(trip, { version: 1, dayPlaces: { '2027-05-11': 'Porto' } })
  const copy = await ann.post(`${trip}/copies`, { id: randomUUID(), title: 'Again' })
  expect(copy.body).toMatchObject({ dayPlaces: { '2027-05-11': 'Porto' } })
})

test('A7 a place that the trip has not, or a day that is none, is refused in words; a stranger finds no trip', async () => {
  const trip = await newTrip()
  for (const [dayPlaces, field] of [
    [{ '2027-05-11': 'Faro' }, 'dayPlaces.2027-05-11'],
    [{ '2027-02-30': 'Porto' }, 'dayPlaces.2027-02-30'],
    [{ constructor: 'Porto' }, 'dayPlaces.constructor'],
  ] as const) {
    const { status, body } = await ann.patch(trip, { version: 1, dayPlaces })
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe(field)
  }
  const bob = await app.user('wanderlust')
  const dayPlaces = { '2027-05-11': 'Porto' }
  expect((await bob.patch(trip, { version: 1, dayPlaces })).status).toBe(404)
  expect((await ann.get(trip)).body).toMatchObject({ dayPlaces: {}, version: 1 })
})
