import { expect, test } from 'vitest'
import { townOfTrips, tripsAhead } from './town-of-trips.ts'

const place = (name: string) => ({ name, lat: 38.7, lng: -9.1 })
const trip = (name: string, startDate: string, endDate: string, archived = false) => ({
  destinations: [place(name)],
  startDate,
  endDate,
  archived,
})

test('MAP-01 the maps open on the trip that comes next, not on a past or archived one', () => {
  const trips = [
    trip('Rome', '2027-06-01', '2027-06-04'),
    trip('Lisbon', '2027-05-10', '2027-05-14'),
    trip('Paris', '2026-04-01', '2026-04-04'),
    trip('Tokyo', '2027-05-01', '2027-05-03', true),
  ]
  expect(townOfTrips(trips, '2027-05-12')).toEqual(place('Lisbon'))
  expect(townOfTrips(trips, '2027-07-01')).toBeNull()
})

test('PLAN-01 a new trip offers the way to the one that comes next', () => {
  const trips = [
    trip('Rome', '2027-06-01', '2027-06-04'),
    trip('Lisbon', '2027-05-10', '2027-05-14'),
    trip('Tokyo', '2027-05-01', '2027-05-20', true),
  ]
  const names = tripsAhead(trips, '2027-05-12').map(({ destinations: [one] }) => one?.name)
  expect(names).toEqual(['Lisbon', 'Rome'])
  expect(tripsAhead(trips, '2027-08-01')).toEqual([])
})
