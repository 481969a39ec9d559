import { expect, test } from 'vitest'
import { checkOutOf, stayText } from './stay-text.ts'

const stay = { day: '2027-04-12', nights: 3, details: { kind: 'stay', guests: 2 } } as const

test('STAY-05 PLAN-07 a stay that is moved takes its check-out along', () => {
  expect(stayText(stay)).toBe('3 nights, 12 to 15 April 2027, 2 guests')
  expect(stayText({ ...stay, day: '2027-04-13' })).toBe('3 nights, 13 to 16 April 2027, 2 guests')
  expect(checkOutOf({ day: '2027-12-31', nights: 1 })).toBe('2028-01-01')
})

test('PLAN-06 what is not known is not said', () => {
  expect(stayText({ ...stay, day: null })).toBe('3 nights, 2 guests')
  expect(stayText({ day: '2027-04-12', nights: 1, details: null })).toBe(
    '1 night, 12 to 13 April 2027',
  )
  expect(stayText({ day: '2027-04-12', nights: null, details: null })).toBe('')
  expect(checkOutOf({ day: null, nights: 2 })).toBeNull()
})
