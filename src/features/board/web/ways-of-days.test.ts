import { expect, test } from 'vitest'
import type { ItemView, TripView } from '#features/trips/web/index.ts'
import { waysOf } from './ways-of-days.ts'

const at = (id: string, day: string, lat: number | null, nights: number | null = null) =>
  ({
    id,
    name: id,
    status: 'planned',
    day,
    nights,
    lat,
    lng: lat === null ? null : 2.33,
  }) as ItemView

test('PLAN-07 a day begins where one has slept, on the board as on the map; a bed is no stop, what is on no map is one', () => {
  const trip = {
    days: [
      { date: '2027-04-12', items: [at('inn', '2027-04-12', 48.86, 2)] },
      {
        date: '2027-04-13',
        items: [at('louvre', '2027-04-13', 48.861), at('orsay', '2027-04-13', 48.87)],
      },
      { date: '2027-04-14', items: [at('picnic', '2027-04-14', null)] },
    ],
    unscheduled: [],
  } as unknown as TripView
  expect([...waysOf(trip)].map(([date, { words }]) => [date, words])).toEqual([
    ['2027-04-12', ''],
    ['2027-04-13', '2 stops, 1.1 km'],
    ['2027-04-14', '1 stop'],
  ])
})

test('PLAN-07 the way from the last stop to the bed of the night stands below it, where it is no short walk', () => {
  const trip = {
    days: [
      {
        date: '2027-04-12',
        items: [at('inn', '2027-04-12', 48.86, 2), at('near', '2027-04-12', 48.861)],
      },
      { date: '2027-04-13', items: [at('versailles', '2027-04-13', 48.6)] },
      { date: '2027-04-14', items: [at('louvre', '2027-04-14', 48.6)] },
    ],
    unscheduled: [],
  } as unknown as TripView
  const homes = [...waysOf(trip)].map(([, { home }]) => home)
  expect(homes[0]).toBe('')
  expect(homes[1]).toMatch(/To your stay: /)
  // No bed is known for that night.
  expect(homes[2]).toBe('')
})
