import { expect, test } from 'vitest'
import { priceLevel } from './price-level.ts'

test.each([
  [0, '$'],
  [20, '$'],
  [21, '$$'],
  [40, '$$'],
  [41, '$$$'],
  [60, '$$$'],
  [61, '$$$$'],
])('DINE-04 an average of %d dollars is %s', (average, level) => {
  expect(priceLevel(average)).toBe(level)
})
