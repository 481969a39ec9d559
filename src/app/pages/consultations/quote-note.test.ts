import { expect, test } from 'vitest'
import { quoteNote } from './quote-note.ts'

test.each([
  ['service=insurance&amount=84.2&currency=CAD', 'Travel insurance, quoted at 84.20 CAD.'],
  ['service=insurance&amount=84.2', 'Travel insurance, quoted at 84.20 CAD.'],
  ['service=insurance', 'Travel insurance.'],
  ['service=insurance&amount=-3&currency=CAD', 'Travel insurance.'],
  ['service=insurance&amount=12&currency=<b>', 'Travel insurance.'],
  ['service=cruise&amount=12', ''],
  ['', ''],
])('SHOP-01 the address %j becomes the note %j', (query, note) => {
  expect(quoteNote(new URLSearchParams(query))).toBe(note)
})
