import { expect, test } from 'vitest'
import { dateErrors } from './stay-dates.ts'

const now = new Date('2027-04-01T12:00:00Z')
const stay = { checkIn: '2027-04-12', checkOut: '2027-04-15' }

test.each([
  ['whole dates', stay, undefined, undefined],
  ['no check-in', { ...stay, checkIn: '' }, 'Choose a check-in date.', undefined],
  ['no check-out', { ...stay, checkOut: '' }, undefined, 'Choose a check-out date.'],
  ['a past night', { ...stay, checkIn: '2027-03-01' }, 'Check-in can’t be in the past.', undefined],
  [
    'reversed dates',
    { ...stay, checkOut: '2027-04-12' },
    undefined,
    'Check-out must be after check-in.',
  ],
  [
    'a year of nights',
    { ...stay, checkOut: '2028-04-12' },
    undefined,
    'You can book a hotel for up to 90 nights.',
  ],
])('STAY-01 %s: each field says what is wrong with it', (_, dates, checkIn, checkOut) => {
  expect(dateErrors(dates, now)).toEqual({ checkIn, checkOut })
})
