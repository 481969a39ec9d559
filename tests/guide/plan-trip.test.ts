import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { plainWish } from './plain-wish.ts'
import { closedVisits, planErrors, repeats } from './plan-checks.ts'
import { createGuideWorld } from '#features/guide/server/provider/index.ts'
import { cheapest } from '#features/guide/domain/plan.ts'
import { planTrip } from '#features/guide/domain/plan-trip.ts'

const world = createGuideWorld({ atlas })

test('GUIDE-10 seven days anywhere, on any date: nothing closed, nothing twice, ways walkable or priced', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...world.planned.map(({ slug }) => slug)),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 0, max: cheapest }),
      fc.subarray(['museum', 'temple', 'park', 'beach', 'market', 'church']),
      fc.boolean(),
      (slug, ahead, thrift, likes, gentle) => {
        const start = addDays('2027-01-01', ahead)
        const plan = planTrip(
          { ...plainWish, towns: [{ slug, days: 7 }], start, thrift, likes, gentle },
          world,
        )
        expect(plan.days).toHaveLength(7)
        expect([...planErrors(plan), ...closedVisits(plan), ...repeats(plan)]).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
})

test('GUIDE-10 a tighter budget gives no dearer plan, and what is kept out stays out', () => {
  for (const { slug } of world.planned) {
    const towns = [{ slug, days: 4 }]
    const free = planTrip({ ...plainWish, towns, start: '2027-05-10' }, world)
    const tight = planTrip(
      { ...plainWish, towns, start: '2027-05-10', budgetCad: free.totalCad * 0.8 },
      world,
    )
    expect(tight.totalCad, slug).toBeLessThanOrEqual(free.totalCad)
    const without = planTrip({ ...plainWish, towns, avoid: ['museum', 'gallery'] }, world)
    const kinds = without.days.flatMap(({ items }) => items.map(({ category }) => category))
    expect(kinds, slug).not.toContain('museum')
  }
})

test('GUIDE-10 seven days are planned within 400 ms', () => {
  const times = world.planned.map(({ slug }) => {
    const began = performance.now()
    planTrip({ ...plainWish, towns: [{ slug, days: 7 }], start: '2027-05-10', budgetCad: 1 }, world)
    return performance.now() - began
  })
  expect(Math.max(...times)).toBeLessThan(400)
})
