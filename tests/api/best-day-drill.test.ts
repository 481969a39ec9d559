import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestDay } from '#features/trips/domain/best-day/best-day.ts'
import { bruteForce } from '#features/trips/domain/best-day/testing/brute-force.ts'
import { randomDays } from '#features/trips/domain/best-day/testing/random-days.ts'

const isFull = process.env['WAYLEAF_FULL'] === '1'

test('E1 the best day is that of every order tried, on random days of up to 8 stops', () => {
  const [stops, numRuns] = isFull ? [8, 10_000] : [6, 60]
  let feasible = 0
  fc.assert(
    fc.property(randomDays(stops), (day) => {
      const wanted = bruteForce(day)
      const found = bestDay(day, { isOver: () => false })
      if (!wanted) return
      feasible++
      expect([-(found?.score ?? NaN), found?.travel, found?.end]).toEqual(wanted)
      expect(found?.optimal).toBe(true)
    }),
    { numRuns, seed: 59 },
  )
  expect(feasible).toBeGreaterThan(numRuns / 2)
})
