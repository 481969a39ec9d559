import { expect, test } from 'vitest'
import { monthsText } from './months.ts'

test.each([
  [[4, 5, 6, 9, 10], 'April to June, September and October'],
  [[11, 12, 1, 2, 3], 'November to March'],
  [[12, 1], 'December and January'],
  [[7], 'July'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[1, 6, 7, 8, 12], 'December, January and June to August'],
])('HOME-12 the months %j read %s', (months, text) => {
  expect(monthsText(months)).toBe(text)
})
