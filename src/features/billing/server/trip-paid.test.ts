import { expect, test } from 'vitest'
import { tripPaid } from './trip-paid.ts'

test.each([
  ['/planner?trip=1', '/planner?trip=1&session_id=p'],
  ['/planner?trip=1&opened=explorer.4.5', '/planner?trip=1&opened=explorer.4.5&session_id=p'],
  ['/planner?trip=1&session_id=old', '/planner?trip=1&session_id=p'],
  ['/planner', undefined],
  ['/planner?to=lisbon', undefined],
  ['/pricing?trip=1', undefined],
  [null, undefined],
])('SHOP-06 a payment begun at %s returns to %s', (from, to) => {
  expect(tripPaid(from, 'p')).toBe(to)
})
