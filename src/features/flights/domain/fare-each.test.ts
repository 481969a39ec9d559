import { expect, test } from 'vitest'
import { eachWord, fareEach } from './fare-each.ts'

const fare = { raw: 620, total: 2356, totalCad: 2356, unitPrice: 2356 }

test('A9 what one person pays is the same in the list, beside another flight and on the days around: of a party with children what an adult does', () => {
  expect(fareEach({ ...fare, basis: 'person', unitPrice: 620 })).toBe(620)
  expect(fareEach({ ...fare, basis: 'group' })).toBe(620)
  // In another currency by the share of the whole.
  expect(fareEach({ ...fare, basis: 'group', raw: 436.99, total: 1660.56 })).toBe(620)
  expect([eachWord({ children: [] }), eachWord({ children: [4] })]).toEqual(['each', 'an adult'])
})
