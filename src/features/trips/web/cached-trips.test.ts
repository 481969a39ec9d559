import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAsListed, worthKeeping } from './cached-trips.ts'
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

test('PLAN-08 a kept trip is brought up to date by the number of its changes, whatever the time of its last edit', () => {
  const at = (changes: number, updatedAt: string) => ({ changes, updatedAt })
  // A transaction that began earlier and ended later.
  expect(isAsListed(at(4, '2026-11-21T10:00:00Z'), at(5, '2026-11-21T10:00:00Z'))).toBe(false)
  expect(isAsListed(at(5, '2026-11-21T10:00:00Z'), at(5, '2026-11-21T09:59:59Z'))).toBe(true)
  expect(isAsListed(undefined, at(1, ''))).toBe(false)
})
