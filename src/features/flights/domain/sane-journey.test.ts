import { describe, expect, test } from 'vitest'
import { journeyLimits, kindOfJourney, longestWayKm, warningsOf } from './sane-journey.ts'

const hourMs = 3_600_000

interface Wish {
  readonly places: readonly string[]
  /** Hours that one waits at each change. */
  readonly waits?: readonly number[]
  readonly apartAt?: number
  readonly km?: number
  readonly directKm?: number
}

/** Flights of two hours each. */
function journey({ places, waits = [], apartAt = -1, km = 1000, directKm = 3000 }: Wish) {
  let now = 0
  const flights = places.slice(1).map((to, at) => {
    const departs = now + (at > 0 ? (waits[at - 1] ?? 2) * hourMs : 0)
    now = departs + 2 * hourMs
    return { from: places[at] ?? '', to, departs, arrives: now, km }
  })
  const changes = flights.slice(1).map((_, at) => ({
    oneTicket: at !== apartAt,
    leastMinutes: at === apartAt ? 180 : 60,
  }))
  return { flights, changes, directKm }
}

describe('FLY-02 what a sane journey is', () => {
  test.each([
    ['nonstop', { places: ['A', 'B'] }, 'usual'],
    ['one stop', { places: ['A', 'B', 'C'] }, 'usual'],
    ['two stops', { places: ['A', 'B', 'C', 'D'] }, 'usual'],
    ['three stops', { places: ['A', 'B', 'C', 'D', 'E'] }, 'roundabout'],
    ['four stops', { places: ['A', 'B', 'C', 'D', 'E', 'F'] }, 'roundabout'],
    ['five stops', { places: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, undefined],
    ['nothing', { places: ['A'] }, undefined],
    ['two tickets', { places: ['A', 'B', 'C'], waits: [3], apartAt: 0 }, 'roundabout'],
    ['two tickets in a hurry', { places: ['A', 'B', 'C'], waits: [2.9], apartAt: 0 }, undefined],
    ['just time to change', { places: ['A', 'B', 'C'], waits: [1] }, 'usual'],
    ['too little time', { places: ['A', 'B', 'C'], waits: [0.98] }, undefined],
    ['a night between', { places: ['A', 'B', 'C'], waits: [26] }, 'usual'],
    ['a longer wait', { places: ['A', 'B', 'C'], waits: [26.1] }, undefined],
    ['a place twice', { places: ['A', 'B', 'A', 'C'] }, undefined],
    ['back where one began', { places: ['A', 'B', 'A'] }, undefined],
    ['as long a way as may be', { places: ['A', 'B', 'C'], km: 5000 }, 'usual'],
    ['a longer way', { places: ['A', 'B', 'C'], km: 5001 }, 'roundabout'],
    ['a walk', { places: ['A', 'B', 'C'], directKm: 39 }, undefined],
    ['a walk that is flown nonstop', { places: ['A', 'B'], directKm: 39 }, 'usual'],
  ])('FLY-02 %s', (_, wish: Wish, kind) => {
    expect(kindOfJourney(journey(wish))).toBe(kind)
  })

  test('FLY-02 flights that do not meet are none', () => {
    const { flights, ...rest } = journey({ places: ['A', 'B', 'C'] })
    const elsewhere = flights.map((flight, at) => (at === 1 ? { ...flight, from: 'X' } : flight))
    expect(kindOfJourney({ ...rest, flights: elsewhere })).toBeUndefined()
    expect(kindOfJourney({ ...rest, flights, changes: [] })).toBeUndefined()
    expect(longestWayKm(3000)).toBe(10_000)
    expect(journeyLimits.stops).toBe(4)
  })
})

test('FLY-05 more than two stops and tickets of their own are said before the price', () => {
  const leg = (stopCount: number, apart = false) => ({
    stopCount,
    connections: Array.from({ length: stopCount }, (_, at) => ({
      selfTransfer: apart && at === 0,
    })),
  })
  expect(warningsOf([leg(0), leg(2)])).toEqual([])
  expect(warningsOf([leg(1, true)])).toEqual(['Separate tickets'])
  expect(warningsOf([leg(2), leg(3)])).toEqual(['3 stops'])
  expect(warningsOf([leg(4, true), leg(1)])).toEqual(['4 stops', 'Separate tickets'])
})
