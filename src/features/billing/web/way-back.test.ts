import { expect, test } from 'vitest'
import { isTripPage, wayBackName } from './way-back.tsx'

test.each([
  ['/planner', 'Back to your trip'],
  ['/planner?trip=1&step=hotels', 'Back to your trip'],
  ['/planner-new?step=dates', 'Back to your trip'],
  ['/planners', 'Back to where you were'],
  ['/itinerary', 'Back to my trips'],
  ['/travelbuddy', 'Back to the guide'],
  ['/consultation?service=insurance', 'Back to consultations'],
  ['/pricing?discount=SAVE25', 'Back to pricing'],
  ['/maps', 'Back to where you were'],
])('SHOP-06 the way back to %s is called %s', (path, name) => {
  expect(wayBackName(path)).toBe(name)
})

test('SHOP-06 only the planner is a trip to go on with', () => {
  expect([isTripPage('/planner?trip=1'), isTripPage('/pricing'), isTripPage(null)]).toEqual([
    true,
    false,
    false,
  ])
})
