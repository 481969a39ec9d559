import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { partsOf, tripProgress } from '../domain/trip-progress.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('wanderlust')
})
afterAll(() => app.close())

async function newTrip(fields: object): Promise<string> {
  const { body } = await ann.post('/api/itineraries', { destination: 'Lisbon', ...fields })
  return body.id
}

const add = async (id: string, item: object): Promise<void> => {
  const { status } = await ann.post(`/api/itineraries/${id}/items`, item)
  expect(status).toBe(201)
}

async function listed(id: string) {
  const { body } = await ann.get('/api/itineraries')
  return body.find((trip: { id: string }) => trip.id === id)
}

/** Rule used for unsaved trips. */
async function byTheRule(id: string) {
  const { body } = await ann.get(`/api/itineraries/${id}`)
  const items = [...body.days.flatMap(({ items: own }: { items: [] }) => own), ...body.unscheduled]
  return tripProgress(body, partsOf(items))
}

test('C8 a trip in the list says its days, its beds, its flights and its budget', async () => {
  const id = await newTrip({
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    budgetCad: 4000,
    party: { adults: 2, children: [7] },
  })
  expect((await listed(id)).progress).toEqual({
    days: 5,
    plannedDays: 0,
    nights: 4,
    coveredNights: 0,
    bookedNights: 0,
    flights: 'none',
    ideas: 0,
  })
  await add(id, { type: 'attraction', name: 'Belém Tower', day: '2027-05-10' })
  await add(id, { type: 'restaurant', name: 'Supper', day: '2027-05-10' })
  await add(id, { type: 'attraction', name: 'Castle', day: '2027-05-11' })
  // Items outside the trip, ideas and unscheduled ones plan no day.
  await add(id, { type: 'attraction', name: 'Sintra', day: '2027-05-20' })
  await add(id, { type: 'attraction', name: 'Fado', day: '2027-05-12', status: 'idea' })
  await add(id, { type: 'attraction', name: 'Tram 28' })
  // One stay starts before the trip, two overlap, one ends after it.
  await add(id, { type: 'hotel', name: 'Airport Inn', day: '2027-05-09', nights: 2 })
  await add(id, { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 2 })
  await add(id, { type: 'property', name: 'Flat', day: '2027-05-13', nights: 3 })
  await add(id, { type: 'flight', name: 'To Lisbon', day: '2027-05-13' })
  const trip = await listed(id)
  expect(trip).toMatchObject({ budgetCad: 4000, party: { adults: 2, children: [7] }, origin: null })
  expect(trip.progress).toEqual({
    days: 5,
    plannedDays: 2,
    nights: 4,
    coveredNights: 3,
    bookedNights: 0,
    flights: 'planned',
    ideas: 2,
  })
  expect(trip.progress).toEqual(await byTheRule(id))
})

test('C8 what was removed plans nothing, and a trip of one day has no night', async () => {
  const id = await newTrip({ startDate: '2027-05-10', endDate: '2027-05-10' })
  const { body } = await ann.post(`/api/itineraries/${id}/items`, {
    type: 'attraction',
    name: 'Castle',
    day: '2027-05-10',
  })
  expect((await listed(id)).progress).toMatchObject({ days: 1, plannedDays: 1, nights: 0 })
  await ann.delete(`/api/itineraries/${id}/items/${body.id}`)
  expect((await listed(id)).progress).toMatchObject({ plannedDays: 0, coveredNights: 0, ideas: 0 })
  expect((await listed(id)).progress).toEqual(await byTheRule(id))
})

test('C8 a stranger’s list has neither the trip nor its progress', async () => {
  const id = await newTrip({ startDate: '2027-05-10', endDate: '2027-05-11' })
  const ben = await app.user()
  const { body } = await ben.get('/api/itineraries')
  expect(body.map((trip: { id: string }) => trip.id)).not.toContain(id)
})
