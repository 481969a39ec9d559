import { expect, test } from 'vitest'
import { agesIn, childrenIn, whenFace, whoFace } from './ticket-faces.ts'

test.each([
  ['2027-05-10', '2027-05-14', '10 to 14 May', '2027, 5 days'],
  ['2027-01-29', '2027-02-01', '29 Jan to 1 Feb', '2027, 4 days'],
  ['2026-12-30', '2027-01-02', '30 Dec to 2 Jan', '2026 to 2027, 4 days'],
  ['2027-05-10', '2027-05-10', '10 May', '2027, 1 day'],
  ['2027-05-14', '2027-05-10', 'Choose dates', 'First and last day'],
  ['', '', 'Choose dates', 'First and last day'],
])('a face of %s to %s', (start, end, words, note) => {
  expect(whenFace(start, end)).toEqual({ words, note })
})

test('a face of a party names the ages of its children', () => {
  expect(whoFace(1, [])).toEqual({ words: '1 adult', note: 'no children' })
  expect(whoFace(2, agesIn('4'))).toEqual({ words: '2 adults', note: '1 child, 4' })
  expect(whoFace(2, agesIn('4, 7 , 40, x'))).toEqual({
    words: '2 adults',
    note: '2 children, 4 and 7',
  })
})

test('B1 a child whose age isn’t chosen yet is counted, and its age asked for', () => {
  expect(childrenIn('4, ?')).toEqual([4, null])
  expect(agesIn('4, ?')).toEqual([4])
  expect(whoFace(2, childrenIn('?')).note).toBe('1 child, age?')
  expect(whoFace(2, childrenIn('4, ?')).note).toBe('2 children, ages?')
})
