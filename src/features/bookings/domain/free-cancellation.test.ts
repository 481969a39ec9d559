import { expect, test } from 'vitest'
import { freeCancellationUntil, instantOf } from './free-cancellation.ts'

test.each([
  ['2027-04-12', 'Europe/Paris', '2027-04-11T13:00:00.000Z'],
  ['2027-01-12', 'Europe/Paris', '2027-01-11T14:00:00.000Z'],
  ['2027-04-12', 'Asia/Tokyo', '2027-04-11T06:00:00.000Z'],
  ['2027-07-01', 'America/Toronto', '2027-06-30T19:00:00.000Z'],
  ['2027-07-01', 'Asia/Kathmandu', '2027-06-30T09:15:00.000Z'],
  // The clocks change in the night between: it is 24 hours all the same.
  ['2027-03-28', 'Europe/Paris', '2027-03-27T13:00:00.000Z'],
  ['2027-03-14', 'America/Toronto', '2027-03-13T19:00:00.000Z'],
])('STAY-03 a stay from %s in %s is free to cancel until %s', (checkIn, zone, until) => {
  expect(freeCancellationUntil(checkIn, zone).toISOString()).toBe(until)
})

test('STAY-03 an hour that the clocks leave out is the one after it', () => {
  expect(instantOf('2027-03-28', 2, 'Europe/Paris').toISOString()).toMatch(/T0[01]:00/)
})
