import { describe, expect, test } from 'vitest'
import type { Lined } from '#features/trips/domain/day-lines.ts'
import { stubsOf } from './flight-stubs.ts'
import { barsOf } from './stay-bars.ts'

const trip = { startDate: '2027-05-10', endDate: '2027-05-14' }

const stay = (name: string, day: string, nights: number, more: Partial<Lined> = {}): Lined => ({
  id: name,
  name,
  status: 'planned',
  day,
  time: null,
  nights,
  details: null,
  ...more,
})

const bars = (...items: Lined[]) => {
  const { stays, gaps, lanes } = barsOf(trip, items)
  return {
    stays: stays.map(({ item, from, to, lane, rivals }) => ({
      name: item.name,
      from,
      to,
      lane,
      contested: rivals.length > 0,
    })),
    gaps: gaps.map(({ day, nights, from, to }) => ({ day, nights, from, to })),
    lanes,
  }
}

describe('A7 stays lie across the days', () => {
  test('the bar of a cancelled stay stands for the nights that it leaves open', () => {
    const gone = stay('Casa', '2027-05-10', 4, { status: 'cancelled' })
    const { stays, gaps } = barsOf(trip, [gone])
    expect([stays[0]?.leaves, gaps]).toEqual([{ day: '2027-05-10', nights: 4 }, []])
    // Where another stay took some of them, it offers the rest; a longer gap stays a gap.
    const some = barsOf(trip, [gone, stay('Pensão', '2027-05-10', 2)])
    expect([some.stays[0]?.leaves, some.gaps]).toEqual([{ day: '2027-05-12', nights: 2 }, []])
    const short = barsOf(trip, [stay('Casa', '2027-05-10', 2, { status: 'cancelled' })])
    expect([short.stays[0]?.leaves, short.gaps.length]).toEqual([
      { day: '2027-05-10', nights: 2 },
      1,
    ])
    // Once all are taken it stands below the stay that took them.
    const full = barsOf(trip, [gone, stay('Pensão', '2027-05-10', 4)])
    expect(full.stays.map(({ item, lane, leaves }) => [item.name, lane, leaves])).toEqual([
      ['Pensão', 0, undefined],
      ['Casa', 1, undefined],
    ])
  })

  test('a stay of other dates than the trip’s is drawn nowhere, and its nights are open', () => {
    const nights = [{ day: '2027-05-10', nights: 4, from: 2, to: 10 }]
    for (const day of ['2027-05-03', '2027-05-06', '2027-05-15'])
      expect(bars(stay('Casa', day, 4))).toMatchObject({ stays: [], gaps: nights })
    expect(bars(stay('Casa', '2027-05-08', 4)).stays).toMatchObject([{ from: 1, to: 6 }])
  })

  test('from the middle of the first day to the middle of the last; no night is open', () => {
    expect(bars(stay('Casa', '2027-05-10', 4))).toEqual({
      stays: [{ name: 'Casa', from: 2, to: 10, lane: 0, contested: false }],
      gaps: [],
      lanes: 1,
    })
  })

  test('nights without a bed are one gap for each run; a trip without a stay is one gap', () => {
    expect(bars(stay('Casa', '2027-05-11', 1)).gaps).toEqual([
      { day: '2027-05-10', nights: 1, from: 2, to: 4 },
      { day: '2027-05-12', nights: 2, from: 6, to: 10 },
    ])
    expect(bars().gaps).toEqual([{ day: '2027-05-10', nights: 4, from: 2, to: 10 }])
  })

  test('one that begins before the trip or ends after it reaches to its edge', () => {
    expect(bars(stay('Casa', '2027-05-08', 9)).stays).toMatchObject([{ from: 1, to: 11 }])
  })

  test('two for one night lie in two lanes and are marked; one that ends where the next begins is not', () => {
    expect(bars(stay('A', '2027-05-10', 3), stay('B', '2027-05-12', 2)).stays).toMatchObject([
      { name: 'A', lane: 0, contested: true },
      { name: 'B', lane: 1, contested: true },
    ])
    expect(bars(stay('A', '2027-05-10', 2), stay('B', '2027-05-12', 2)).stays).toMatchObject([
      { name: 'A', lane: 0, contested: false },
      { name: 'B', lane: 0, contested: false },
    ])
  })

  test('a cancelled one stays in sight in place of its nights, which are open again; an idea has no bar', () => {
    const cancelled = stay('A', '2027-05-10', 4, { status: 'cancelled' })
    expect(bars(cancelled)).toMatchObject({
      stays: [{ name: 'A', lane: 0, contested: false }],
      gaps: [],
      lanes: 1,
    })
    expect(bars(stay('A', '2027-05-10', 4, { status: 'idea' })).stays).toEqual([])
  })
})

describe('A7 flights stand in the day that they touch first', () => {
  const segment = (from: string, left: string, to: string, landed: string) => ({
    number: 'MA 709',
    from: { iata: from, local: left },
    to: { iata: to, local: landed },
  })
  const flight = (...directions: ReturnType<typeof segment>[][]): Lined => ({
    ...stay('YYZ → LIS', '2027-05-10', 1),
    nights: null,
    details: { kind: 'flight', directions: directions.map((segments) => ({ segments })) },
  })

  test('one that leaves the evening before stands in the day of its landing', () => {
    const out = segment('YYZ', '2027-05-09T22:45', 'LIS', '2027-05-10T10:50')
    const back = segment('LIS', '2027-05-14T15:05', 'YYZ', '2027-05-14T18:05')
    expect(stubsOf(trip, [flight([out], [back])])).toMatchObject([
      { direction: 'out', day: '2027-05-10', from: { place: 'YYZ', date: 'Sun 9 May' }, stops: 0 },
      { direction: 'back', day: '2027-05-14', to: { place: 'YYZ', time: '18:05' } },
    ])
  })

  test('one that touches no day of the trip has no stub', () => {
    const late = segment('LIS', '2027-05-20T15:05', 'YYZ', '2027-05-20T18:05')
    expect(stubsOf(trip, [flight([late])])).toEqual([])
  })

  test('its length needs both instants', () => {
    const way = segment('YYZ', '2027-05-10T08:00', 'LIS', '2027-05-10T20:05')
    const known = {
      ...way,
      from: { ...way.from, instant: '2027-05-10T12:00:00Z' },
      to: { ...way.to, instant: '2027-05-10T19:05:00Z' },
    }
    expect(stubsOf(trip, [flight([way])])[0]?.length).toBe('')
    expect(stubsOf(trip, [flight([known])])[0]?.length).toBe('7 h 05')
  })
})
