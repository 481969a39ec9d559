import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import type { Airline } from '#atlas/air/schema.ts'
import { seasonOfFare } from './fare-season.ts'
import type { Line } from './network.ts'
import { createFares } from './sample-fare.ts'
import { createTimetable, type Flight } from './timetable.ts'

const airport = (iata: string, lng: number): Airport =>
  ({ iata, lat: 45, lng, rank: 6, timeZone: 'UTC', countryCode: 'XX' }) as Airport

const home = airport('AAA', 0)
/** Some 4,000 to 11,000 km away: as far as a change of planes saves anything. */
const farLng = fc.integer({ min: 55, max: 150 })

interface Wish {
  readonly lng: number
  readonly stops: number
  readonly demand: readonly number[]
}

/** Flights one after the other along the same parallel: stops add hardly any way. */
function journeyOf({ lng, stops, demand }: Wish): readonly Flight[] {
  const places = Array.from({ length: stops + 2 }, (_, at) =>
    airport(`P${at}`, (lng * at) / (stops + 1)),
  )
  return places.slice(1).map((to, at) => {
    const from = places[at] ?? home
    const line = { from, to, km: 8000 / (stops + 1), minutes: 300, carriers: ['XA'], season: 'all' }
    return {
      line: line as unknown as Line,
      carrier: 'XA',
      number: `XA${at}`,
      departs: 0,
      arrives: 0,
      minute: 600,
      demand: demand[at] ?? 1,
    }
  })
}

const airlines = new Map([['XA', { iata: 'XA', kind: 'full-service' } as Airline]])

const day = { date: '2027-04-13', daysAhead: 60, cabin: 'ECONOMY', away: home } as const

function fareOf(flights: readonly Flight[], selfTransfers: readonly number[] = []): number {
  const [from, to] = [flights[0]?.line.from, flights.at(-1)?.line.to]
  if (!from || !to) return Number.NaN
  const journey = { flights, departs: 0, arrives: 0, selfTransfers: new Set(selfTransfers) }
  return createFares(airlines, { ...day, from, to })(journey)
}

test('FLY-02 on a long way a fare falls with each stop, as far as two', () => {
  fc.assert(
    fc.property(farLng, (lng) => {
      const [none = 0, one = 0, two = 0, three = 0] = [0, 1, 2, 3].map((stops) =>
        fareOf(journeyOf({ lng, stops, demand: [] })),
      )
      expect(one).toBeLessThan(none)
      expect(two).toBeLessThan(one)
      expect(three).toBeGreaterThan(two)
    }),
  )
})

test('FLY-02 a fare follows the demand for its flights, each for its part', () => {
  const demand = fc.double({ min: 0.88, max: 1.18, noNaN: true })
  fc.assert(
    fc.property(farLng, fc.array(demand, { minLength: 3, maxLength: 3 }), (lng, wanted) => {
      const usual = fareOf(journeyOf({ lng, stops: 2, demand: [] }))
      const fare = fareOf(journeyOf({ lng, stops: 2, demand: wanted }))
      const mean = wanted.reduce((sum, one) => sum + one, 0) / wanted.length
      expect(fare / usual).toBeCloseTo(mean, 9)
    }),
  )
})

test('FLY-02 two tickets cost more than one for the same flights', () => {
  const flights = journeyOf({ lng: 90, stops: 1, demand: [] })
  expect(fareOf(flights, [0])).toBeGreaterThan(fareOf(flights))
})

test('FLY-02 the same flight is wanted more on one day than on another, and on each the same again', () => {
  const [flight] = journeyOf({ lng: 90, stops: 0, demand: [] })
  const dates = Array.from({ length: 28 }, (_, at) => `2027-04-${String(at + 1).padStart(2, '0')}`)
  const demands = () => {
    const timetable = createTimetable([])
    return dates.map((date) => flight && timetable(flight.line, date)[0]?.demand)
  }
  const wanted = demands()
  expect(new Set(wanted).size).toBeGreaterThan(20)
  for (const one of wanted) {
    expect(one).toBeGreaterThanOrEqual(0.88)
    expect(one).toBeLessThanOrEqual(1.18)
  }
  expect(demands()).toEqual(wanted)
})

test('FLY-02 of one week Friday and Sunday cost most, Tuesday and Wednesday least', () => {
  // From Sunday, 11 April, in a season without a peak.
  const week = ['11', '12', '13', '14', '15', '16', '17'].map((of) =>
    seasonOfFare(home, `2027-04-${of}`),
  )
  const [sunday, , tuesday, wednesday, , friday] = week
  const ranked = week.toSorted((a, b) => a - b)
  expect(ranked.slice(0, 2)).toEqual([tuesday, wednesday])
  expect(ranked.slice(-2)).toEqual([friday, sunday])
  expect(new Set(week).size).toBe(7)
})
