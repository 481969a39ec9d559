import { expect, test } from 'vitest'
import { placesOfDays } from './day-places.ts'
import { namedOnly } from './trip-destination.ts'

const [lisbon, porto] = [
  { ...namedOnly('Lisbon'), lat: 38.72, lng: -9.14 },
  { ...namedOnly('Porto'), lat: 41.15, lng: -8.61 },
]
const trip = { startDate: '2027-05-10', endDate: '2027-05-14', destinations: [lisbon, porto] }

const item = (over: Partial<Parameters<typeof placesOfDays>[1][number]>) => ({
  id: '1',
  status: 'planned' as const,
  day: '2027-05-10',
  time: null,
  nights: null,
  lat: null,
  lng: null,
  details: null,
  ...over,
})
const at = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng })
const stay = (day: string, nights: number, { lat, lng }: { lat: number; lng: number }) =>
  item({ id: day, day, nights, lat, lng })

test('A7 a trip of one place is there every day', () => {
  expect(placesOfDays({ ...trip, destinations: [porto] }, [])).toEqual([0, 0, 0, 0, 0])
})

test('A7 a day is where its night is spent, and the last day where it began', () => {
  const items = [stay('2027-05-10', 2, lisbon), stay('2027-05-12', 2, porto)]
  expect(placesOfDays(trip, items)).toEqual([0, 0, 1, 1, 1])
})

test('A7 of two stays in one night the one that begins tells', () => {
  const items = [stay('2027-05-10', 4, lisbon), stay('2027-05-12', 1, porto)]
  expect(placesOfDays(trip, items)).toEqual([0, 0, 1, 0, 0])
})

test('A7 without a bed an arrival tells, by the place that it names or by its airport; the way home does not', () => {
  const way = (to: object) => ({
    from: { local: '2027-05-12T09:00' },
    to: { local: '2027-05-12T12:00', ...to },
  })
  const train = item({
    details: { kind: 'ground', ...way({ place: { ...at(porto), name: 'Porto' } }) },
  })
  expect(placesOfDays(trip, [train])).toEqual([0, 0, 1, 1, 1])
  const home = {
    segments: [
      {
        from: { iata: 'OPO', local: '2027-05-14T10:00' },
        to: { iata: 'YYZ', local: '2027-05-14T14:00' },
      },
    ],
  }
  const directions = [{ segments: [way({ iata: 'OPO' })] }, home]
  const flight = item({ details: { kind: 'flight', directions } })
  const airports = new Map([
    ['OPO', at(porto)],
    ['YYZ', { lat: 43.68, lng: -79.63 }],
  ])
  expect(placesOfDays(trip, [flight], (iata) => airports.get(iata))).toEqual([0, 0, 1, 1, 1])
  expect(placesOfDays(trip, [flight])).toEqual([0, 0, 0, 0, 0])
})

test('A7 without bed and arrival the first visit tells; a hotel 300 km off belongs to no place', () => {
  const visit = item({ day: '2027-05-11', time: '10:00', ...at(porto) })
  const away = stay('2027-05-13', 1, { lat: 37.02, lng: -7.93 })
  expect(placesOfDays(trip, [visit, away])).toEqual([0, 1, 1, 1, 1])
})

test('A7 ideas and what is cancelled tell nothing', () => {
  for (const status of ['idea', 'cancelled'] as const)
    expect(placesOfDays(trip, [{ ...stay('2027-05-11', 2, porto), status }])).toEqual([
      0, 0, 0, 0, 0,
    ])
})

test('A7 the traveller’s choice counts most; a name that the trip has lost counts nothing', () => {
  const items = [stay('2027-05-10', 4, lisbon)]
  const dayPlaces = { '2027-05-11': 'Porto', '2027-05-12': 'Faro' }
  expect(placesOfDays({ ...trip, dayPlaces }, items)).toEqual([0, 1, 0, 0, 0])
})
