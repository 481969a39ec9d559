import { expect, test } from 'vitest'
import { dayLines, linesOutside } from './day-lines.ts'

const trip = { startDate: '2027-05-10', endDate: '2027-05-14' }
const bare = { status: 'planned', day: null, time: null, nights: null, details: null } as const

const flight = {
  ...bare,
  id: 'flight',
  name: 'YUL → LIS',
  day: '2027-05-10',
  details: {
    kind: 'flight' as const,
    directions: [
      {
        segments: [
          {
            from: { iata: 'YUL', local: '2027-05-10T19:40' },
            to: { iata: 'LIS', local: '2027-05-11T07:35' },
          },
        ],
      },
      {
        segments: [
          {
            from: { iata: 'LIS', local: '2027-05-14T10:10' },
            to: { iata: 'YUL', local: '2027-05-14T13:10' },
          },
        ],
      },
    ],
  },
}
const stay = (id: string, day: string, nights: number) => ({ ...bare, id, name: id, day, nights })
const linesOn = (items: Parameters<typeof dayLines>[1], date: string) =>
  dayLines(trip, items).get(date)

test('A7 a flight leads the days that it touches, and the way home stands at the foot of its day', () => {
  const items = [flight]
  expect(linesOn(items, '2027-05-10')?.head).toEqual(['Departs 19:40 YUL, arrives 07:35 +1 LIS'])
  expect(linesOn(items, '2027-05-11')?.head).toEqual(['Arrives 07:35 LIS'])
  expect(linesOn(items, '2027-05-14')).toMatchObject({
    head: [],
    foot: ['Departs 10:10 LIS, arrives 13:10 YUL'],
  })
})

test('A7 a stay covers its nights; a night in the air needs no bed, one without a bed is said', () => {
  const items = [flight, stay('Casa', '2027-05-11', 2)]
  const nights = ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14'].map(
    (date) => linesOn(items, date)?.night,
  )
  expect(nights).toEqual(['', '', '', 'No place to stay this night.', ''])
  expect(linesOn(items, '2027-05-12')?.head).toEqual(['Staying: Casa'])
  expect(linesOn(items, '2027-05-13')?.head).toEqual(['Check-out: Casa'])
})

test('A7 a trip without any stay is silent; two beds for one night are named; ideas and what is cancelled count for none', () => {
  expect(linesOn([flight], '2027-05-12')?.night).toBe('')
  const both = [stay('Casa', '2027-05-10', 4), stay('Pensão', '2027-05-12', 1)]
  expect(linesOn(both, '2027-05-11')?.night).toBe('')
  expect(linesOn(both, '2027-05-12')?.night).toBe('Two places to stay this night: Casa, Pensão.')
  for (const status of ['idea', 'cancelled'] as const) {
    const waiting = both.map((one) => (one.id === 'Casa' ? one : { ...one, status }))
    expect(linesOn(waiting, '2027-05-12')?.night).toBe('')
  }
})

test('A7 what falls outside the trip is said with its day', () => {
  const shorter = { startDate: '2027-05-11', endDate: '2027-05-13' }
  expect(linesOutside(shorter, [flight])).toEqual([
    'Mon 10 May: Departs 19:40 YUL, arrives 07:35 +1 LIS',
    'Fri 14 May: Departs 10:10 LIS, arrives 13:10 YUL',
  ])
})
