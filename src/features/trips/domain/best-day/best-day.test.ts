import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestDay } from './best-day.ts'
import type { DayItem, DayProblem } from './day-problem.ts'

const never = (): boolean => false

interface Walk {
  readonly seen: readonly number[]
  readonly at: number
  readonly time: number
  readonly travel: number
  readonly score: number
}

const fits = ({ windows, minutes }: DayItem, time: number): number | undefined => {
  const starts = windows
    .filter(([opens, closes]) => Math.max(opens, time) + minutes <= closes)
    .map(([opens]) => Math.max(opens, time))
  return starts.length > 0 ? Math.min(...starts) : undefined
}

const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, place) => value !== b[place])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Every order of every selection, each pause before or after the way: the second method. */
function bruteForce({ from, until, items, travel }: DayProblem): readonly number[] | undefined {
  let best: readonly number[] | undefined
  const take = (walk: Walk, index: number, arrives: number, way: number): Walk | undefined => {
    const item = items[index]
    const start = item && fits(item, arrives)
    if (!item || start === undefined || start + item.minutes > until) return undefined
    return {
      seen: [...walk.seen, index],
      at: item.place ?? walk.at,
      time: start + item.minutes,
      travel: walk.travel + way,
      score: walk.score + item.priority,
    }
  }
  const end = (walk: Walk): void => {
    if (walk.time > until || items.some(({ must }, at) => must && !walk.seen.includes(at))) return
    const value = [-walk.score, walk.travel, walk.time]
    if (!best || isBefore(value, best)) best = value
  }
  const home = (walk: Walk): void => {
    end(walk)
    for (const [at, { place }] of items.entries())
      if (place === undefined && !walk.seen.includes(at)) {
        const next = take(walk, at, walk.time, 0)
        if (next) home(next)
      }
  }
  const arrive = (walk: Walk, index: number, way: number): void => {
    const next = take(walk, index, walk.time, way)
    if (next) go(next)
    for (const [at, { place }] of items.entries())
      if (place === undefined && !walk.seen.includes(at)) {
        const paused = take(walk, at, walk.time, 0)
        if (paused) arrive(paused, index, way)
      }
  }
  const go = (walk: Walk): void => {
    const back = travel[walk.at]?.[0] ?? 0
    home({ ...walk, time: walk.time + back, travel: walk.travel + back })
    for (const [at, { place }] of items.entries()) {
      if (walk.seen.includes(at)) continue
      if (place === undefined) {
        const next = take(walk, at, walk.time, 0)
        if (next) go(next)
      } else {
        const way = travel[walk.at]?.[place] ?? 0
        arrive({ ...walk, time: walk.time + way }, at, way)
      }
    }
  }
  go({ seen: [], at: 0, time: from, travel: 0, score: 0 })
  return best
}

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

const days = fc
  .record({
    count: fc.integer({ min: 1, max: 5 }),
    raw: fc.array(
      fc.record({
        x: fc.nat(50),
        y: fc.nat(50),
        priority: fc.integer({ min: 1, max: 10 }),
        minutes: fc.constantFrom(30, 60, 90, 120),
        opens: fc.integer({ min: 480, max: 1000 }),
        width: fc.integer({ min: 60, max: 500 }),
        second: fc.boolean(),
      }),
      { minLength: 6, maxLength: 6 },
    ),
    from: fc.constantFrom(480, 540, 600),
    until: fc.constantFrom(960, 1080, 1260),
    lunch: fc.boolean(),
  })
  .map(({ count, raw, from, until, lunch }): DayProblem => ({
    from,
    until,
    items: [
      ...raw.slice(1, count + 1).map(({ priority, minutes, opens, width, second }, at) => ({
        id: `item ${at}`,
        priority,
        minutes,
        windows: second
          ? ([
              [opens, opens + width],
              [opens + width + 60, opens + width + 240],
            ] as const)
          : ([[opens, opens + width]] as const),
        must: false,
        place: at + 1,
      })),
      ...(lunch ? pauses : []),
    ],
    travel: raw
      .slice(0, count + 1)
      .map((a) => raw.slice(0, count + 1).map((b) => Math.ceil(Math.hypot(a.x - b.x, a.y - b.y)))),
  }))

test('E1 the best day and every order tried agree: score, travel, end', () => {
  fc.assert(
    fc.property(days, (day) => {
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
