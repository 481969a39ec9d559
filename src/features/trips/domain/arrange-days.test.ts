import { expect, test } from 'vitest'
import { arrangeDays } from './arrange-days.ts'

const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
const item = (id: string, day: string | null, position: string) => ({ id, day, position })

test('PLAN-07 items stand in their days in the order of their positions', () => {
  const { days } = arrangeDays(dates, [
    item('b', '2027-04-13', 'a1'),
    item('a', '2027-04-13', 'a0'),
    item('c', '2027-04-12', 'a5'),
  ])
  expect(days.map((day) => day.items.map((i) => i.id))).toEqual([['c'], ['a', 'b'], []])
})

test('PLAN-07 an item without a day, or with one the trip no longer has, waits unscheduled', () => {
  const { days, unscheduled } = arrangeDays(dates, [
    item('a', null, 'a0'),
    item('b', '2027-04-20', 'a1'),
  ])
  expect(unscheduled.map((i) => i.id)).toEqual(['a', 'b'])
  expect(days).toHaveLength(3)
})

test('PLAN-07 two items at the same position keep one order everywhere', () => {
  const both = [item('y', '2027-04-12', 'a0'), item('x', '2027-04-12', 'a0')]
  const order = (list: typeof both) => arrangeDays(dates, list).days[0]?.items.map((i) => i.id)
  expect(order(both)).toEqual(order(both.toReversed()))
})
