import { expect, test } from 'vitest'
import { shortText } from './short-text.ts'

test.each([
  ['Alfama', 20, 'Alfama'],
  ['Casa de Pasto Azeitona Preta', 20, 'Casa de Pasto…'],
  ['Lisbon, by the river Tagus', 8, 'Lisbon…'],
  ['Sé de Lisboa', 9, 'Sé de…'],
  ['Llanfairpwllgwyngyll', 10, 'Llanfairp…'],
  ['A Llanfairpwllgwyngyll', 10, 'A Llanfai…'],
  ['Doca dos Polvos', 10, 'Doca dos…'],
])('PLAN-09 %s in %i letters is %s', (text, most, short) => {
  expect(shortText(text, most)).toBe(short)
  expect([...shortText(text, most)].length).toBeLessThanOrEqual(most)
})
