import { expect, test } from 'vitest'
import { daysInPlace, routeStrips, stopNumbers } from './route-strip.ts'

const item = (
  id: string,
  type: 'hotel' | 'attraction' | 'flight',
  lat: number,
  lng: number,
  day = '2027-05-10',
) => ({
  id,
  type,
  name: id,
  status: 'planned' as const,
  day,
  nights: type === 'hotel' ? 2 : null,
  lat,
  lng,
})
const hotel = item('Casa do Alecrim', 'hotel', 38.7095, -9.1435)
const castle = item('Castle', 'attraction', 38.7139, -9.1335)
const alfama = item('Alfama', 'attraction', 38.711, -9.129)
const sintra = item('Pena Palace', 'attraction', 38.7876, -9.3904)

test('B5 a day begins at the bed, says its ways, and flights are none of its stops', () => {
  const [first, second] = routeStrips(
    [
      item('YYZ → LIS', 'flight', 38.77, -9.13),
      hotel,
      castle,
      { ...castle, id: 'again', day: '2027-05-11' },
      { ...alfama, day: '2027-05-11' },
      { ...sintra, day: '2027-05-11' },
    ],
    ['2027-05-10', '2027-05-11', '2027-05-12'],
  )
  expect(first?.stops.map(({ name, bed }) => [name, bed])).toEqual([
    ['Casa do Alecrim', true],
    ['Castle', false],
  ])
  expect(second?.number).toBe(2)
  const words = second?.stops.map((stop) => stop.way?.words)
  expect(words?.[0]).toEqual(['1.0 km', expect.stringMatching(/^\d+ min on foot$/)])
  expect(words?.[1]).toEqual(['500 m', expect.stringMatching(/^\d+ min$/)])
  // Too far to walk: the ride, as long as on the board.
  expect(words?.[2]).toEqual(['24 km', expect.stringMatching(/^Transit, \d+ min$/)])
  expect(words?.[3]).toBeUndefined()
})

test('B5 a day of one stop or none has no strip', () => {
  expect(routeStrips([castle], ['2027-05-10'])).toEqual([])
  const gone = { ...alfama, status: 'cancelled' as const }
  expect(routeStrips([castle, gone], ['2027-05-10'])).toEqual([])
})

test('PLAN-09 the stops of a shared day have the numbers that they have on its strip; a bed has none', () => {
  const { day: _, ...bed } = hotel
  const numbers = stopNumbers([
    { date: '2027-05-10', items: [bed, castle, alfama] },
    {
      date: '2027-05-11',
      items: [
        { ...sintra, id: 'later' },
        { ...alfama, id: 'last' },
      ],
    },
  ])
  expect([...numbers]).toEqual([
    ['Castle', 1],
    ['Alfama', 2],
    ['later', 1],
    ['last', 2],
  ])
})

test('B5 the days are drawn by their numbers and areas, without flights; a bed of several days once, and a day without a stop not at all', () => {
  const flight = item('YYZ → LIS', 'flight', 38.77, -9.13)
  const { days, beds } = daysInPlace(
    [
      { date: '2027-05-10', items: [flight, hotel, castle] },
      { date: '2027-05-11', items: [] },
      { date: '2027-05-12', items: [{ ...sintra, day: '2027-05-12' }] },
    ],
    ['Alfama and Castle', undefined, ''],
  )
  expect(days.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Alfama and Castle'],
    [3, 'Pena Palace'],
  ])
  expect(days[0]?.stops.map(({ id }) => id)).toEqual(['Castle'])
  expect(beds.map(({ id }) => id)).toEqual(['Casa do Alecrim'])
})
