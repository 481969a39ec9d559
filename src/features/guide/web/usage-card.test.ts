import { expect, test } from 'vitest'
import { meterOf } from './usage-card.tsx'

test.each([
  [0, 'moss', 'Plenty of conversations available'],
  [7, 'moss', 'Plenty of conversations available'],
  [8, 'amber', '2 conversations remaining'],
  [9, 'amber', '1 conversation remaining'],
  [10, 'maple', 'Limit reached - Upgrade for unlimited access'],
  [12, 'maple', 'Limit reached - Upgrade for unlimited access'],
])('GUIDE-08 the meter at %i of 10', (used, tone, note) => {
  expect(meterOf(used, 10)).toEqual({ tone, note })
})
