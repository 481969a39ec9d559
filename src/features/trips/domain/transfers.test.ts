import { expect, test } from 'vitest'
import { leaveMinute, leavingOn, rideHome } from './leave-time.ts'
import { transfersOf, transferWords } from './transfers.ts'

const lis = { lat: 38.7742, lng: -9.1342 }
const airportOf = (iata: string) => (iata === 'LIS' ? lis : { lat: 43.68, lng: -79.63 })
const base = { status: 'planned' as const, time: null, nights: null, lat: null, lng: null }
const at = (iata: string, local: string) => ({ iata, local })
const leg = (from: ReturnType<typeof at>, to: ReturnType<typeof at>) => ({
  segments: [{ number: 'X 1', carrier: { code: 'X' }, from, to }],
})
const flight = {
  ...base,
  id: 'flight',
  name: 'YYZ to LIS',
  day: '2027-05-10',
  details: {
    kind: 'flight' as const,
    directions: [
      leg(at('YYZ', '2027-05-09T21:00'), at('LIS', '2027-05-10T09:00')),
      leg(at('LIS', '2027-05-14T12:00'), at('YYZ', '2027-05-14T15:00')),
    ],
  },
}
const stay = (name: string, day: string, nights: number, more: object = {}) => ({
  ...base,
  id: name,
  name,
  day,
  nights,
  lat: 38.71,
  lng: -9.14,
  details: { kind: 'stay' as const, guests: 2 },
  ...more,
})
const said = (items: Parameters<typeof transfersOf>[0]) =>
  transfersOf(items, airportOf).map(({ date, from, to }) => `${date} ${from} to ${to}`)

test('B1 the ride from the airport to the first stay, and from the last one back', () => {
  const stays = [stay('Casa', '2027-05-10', 2), stay('Inn', '2027-05-12', 2)]
  expect(said([flight, ...stays])).toEqual(['2027-05-10 LIS to Casa', '2027-05-14 Inn to LIS'])
  const [ride] = transfersOf([flight, ...stays], airportOf)
  expect(ride?.minutes).toBeGreaterThan(15)
  expect(ride?.minutes).toBeLessThan(60)
})

test('B1 none without a stay, to a stay elsewhere, or where the trip has a ride of its own', () => {
  expect(said([flight])).toEqual([])
  expect(said([flight, stay('Casa', '2027-05-10', 4, { status: 'idea' })])).toEqual([])
  expect(said([flight, stay('Porto', '2027-05-10', 4, { lat: 41.15, lng: -8.61 })])).toEqual([])
  const moment = { place: { name: 'Lisbon' }, local: '2027-05-10T10:00' }
  const details = { kind: 'ground' as const, mode: 'transfer' as const, from: moment, to: moment }
  const ride = { ...base, id: 'ride', name: 'Taxi', day: '2027-05-10', details }
  expect(said([flight, stay('Casa', '2027-05-10', 4), ride])).toEqual(['2027-05-14 Casa to LIS'])
})

test('B1 one time at which one leaves for the flight home: two hours there and the ride, on five minutes', () => {
  const items = [flight, stay('Casa', '2027-05-10', 4)]
  const home = transfersOf(items, airportOf).find(({ isArrival }) => !isArrival)
  const leaving = leavingOn(items, '2027-05-14', airportOf) ?? 0
  expect(leaving % 5).toBe(0)
  expect(12 * 60 - leaving - 120).toBeGreaterThanOrEqual(home?.minutes ?? 0)
  expect(rideHome(items, airportOf)).toBe(home?.minutes)
  expect(leaving).toBe(leaveMinute(12 * 60, home?.minutes))
  expect(home && transferWords(home).how).toMatch(/^Leave by 09:\d[05]\. Transit, \d+ min$/)
  // Without a stay the ride counts as half an hour.
  expect(leavingOn([flight], '2027-05-14', airportOf)).toBe(9 * 60 + 30)
  expect(leavingOn(items, '2027-05-13', airportOf)).toBeUndefined()
})
