import { expect, test } from 'vitest'
import { weekdayOf, addDays } from '#platform/shared/local-date.ts'
import { daysToMove } from './copy-to-draft.ts'

test('PLAN-09 a copied trip keeps its dates while they are ahead; one that has begun is moved by whole weeks', () => {
  expect(daysToMove('2027-05-10', '2026-11-29')).toBe(0)
  expect(daysToMove('2026-11-29', '2026-11-29')).toBe(0)
  for (const past of ['2026-11-28', '2026-05-11', '2024-02-29']) {
    const moved = addDays(past, daysToMove(past, '2026-11-29'))
    expect(moved >= '2026-11-29').toBe(true)
    expect(weekdayOf(moved)).toBe(weekdayOf(past))
  }
})
