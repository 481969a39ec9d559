import { expect, test } from 'vitest'
import { createContext } from './check/check-context.ts'
import type { CheckItem } from './check/check-input.ts'
import { item, sampleInput } from './check/testing/sample-input.ts'
import { wishedDay } from './day-wish.ts'

const date = '2027-05-11'

function windowsOf(over: Partial<CheckItem>) {
  const table = item({ type: 'restaurant', day: date, durationMinutes: 75, ...over })
  const candidates = [{ ...table, priority: 5 }]
  const wish = { date, candidates, keep: new Set<string>(), meals: false }
  return wishedDay(createContext(sampleInput([table])), wish).problem.items[0]?.windows
}

test('E1 a dinner stays within ninety minutes of its hour and never begins before half past five', () => {
  const minute = (hours: number, minutes = 0): number => hours * 60 + minutes
  expect(windowsOf({ time: '18:25' })).toEqual([[minute(17, 30), minute(21)]])
  expect(windowsOf({ time: '20:00' })?.[0]?.[0]).toBe(minute(18, 30))
  expect(windowsOf({ time: '12:30' })?.[0]?.[0]).toBe(minute(11))
  // Closed around its hour: it is rather later than a lunch.
  expect(windowsOf({ time: '18:00', hours: '11:00-14:00,19:30-22:00' })?.[0]?.[0]).toBe(
    minute(19, 30),
  )
})

test('B2 E1 meals of a plan are at the hours of the place, those of a best day at the usual ones', () => {
  const mealsIn = (lat: number, lng: number, more: object = { localMeals: true }) => {
    const visit = item({ day: date, lat, lng, durationMinutes: 60 })
    const input = sampleInput([visit])
    const [town] = input.trip.destinations
    const trip = { ...input.trip, destinations: town ? [{ ...town, lat, lng }] : [] }
    const wish = { date, candidates: [], keep: new Set<string>(), meals: true, ...more }
    const { items } = wishedDay(createContext({ ...input, trip }), wish).problem
    return items.map(({ id, windows }) => [id, windows[0]?.[0]])
  }
  expect(mealsIn(38.71, -9.14)).toEqual([
    ['meal:lunch', 12.5 * 60],
    ['meal:dinner', 19.5 * 60],
  ])
  expect(mealsIn(43.65, -79.38)).toEqual([
    ['meal:lunch', 11.5 * 60],
    ['meal:dinner', 18 * 60],
  ])
  expect(mealsIn(38.71, -9.14, {})).toEqual(mealsIn(43.65, -79.38, {}))
})
