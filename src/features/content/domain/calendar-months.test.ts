import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import {
  firstOfMonth,
  inMonth,
  keyMoves,
  monthTitle,
  monthWeeks,
  moveMonths,
  placeInWeek,
} from './calendar-months.ts'

test('B1 months follow each other over the end of a year, and have a name', () => {
  expect(moveMonths('2027-12-31', 1)).toBe('2028-01-01')
  expect(moveMonths('2027-01-15', -1)).toBe('2026-12-01')
  expect(monthTitle('2027-05-01')).toBe('May 2027')
  expect(inMonth('2027-06-30', '2027-05-01', 2)).toBe(true)
  expect(inMonth('2027-07-01', '2027-05-01', 2)).toBe(false)
})

test('B1 every month has all its days, each in its place of the week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (by) => {
      const month = moveMonths('2026-01-01', by)
      const weeks = monthWeeks(month)
      const days = weeks.flat()
      expect(days[0]).toBe(month)
      expect(addDays(days.at(-1) ?? '', 1)).toBe(moveMonths(month, 1))
      expect(days).toHaveLength(new Set(days).size)
      for (const week of weeks)
        expect(week.map(placeInWeek)).toEqual(week.map((_, at) => at + placeInWeek(week[0] ?? '')))
      for (const week of weeks.slice(1, -1)) expect(week).toHaveLength(7)
    }),
    { seed: 23, numRuns: 100 },
  )
})

test.each([
  ['ArrowLeft', '2027-03-01', '2027-02-28'],
  ['ArrowDown', '2027-05-28', '2027-06-04'],
  ['Home', '2027-05-12', '2027-05-10'],
  ['End', '2027-05-12', '2027-05-16'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2028-03-30', '2028-02-29'],
])('B1 %s leads from %s to %s', (key, from, to) => {
  expect(keyMoves.get(key)?.(from)).toBe(to)
  expect(firstOfMonth(to)).toMatch(/-01$/)
})
