import { expect, test } from 'vitest'
import { endBounds, nightsEdit, withEnd } from './stay-ends.ts'

const trip = { startDate: '2027-05-10', endDate: '2027-05-14' }
const stay = { day: '2027-05-11', nights: 2 }

test.each([
  ['a night earlier', 'in', '2027-05-10', { day: '2027-05-10', nights: 3 }],
  ['a night later', 'in', '2027-05-12', { day: '2027-05-12', nights: 1 }],
  ['not to its own check-out', 'in', '2027-05-13', { day: '2027-05-12', nights: 1 }],
  ['not before the trip', 'in', '2027-05-01', { day: '2027-05-10', nights: 3 }],
] as const)('B5 the check-in of a stay moves %s', (_, end, day, next) => {
  expect(withEnd(trip, stay, end, day)).toEqual(next)
})

test.each([
  ['a night later', 'out', '2027-05-14', { day: '2027-05-11', nights: 3 }],
  ['not behind the trip', 'out', '2027-05-20', { day: '2027-05-11', nights: 3 }],
  ['not to its own check-in', 'out', '2027-05-11', { day: '2027-05-11', nights: 1 }],
] as const)('B5 the check-out of a stay moves %s', (_, end, day, next) => {
  expect(withEnd(trip, stay, end, day)).toEqual(next)
})

test('B5 a stay that begins before the trip or ends behind it keeps that end within reach', () => {
  const long = { day: '2027-05-08', nights: 8 }
  expect(endBounds(trip, long, 'in').first).toBe('2027-05-08')
  expect(endBounds(trip, long, 'out').last).toBe('2027-05-16')
})

test('A2 a stay by the night costs as many nights as it has, for each of its rooms', () => {
  const item = { ...stay, basis: 'night', quantity: 4 }
  expect(nightsEdit(item, { day: '2027-05-10', nights: 3 })).toEqual({
    day: '2027-05-10',
    nights: 3,
    quantity: 6,
  })
  expect(nightsEdit({ ...item, basis: 'group', quantity: 1 }, { ...stay, nights: 3 })).toEqual({
    nights: 3,
  })
  expect(nightsEdit(item, stay)).toEqual({})
})
