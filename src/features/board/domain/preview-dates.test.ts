import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import type { PlannedItem } from './planned-item.ts'
import { previewDates } from './preview-dates.ts'
import type { ItemDetails } from '#features/trips/domain/item-details.ts'
import { partsOfTrip } from '#features/trips/domain/day-parts.ts'
import { spentByCategory, spentByDay } from './spending.ts'
import { itemTypes } from '#features/trips/domain/trip-item.ts'

const start = '2027-04-12'
const item = (id: string, day: string | null): PlannedItem => ({
  id,
  name: id,
  type: 'activity',
  day,
  time: null,
  durationMinutes: null,
  nights: null,
  lat: null,
  lng: null,
  source: null,
})
const before = { startDate: start, endDate: addDays(start, 2) }
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('PLAN-07 moved by a week, the days go along and the stay keeps its date', () => {
  const items = [item('walk', addDays(start, 1)), item('inn', start), item('idea', null)]
  const wish = {
    startDate: addDays(start, 7),
    endDate: addDays(start, 9),
    along: true,
    except: new Set(['inn']),
  }
  const { days, moved, kept, parked, back } = previewDates(before, wish, items)
  expect([days, moved.map(({ item: { id }, day }) => [id, day])]).toEqual([
    3,
    [['walk', addDays(start, 8)]],
  ])
  expect([ids(kept), ids(parked), ids(back)]).toEqual([[], ['inn'], []])
})

test('PLAN-07 a shortened trip parks its last day, and a longer one brings it back', () => {
  const last = item('last', addDays(start, 2))
  const wish = {
    startDate: start,
    endDate: addDays(start, 1),
    along: false,
    except: new Set<string>(),
  }
  expect(ids(previewDates(before, wish, [last]).parked)).toEqual(['last'])
  const again = { ...wish, endDate: addDays(start, 4) }
  expect(ids(previewDates({ ...wish }, again, [last]).back)).toEqual(['last'])
})

test('PLAN-07 whatever the dates, every item with a day that the trip had or has is in exactly one list', () => {
  const offset = fc.integer({ min: -40, max: 40 })
  const plan = fc.array(fc.option(offset), { maxLength: 30 })
  fc.assert(
    fc.property(
      plan,
      offset,
      fc.nat({ max: 29 }),
      fc.boolean(),
      fc.nat(),
      (places, from, more, along, odd) => {
        const items = places.map((at, n) => item(`i${n}`, at === null ? null : addDays(start, at)))
        const except = new Set(ids(items).filter((_, n) => (n + odd) % 3 === 0))
        const startDate = addDays(start, from)
        const wish = { startDate, endDate: addDays(startDate, more), along, except }
        const { moved, kept, parked, back } = previewDates(before, wish, items)
        const listed = [
          ...moved.map(({ item: one }) => one.id),
          ...ids(kept),
          ...ids(parked),
          ...ids(back),
        ]
        expect(new Set(listed).size).toBe(listed.length)
        const inside = items.filter(
          ({ day }) => day !== null && day >= before.startDate && day <= before.endDate,
        )
        for (const { id } of inside) expect(listed).toContain(id)
        for (const { day } of moved) expect(day >= wish.startDate && day <= wish.endDate).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})

test('BUDGET-04 by category and by day the sums are the same, to the cent', () => {
  const priced = fc.record({
    id: fc.uuid(),
    type: fc.constantFrom(...itemTypes),
    cents: fc.nat({ max: 1_000_000 }),
    nights: fc.constantFrom(null, 2),
    status: fc.constantFrom('planned' as const, 'booked' as const, 'cancelled' as const),
    details: fc.constantFrom(
      null,
      { kind: 'flight' },
      { kind: 'stay' },
    ) as fc.Arbitrary<ItemDetails>,
  })
  fc.assert(
    fc.property(fc.array(fc.array(priced), { maxLength: 5 }), fc.array(priced), (days, waiting) => {
      const all = [...days.flat(), ...waiting]
      const total = all.reduce((sum, { cents }) => sum + cents, 0)
      const plan = days.map((items, at) => {
        const date = addDays(start, at)
        return { date, items: items.map((item) => ({ ...item, day: date as string | null })) }
      })
      const parts = partsOfTrip(
        plan,
        waiting.map((item) => ({ ...item, day: null })),
      )
      const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0)
      expect(sum(spentByCategory(all).map(({ value }) => value))).toBe(total)
      expect(sum(spentByDay(parts, ({ cents }) => cents).map(({ cents }) => cents))).toBe(total)
    }),
  )
})
