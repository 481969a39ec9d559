import { expect, test } from 'vitest'
import { cad } from '#platform/shared/money.ts'
import { forWhomText, unitsText, zeroText } from './units-text.ts'

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

test('A2 a price for all says so where more than one travel, a price of units names them', () => {
  const price = cad(12)
  expect(forWhomText({ price, quantity: 1, basis: 'group' }, 2)).toBe('for everyone')
  expect(forWhomText({ price, quantity: 1, basis: 'group' }, 1)).toBe('')
  expect(forWhomText({ price: cad(0), quantity: 1, basis: 'group' }, 2)).toBe('')
  expect(forWhomText({ price: cad(24), quantity: 2, basis: 'person' }, 2)).toBe('2 × $12')
  expect(forWhomText({ price, quantity: 1, basis: 'night' }, 2)).toBe('')
})

test('PLAN-07 a price of zero is free where it is known, and no price yet where it is an estimate', () => {
  const words = [{}, { estimated: false }, { estimated: true }].map(zeroText)
  expect(words).toEqual(['Free', 'Free', 'No price yet'])
})
