import { expect, test } from 'vitest'
import { tableCad } from './table-budget.ts'

const couple = { budgetCad: 4000, fixedCad: 2000, heads: 2, days: 5 }

test('DINE-01 a meal costs a person at most two fifths of what flights and stays leave for a day', () => {
  expect(tableCad(couple)).toBe(80)
  expect(tableCad({ ...couple, heads: 4 })).toBe(40)
  expect(tableCad({ ...couple, fixedCad: 4500 })).toBe(20)
  expect(tableCad({ ...couple, budgetCad: 0 })).toBe(75)
})
