import { expect, test } from 'vitest'
import { cad } from '#platform/shared/money.ts'
import { unitsText } from './units-text.ts'

test.each([
  [50, 2, '2 × $25'],
  [51, 2, '2 × $25.50'],
  [3704.4, 3, '3 × $1,234.80'],
  [25, 1, ''],
  [0, 4, ''],
  [0.05, 2, ''],
])('A2 %s dollars of %s read "%s"', (price, quantity, text) => {
  expect(unitsText({ price: cad(price), quantity })).toBe(text)
})
