import { expect, test } from 'vitest'
import { weekdayList } from './weekday.ts'

test('days of the week in words; what is none stays as it is', () => {
  expect(weekdayList(['mon', 'sun'])).toBe('Monday, Sunday')
  expect(weekdayList(['holidays', 'constructor'])).toBe('holidays, constructor')
  expect(weekdayList([])).toBe('')
})
