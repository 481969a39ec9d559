import { describe, expect, test } from 'vitest'
import {
  journeyLimits,
  type JourneyPlace,
  kindOfJourney,
  leadsOn,
  leavesHome,
  longestWayKm,
  warningsOf,
} from './sane-journey.ts'

const hourMs = 3_600_000

interface Wish {
  readonly places: readonly string[]
  /** Hours that one waits at each change. */
  readonly waits?: readonly number[]
  readonly apartAt?: number
  readonly km?: number
  readonly directKm?: number
}

/** A lies on the equator, B further east, and so on, all in one country. */
const placeAt = (letter: string): JourneyPlace => ({
  iata: letter,
  country: 'XX',
  market: 'XX',
  lat: 0,
  lng: 10 * (letter.codePointAt(0) ?? 0) - 650,
})

/** Flights of two hours each. */
function journey({ places, waits = [], apartAt = -1, km = 1000, directKm = 3000 }: Wish) {
  let now = 0
  const flights = places.slice(1).map((to, at) => {
    const departs = now + (at > 0 ? (waits[at - 1] ?? 2) * hourMs : 0)
    now = departs + 2 * hourMs
    return { from: placeAt(places[at] ?? ''), to: placeAt(to), departs, arrives: now, km }
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

  test('FLY-02 flights that do not connect are dropped', () => {
    const { flights, ...rest } = journey({ places: ['A', 'B', 'C'] })
    const elsewhere = flights.map((flight, at) =>
      at === 1 ? { ...flight, from: placeAt('X') } : flight,
    )
    expect(kindOfJourney({ ...rest, flights: elsewhere })).toBeUndefined()
    expect(kindOfJourney({ ...rest, flights, changes: [] })).toBeUndefined()
    expect(longestWayKm(3000)).toBe(10_000)
    expect(journeyLimits.stops).toBe(4)
  })
})

/** [latitude, longitude, country, market where it is not the country]. */
const airports: Readonly<Record<string, readonly [number, number, string, string?]>> = {
  YOW: [45.32, -75.67, 'CA'],
  YYZ: [43.68, -79.63, 'CA'],
  YUL: [45.47, -73.74, 'CA'],
  YVR: [49.19, -123.18, 'CA'],
  YQB: [46.79, -71.39, 'CA'],
  YHZ: [44.88, -63.51, 'CA'],
  YYR: [53.32, -60.43, 'CA'],
  EWR: [40.69, -74.17, 'US'],
  JFK: [40.64, -73.78, 'US'],
  ORD: [41.98, -87.9, 'US'],
  ALB: [42.75, -73.8, 'US'],
  SEA: [47.45, -122.31, 'US'],
  LHR: [51.47, -0.46, 'GB'],
  LGW: [51.15, -0.19, 'GB'],
  CDG: [49.01, 2.55, 'FR', 'Schengen'],
  FRA: [50.03, 8.57, 'DE', 'Schengen'],
  ATH: [37.94, 23.94, 'GR', 'Schengen'],
  CPH: [55.62, 12.66, 'DK', 'Schengen'],
  OSL: [60.19, 11.1, 'NO', 'Schengen'],
  BGO: [60.29, 5.22, 'NO', 'Schengen'],
  IST: [41.28, 28.75, 'TR'],
  DXB: [25.25, 55.36, 'AE'],
  BKK: [13.69, 100.75, 'TH'],
  HKT: [8.11, 98.32, 'TH'],
  SIN: [1.36, 103.99, 'SG'],
  DPS: [-8.75, 115.17, 'ID'],
}
const wayOf = (codes: string): readonly JourneyPlace[] =>
  codes.split(' ').map((iata) => {
    const [lat = 0, lng = 0, country = '', market = country] = airports[iata] ?? []
    return { iata, country, market, lat, lng }
  })

describe('FLY-02 F2 a sane journey leads on', () => {
  test.each([
    ['YOW EWR YYZ LGW', false],
    ['LGW YYZ EWR YOW', false],
    ['YUL JFK YYZ LHR', false],
    ['ALB ORD JFK LHR', false],
    ['LHR JFK ORD ALB', false],
    ['LHR CDG LGW YYZ', false],
    ['FRA DXB ATH BKK', false],
    ['YOW EWR LHR', true],
    ['YOW YYZ LGW', true],
    ['YQB YUL YYZ YVR', true],
    ['YYR YHZ YYZ LHR', true],
    ['YYZ FRA BKK DPS', true],
    ['CDG IST ATH', true],
    ['YYZ YUL CDG ATH', true],
    ['YYZ LHR', true],
  ])('%s: %s', (codes, leads) => {
    expect(leadsOn(wayOf(codes))).toBe(leads)
    expect(leadsOn(wayOf(codes).toReversed())).toBe(leads)
  })

  test.each([
    ['YYZ SEA YVR', true],
    ['HKT SIN BKK', true],
    ['BGO CPH OSL', false],
    ['YYZ YVR SEA', false],
    ['CDG IST ATH', false],
  ])('from town to town of one country %s leaves it: %s', (codes, leaves) => {
    expect(leavesHome(wayOf(codes))).toBe(leaves)
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
