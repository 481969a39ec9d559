import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, datesBetween } from '#platform/shared/local-date.ts'
import type { ItemDetails } from './item-details.ts'
import { arrangeSpans, dayInTrip } from './spans.ts'

const trip = { startDate: '2027-04-12', endDate: '2027-04-16' }
const day = fc.integer({ min: -4, max: 9 }).map((offset) => addDays(trip.startDate, offset))
const time = fc
  .tuple(fc.integer({ min: 10, max: 23 }), fc.integer({ min: 10, max: 59 }))
  .map((parts) => parts.join(':'))
/** Departure and arrival: across the date line a day earlier, otherwise up to three days later. */
const way = fc
  .tuple(day, time, fc.integer({ min: -1, max: 3 }), time)
  .map(([date, leaves, later, comes]) => ({
    from: { local: `${date}T${leaves}` },
    to: { local: `${addDays(date, later)}T${comes}` },
  }))

const details: fc.Arbitrary<ItemDetails> = fc.oneof(
  fc.array(way, { minLength: 1, maxLength: 2 }).map((ways) => ({
    kind: 'flight' as const,
    directions: ways.map((segment) => ({ segments: [segment] })),
  })),
  way.map((both) => ({ kind: 'ground' as const, ...both })),
  way.map(({ from, to }) => ({ kind: 'car' as const, pickUp: from, dropOff: to })),
  fc.constant({ kind: 'stay' as const }),
)

const item = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom('idea', 'planned', 'booked', 'cancelled'),
  day: fc.option(day),
  time: fc.option(time),
  nights: fc.option(fc.integer({ min: 1, max: 8 })),
  details: fc.option(details),
})

test('A7 every part stands once, inside the trip or outside of it, in order of time', () => {
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 8 }), (items) => {
      const { inside, outside } = arrangeSpans(trip, items)
      const days = datesBetween(trip.startDate, trip.endDate)
      for (const span of inside) expect(days).toContain(span.date)
      for (const span of outside) expect(days).not.toContain(span.date)
      for (const date of days) {
        const times = inside.flatMap((span) => (span.date === date && span.time ? span.time : []))
        expect(times).toEqual(times.toSorted())
      }
      for (const one of items) {
        const own = [...inside, ...outside].filter(({ itemId }) => itemId === one.id)
        if (one.status === 'idea' || one.status === 'cancelled') {
          expect(own).toEqual([])
          continue
        }
        const count = (part: string) => own.filter((span) => span.part === part).length
        expect(new Set(own.map((span) => JSON.stringify(span))).size).toBe(own.length)
        if (one.details?.kind === 'flight') {
          expect(count('departs')).toBe(one.details.directions.length)
          expect(count('arrives')).toBe(one.details.directions.length)
          const first = own
            .map(({ date }) => date)
            .toSorted()
            .find((date) => days.includes(date))
          expect(dayInTrip(trip, one)).toBe(one.day && (first ?? one.day))
        } else if (own.length > 0) {
          // It begins once and ends once, with every whole day between.
          expect(own.filter(({ part }) => part === 'checkIn' || part === 'departs')).toHaveLength(1)
          expect(own.filter(({ part }) => part === 'checkOut' || part === 'arrives')).toHaveLength(
            1,
          )
          const dates = own.map(({ date }) => date).toSorted()
          const [from = '', to = ''] = [dates[0], dates.at(-1)]
          expect([...new Set(dates)]).toEqual(datesBetween(from, to))
        }
      }
    }),
    { numRuns: 500 },
  )
})
