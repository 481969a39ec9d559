import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestDay } from './best-day/best-day.ts'
import { createContext } from './check/check-context.ts'
import type { CheckItem } from './check/check-input.ts'
import { item, lisbon, sampleInput, stay, visit } from './check/testing/sample-input.ts'
import { wishedDay } from './day-wish.ts'

const date = '2027-05-11'

function windowsOf(over: Partial<CheckItem>) {
  const table = item({ type: 'restaurant', day: date, durationMinutes: 75, ...over })
  const candidates = [{ ...table, priority: 5 }]
  const wish = { date, candidates, keep: new Set<string>(), meals: false }
  return wishedDay(createContext(sampleInput([table])), wish).problem.items[0]?.windows
}

test('E1 a table stays within ninety minutes of its hour, and within the hours of its meal', () => {
  const minute = (hours: number, minutes = 0): number => hours * 60 + minutes
  // In Lisbon one dines from half past seven on, and is back by nine.
  expect(windowsOf({ time: '18:25' })).toEqual([[minute(18, 25), minute(21)]])
  expect(windowsOf({ time: '20:00' })?.[0]?.[0]).toBe(minute(19, 30))
  expect(windowsOf({ time: '19:30', durationMinutes: 90 })?.[0]?.[0]).toBe(minute(19, 15))
  expect(windowsOf({ time: '12:30' })).toEqual([[minute(11, 30), minute(15, 15)]])
  expect(windowsOf({ time: '14:30' })).toEqual([[minute(13), minute(15, 45)]])
  // Closed around its hour: it is rather later than a lunch.
  expect(windowsOf({ time: '18:00', hours: '11:00-14:00,19:30-22:00' })?.[0]?.[0]).toBe(
    minute(19, 30),
  )
})

test('B2 no visit begins before the hour that days begin at; the way there begins earlier, not at dawn', () => {
  const hour = fc.constantFrom('08:00', '09:00', '10:00', '11:30')
  const stop = fc.record({
    km: fc.integer({ min: 0, max: 30 }),
    minutes: fc.constantFrom(30, 60, 120),
    opens: fc.integer({ min: 8, max: 12 }),
  })
  fc.assert(
    fc.property(hour, fc.array(stop, { minLength: 1, maxLength: 4 }), (opens, stops) => {
      const visits = stops.map(({ km, minutes, opens: from }) =>
        visit(date, null, minutes, {
          km,
          hours: `Mo-Su ${String(from).padStart(2, '0')}:00-19:00`,
        }),
      )
      const candidates = visits.map((one) => ({ ...one, priority: 5 }))
      const wish = { date, candidates, keep: new Set<string>(), meals: true, opens }
      const context = createContext(sampleInput([stay('2027-05-10', 4), ...visits]))
      const { problem } = wishedDay(context, wish)
      const begins = Number(opens.slice(0, 2)) * 60 + Number(opens.slice(3))
      expect(problem.from).toBeLessThanOrEqual(begins)
      expect(problem.from).toBeGreaterThanOrEqual(Math.min(begins, 8 * 60 + 30))
      const best = bestDay(problem, { isOver: () => false })
      for (const { start } of best?.stops ?? []) expect(start).toBeGreaterThanOrEqual(begins)
    }),
    { numRuns: 60, seed: 30 },
  )
})

test('B2 "nothing before ten" leaves the morning of a day out of town: the palace at ten, not after lunch', () => {
  const sintra = { ...lisbon, lat: 38.787, lng: -9.39 }
  const palace = visit(date, null, 120, { near: sintra, hours: 'Mo-Su 09:30-18:30' })
  const context = createContext(sampleInput([stay('2027-05-10', 4), palace]))
  const candidates = [{ ...palace, priority: 5 }]
  const wish = { date, candidates, keep: new Set<string>(), meals: true, opens: '10:00' }
  const best = bestDay(wishedDay(context, wish).problem, { isOver: () => false })
  const start = best?.stops.find(({ id }) => id === palace.id)?.start ?? 0
  expect([start >= 600, start <= 630]).toEqual([true, true])
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
