import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worthKeeping } from './kept-trips.ts'
import type { TripSummaryView } from './trips.client.ts'

const day = fc
  .integer({ min: 1, max: 28 })
  .map((number) => `2027-04-${String(number).padStart(2, '0')}`)
const trips = fc.uniqueArray(
  fc.record({ id: fc.uuid(), days: fc.tuple(day, day), archived: fc.boolean() }),
  { maxLength: 30, selector: ({ id }) => id },
)

test('PLAN-08 of many trips the one of today is kept, no more than there is room for, none twice, none put away', () => {
  fc.assert(
    fc.property(trips, day, fc.integer({ min: 1, max: 10 }), (given, today, atMost) => {
      const all = given.map(
        ({ id, days, archived }) =>
          ({
            id,
            archived,
            startDate: days.toSorted()[0],
            endDate: days.toSorted()[1],
          }) as TripSummaryView,
      )
      const kept = worthKeeping(all, today, atMost)
      const here = all.filter(({ archived }) => !archived)
      expect(kept.length).toBe(Math.min(atMost, here.length))
      expect(new Set(kept).size).toBe(kept.length)
      expect(kept.every((trip) => here.includes(trip))).toBe(true)
      const ahead = here.filter(({ endDate }) => endDate >= today)
      const first = ahead.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))[0]
      if (first) expect(kept).toContain(first)
    }),
  )
})
