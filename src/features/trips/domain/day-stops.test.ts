import { expect, test } from 'vitest'
import type { ItemStatus } from './item-state.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { minutesFor } from './travel/travel-minutes.ts'
import { countStops, distanceText, stopsOf, stopsText, legsBetween } from './day-stops.ts'

const at = (id: string, day: string | null, lat: number | null, nights: number | null = null) => ({
  id,
  name: id.toUpperCase(),
  status: 'planned' as ItemStatus,
  day,
  nights,
  lat,
  lng: lat === null ? null : 2.33,
})
const inn = at('inn', '2027-04-12', 48.86, 2)
const items = [
  inn,
  at('louvre', '2027-04-13', 48.861),
  at('picnic', '2027-04-13', null),
  at('orsay', '2027-04-13', 48.87),
  at('idea', null, 48.88),
]
const ids = (date: string) => stopsOf(items, date).map(({ id }) => id)

test('PLAN-07 a day leads from where one slept through its places, in their order', () => {
  expect(ids('2027-04-12')).toEqual(['inn'])
  expect(ids('2027-04-13')).toEqual(['inn', 'louvre', 'orsay'])
  expect(ids('2027-04-14')).toEqual(['inn'])
  expect(ids('2027-04-15')).toEqual([])
})

test('PLAN-07 A3 ideas and what is cancelled are no stops', () => {
  const left = items.map((item) =>
    item.id === 'louvre'
      ? { ...item, status: 'idea' as const }
      : item.id === 'inn'
        ? { ...item, status: 'cancelled' as const }
        : item,
  )
  expect(stopsOf(left, '2027-04-13').map(({ id }) => id)).toEqual(['orsay'])
})

test('PLAN-07 a day that changes stays begins at the one left behind, once', () => {
  const second = at('lodge', '2027-04-14', 48.9, 1)
  expect(stopsOf([inn, second], '2027-04-14').map(({ id }) => id)).toEqual(['inn', 'lodge'])
  expect(stopsOf([inn, second], '2027-04-15').map(({ id }) => id)).toEqual(['lodge'])
})

test('PLAN-07 ways have a length and an estimate on foot', () => {
  const [first, second, ...more] = legsBetween(stopsOf(items, '2027-04-13'))
  expect(first?.km).toBeCloseTo(0.111, 2)
  expect(second?.km).toBeCloseTo(1.0, 1)
  expect(second?.minutesOnFoot).toBe(17)
  expect(more).toEqual([])
  expect(legsBetween([])).toEqual([])
})

test('PLAN-07 GUIDE-08 the way on foot takes as long on the map as in a plan', () => {
  const [from, to] = [at('a', null, 48.86), at('b', null, 48.878)]
  const [way] = legsBetween([from, to].map((stop) => ({ ...stop, lat: stop.lat ?? 0, lng: 2.33 })))
  const going = { mode: 'foot', pace: paceNear({ lat: from?.lat ?? 0, lng: 2.33 }) } as const
  expect(way?.minutesOnFoot).toBe(Math.ceil(minutesFor(way?.km ?? 0, going.mode, going.pace)))
  expect(way?.minutesOnFoot).toBe(34)
})

test.each([
  [0.111, '100 m'],
  [0.94, '950 m'],
  [0.96, '1.0 km'],
  [6.24, '6.2 km'],
  [120.4, '120 km'],
])('PLAN-07 %f km reads %s', (km, text) => {
  expect(distanceText(km)).toBe(text)
})

test('PLAN-07 a day in words: its stops, how far they lie apart, and how long the ways take', () => {
  const stops = stopsOf(items, '2027-04-13')
  expect(stopsText([])).toBe('')
  expect(stopsText(stops.slice(0, 1))).toBe('')
  expect(stopsText(stops.slice(0, 2))).toBe('1 stop, 100 m, 2 min on foot')
  expect(stopsText(stops)).toBe('2 stops, 1.1 km, 13 min of travel')
  expect(stopsText(stops, countStops(items, '2027-04-13'))).toBe(
    '3 stops, 1.1 km, 13 min of travel',
  )
  const far = { id: 'far', name: 'Far', lat: 49.2, lng: 2.33 }
  expect(stopsText([...stops, far])).toBe('3 stops, 38 km, 1 h 22 of travel')
})

test('E1 PLAN-07 a day with a ferry says how long it takes', () => {
  const stops = [
    { id: 'station', name: 'Union Station', lat: 43.6452, lng: -79.3806 },
    { id: 'island', name: 'Centreville', lat: 43.6204, lng: -79.3737 },
  ]
  expect(legsBetween(stops).map(({ byFerry }) => byFerry)).toEqual([true])
  expect(stopsText(stops)).toBe('2 stops, 2.8 km, 39 min of travel')
})
