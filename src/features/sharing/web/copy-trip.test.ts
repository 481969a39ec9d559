import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { fromDraft } from '#features/trips/domain/draft-codec.ts'
import { copyAsDraft, hasDraft } from './copy-to-draft.ts'
import type { SharedItem, SharedTrip } from './sharing.client.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', { localStorage: memoryStorage(stored) })
  return () => vi.unstubAllGlobals()
})

const item = (over: Partial<SharedItem>): SharedItem => ({
  id: crypto.randomUUID(),
  status: 'planned',
  type: 'attraction',
  name: 'Belém Tower',
  location: 'Belém',
  notes: '',
  time: '10:00',
  durationMinutes: 60,
  nights: null,
  price: null,
  estimated: false,
  sample: false,
  lat: 38.69,
  lng: -9.21,
  landmark: 'lisbon/belem-tower',
  source: 'dining:embedded:lisbon/belem-tower',
  ...over,
})

const trip: SharedTrip = {
  title: 'Lisbon, 2 days',
  owner: 'Dana',
  places: ['Lisbon'],
  placeId: 'lisbon',
  countryCode: 'PT',
  startDate: '2027-05-10',
  endDate: '2027-05-11',
  totalCad: null,
  perPersonCad: null,
  party: { adults: 2, children: [7] },
  days: [
    { date: '2027-05-10', place: 0, spans: [], items: [item({}), item({ status: 'cancelled' })] },
    { date: '2027-05-11', place: 0, spans: [], items: [item({ name: 'Inn', status: 'booked' })] },
  ],
  outside: [],
  unscheduled: [item({ name: 'Fado', status: 'idea', time: null, landmark: null })],
  updatedAt: '2026-11-23T10:00:00.000Z',
}

test('C8 a copy is a draft without an owner: places, dates, party and what stands, nothing booked', () => {
  stored.set('draft-owner', 'ann')
  stored.set('travel-budget', '4000')
  expect(copyAsDraft(trip, null)).toBe(true)
  expect(stored.has('draft-owner')).toBe(false)
  expect(stored.has('travel-budget')).toBe(false)
  expect(stored.get('selectedDestination')).toBe('Lisbon')
  expect(JSON.parse(stored.get('travelDates') ?? '')).toEqual({
    start: '2027-05-10',
    end: '2027-05-11',
  })
  expect(JSON.parse(stored.get('itinerary_draft') ?? '').party).toEqual(trip.party)
  const items: object[] = JSON.parse(stored.get('itinerary') ?? '')
  expect(items).toMatchObject([
    { name: 'Belém Tower', date: '2027-05-10', time: '10:00', status: 'planned', estimated: true },
    { name: 'Inn', date: '2027-05-11', status: 'planned' },
    { name: 'Fado', status: 'idea' },
  ])
  expect(items[0]).toMatchObject({ source: 'dining:embedded:lisbon/belem-tower' })
  const text = stored.get('itinerary') ?? ''
  expect([text.includes('booked'), text.includes('Dana')]).toEqual([false, false])
})

test('C8 a copy keeps what its prices are the sum of, and a sight without a drawing is still that sight', () => {
  const source = 'dining:embedded:lisbon/carmo-convent'
  const kind = 'church'
  const carmo = item({ landmark: null, source, kind, price: 22, basis: 'person', quantity: 2 })
  const day = { date: '2027-05-10', place: 0, spans: [], items: [carmo] }
  expect(copyAsDraft({ ...trip, days: [day] }, null)).toBe(true)
  const items: object[] = JSON.parse(stored.get('itinerary') ?? '')
  expect(items[0]).toMatchObject({ source, price: 22, basis: 'person', quantity: 2 })
  // With the sign that it had.
  expect(fromDraft(items[0], 0)).toMatchObject({ source, kind })
})

test('C8 a draft with something in it is asked about before a copy replaces it; a saved trip’s store is none', () => {
  expect(hasDraft()).toBe(false)
  stored.set('itinerary', '[{"id":"1","type":"attraction","name":"Mine"}]')
  expect(hasDraft()).toBe(true)
  stored.set('itinerary-trip', 'a-trip')
  expect(hasDraft()).toBe(false)
  stored.delete('itinerary-trip')
  stored.set('itinerary', 'not json')
  expect(hasDraft()).toBe(false)
})

test('C8 an idea of a day is not copied, a flight keeps its own clocks and its way home', () => {
  const flight = item({
    type: 'flight',
    name: 'YYZ → LIS',
    time: '22:00',
    directions: [
      {
        segments: [
          { from: { local: '2027-05-09T22:00' }, to: { iata: 'YUL', local: '2027-05-09T23:10' } },
          { from: { iata: 'YUL', local: '2027-05-10T00:10' }, to: { local: '2027-05-10T10:00' } },
        ],
      },
      { segments: [{ from: { local: '2027-05-11T19:45' }, to: { local: '2027-05-11T22:50' } }] },
    ],
  })
  // Another stay for the same night waits as an idea.
  const other = item({ type: 'hotel', name: 'Other Inn', status: 'idea', nights: 1 })
  const inn = item({ type: 'hotel', name: 'Inn', status: 'planned', nights: 1, price: 180 })
  const day = { date: '2027-05-10', place: 0, spans: [], items: [flight, other, inn] }
  expect(copyAsDraft({ ...trip, days: [day] }, null)).toBe(true)
  const items: object[] = JSON.parse(stored.get('itinerary') ?? '')
  expect(items).toMatchObject([
    {
      name: 'YYZ → LIS',
      date: '2027-05-10',
      details: {
        kind: 'flight',
        directions: [
          {
            segments: [
              { from: { iata: 'YYZ', local: '2027-05-09T22:00' }, to: { iata: 'YUL' } },
              { from: { iata: 'YUL' }, to: { iata: 'LIS', local: '2027-05-10T10:00' } },
            ],
          },
          { segments: [{ from: { iata: 'LIS', local: '2027-05-11T19:45' }, to: { iata: 'YYZ' } }] },
        ],
      },
    },
    { name: 'Inn', nights: 1, status: 'planned', price: 180, estimated: true },
    { name: 'Fado', status: 'idea' },
  ])
})
