import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cad, toMajor } from '#platform/shared/money.ts'
import { parseAmount, remainingBudget } from './budget.ts'

test('BUDGET-01 what remains is the budget minus the total, and negative when over', () => {
  expect(remainingBudget(cad(1000), cad(1140))).toEqual(cad(-140))
  expect(remainingBudget(cad(1000), cad(250.5))).toEqual(cad(749.5))
})

test.each([
  ['1200', 1200],
  ['$1,200', 1200],
  ['1 200,50', 1200.5],
  ['12,50', 12.5],
  ['12,500', 12_500],
  ['1,234,567.89', 1_234_567.89],
  ['0', 0],
  ['900 CAD', 900],
])('PLAN-05 the amount %j is read as %d dollars', (text, major) => {
  expect(parseAmount(text)).toEqual(cad(major))
})

test.each(['', 'free', '-5', '1,2,3', '1e9', '12.5.0', '99999999999'])(
  'PLAN-05 the amount %j is not read as a number',
  (text) => {
    expect(parseAmount(text)).toBeUndefined()
  },
)

test('PLAN-05 every amount in cents survives being written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_900 }), (cents) => {
      const text = (cents / 100).toFixed(2)
      expect(parseAmount(text) && toMajor(parseAmount(text) ?? cad(-1))).toBe(cents / 100)
    }),
  )
})
