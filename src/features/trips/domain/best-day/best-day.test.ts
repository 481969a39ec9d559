import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestDay } from './best-day.ts'
import type { DayItem } from './day-problem.ts'
import { bruteForce } from './testing/brute-force.ts'
import { randomDays } from './testing/random-days.ts'

const never = (): boolean => false

const pauses: readonly DayItem[] = [
  {
    id: 'meal:lunch',
    priority: 0,
    minutes: 60,
    windows: [[690, 870]],
    must: true,
    place: undefined,
  },
]

test('E1 the best day and every order tried agree: score, travel, end', () => {
  fc.assert(
    fc.property(randomDays(5), (day) => {
      const wanted = bruteForce(day)
      const found = bestDay(day, { isOver: never })
      if (!wanted) return
      expect(found?.optimal).toBe(true)
      expect([-(found?.score ?? 0), found?.travel, found?.end]).toEqual(wanted)
    }),
    { numRuns: 100, seed: 23 },
  )
})

const visit = (id: string, place: number, more: Partial<DayItem> = {}): DayItem => ({
  id,
  priority: 5,
  minutes: 60,
  windows: [[540, 1260]],
  must: false,
  place,
  ...more,
})

const flat = (size: number, way: number): number[][] =>
  Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (__, b) => (a === b ? 0 : way)),
  )

test('E1 equal days are settled by the order of their ids', () => {
  const items = [visit('c', 1), visit('a', 2), visit('b', 3)]
  const day = bestDay({ from: 540, until: 1260, items, travel: flat(4, 10) }, { isOver: never })
  expect(day?.stops.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('E1 what is booked is visited at its time, and may force a later return', () => {
  const items = [
    visit('show', 1, { must: true, minutes: 120, windows: [[1200, 1320]], priority: 1 }),
    visit('far', 2, { priority: 10, windows: [[1150, 1260]] }),
  ]
  const day = bestDay({ from: 540, until: 1260, items, travel: flat(3, 30) }, { isOver: never })
  expect(day).toMatchObject({ stops: [{ id: 'show', start: 1200, end: 1320 }], end: 1350 })
})

test('E1 what must be there and cannot is no day', () => {
  const items = [
    visit('a', 1, { must: true, windows: [[600, 660]] }),
    visit('b', 2, { must: true, windows: [[600, 660]] }),
  ]
  expect(bestDay({ from: 540, until: 1260, items, travel: flat(3, 5) }, { isOver: never })).toBe(
    undefined,
  )
})

test('E1 a pause gives way where what is booked leaves no room for it', () => {
  const items = [visit('tour', 1, { must: true, minutes: 300, windows: [[660, 960]] }), ...pauses]
  const day = bestDay({ from: 540, until: 1260, items, travel: flat(2, 5) }, { isOver: never })
  expect(day?.stops.map(({ id }) => id)).toEqual(['tour'])
})

test('E1 twenty sights of one town are ordered in time, with proof', () => {
  const items = Array.from({ length: 20 }, (_, at) =>
    visit(`sight ${at}`, at + 1, { priority: 1 + ((at * 7) % 10), minutes: 45 + ((at * 13) % 60) }),
  )
  const point = (at: number) => ({ x: (at * 37) % 40, y: (at * 53) % 40 })
  const travel = Array.from({ length: 21 }, (_, a) =>
    Array.from({ length: 21 }, (__, b) =>
      Math.ceil(Math.hypot(point(a).x - point(b).x, point(a).y - point(b).y)),
    ),
  )
  const day = bestDay(
    { from: 540, until: 1260, items: [...items, ...pauses], travel },
    { isOver: never },
  )
  expect(day?.optimal).toBe(true)
  expect(day?.stops.some(({ id }) => id === 'meal:lunch')).toBe(true)
})

test('E1 twenty-eight alike, open all day: a full day with both pauses, and a bound near it', () => {
  const items = Array.from({ length: 28 }, (_, at) => visit(`sight ${at}`, at + 1))
  const dinner = { ...pauses[0], id: 'meal:dinner', windows: [[1080, 1260]] } as DayItem
  const travel = Array.from({ length: 29 }, (_, a) =>
    Array.from({ length: 29 }, (__, b) => (a === b ? 0 : 5 + (Math.abs(a - b) % 7))),
  )
  const problem = { from: 540, until: 1260, items: [...items, ...pauses, dinner], travel }
  let asked = 0
  const day = bestDay(problem, { isOver: () => ++asked > 5 })
  expect(day?.stops.filter(({ id }) => id.startsWith('meal:'))).toHaveLength(2)
  expect(day?.score).toBeGreaterThanOrEqual(40)
  expect(day?.atMost).toBeLessThanOrEqual(50)
})
