import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallAt, wallDate } from '#platform/shared/local-time.ts'
import type { FlightQuery, FlightsProvider, FoundFlight } from './flights-provider.ts'

const signal = new AbortController().signal
const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** The twin answers every so many questions only: it has cached nothing, so it is slow. */
const twinEvery = 4
/** For ten thousand pairs on a busy machine, in milliseconds. */
const patience = 900_000
/** The shortest connection anywhere, in minutes. */
const leastConnection = 30

export const query = (over: Partial<FlightQuery> = {}): FlightQuery => ({
  origin: 'YYZ',
  destination: 'LHR',
  departureDate: '2027-04-13',
  cabin: 'ECONOMY',
  nonStop: false,
  adults: 1,
  children: 0,
  infants: 0,
  ...over,
})

/** Checks the rules that every flight keeps for any query. Returns the faults; empty if there are none. */
function errorsOf(flight: FoundFlight, asked: FlightQuery): readonly string[] {
  const errors: string[] = []
  const ends = [
    [asked.origin, asked.destination, asked.departureDate],
    [asked.destination, asked.origin, asked.returnDate],
  ]
  for (const [at, leg] of flight.legs.entries()) {
    const [from, to, date] = ends[at] ?? []
    const [first, last] = [leg[0], leg.at(-1)]
    if (!first || !last) return ['a leg without a flight']
    if (first.from.iata !== from || last.to.iata !== to) errors.push('ends elsewhere')
    if (wallDate(wallAt(first.from.timeZone, first.departs)) !== date) errors.push('another day')
    const airports = [first.from.iata, ...leg.map((segment) => segment.to.iata)]
    if (new Set(airports).size !== airports.length) errors.push(`a circle: ${airports.join()}`)
    for (const [place, segment] of leg.entries()) {
      const minutes = (segment.arrives - segment.departs) / minuteMs
      if (minutes < 15 || minutes > 20 * 60)
        errors.push(`${segment.number} flies ${minutes} minutes`)
      const next = leg[place + 1]
      if (!next) continue
      const wait = (next.departs - segment.arrives) / minuteMs
      if (next.from.iata !== segment.to.iata) errors.push('takes off where it did not land')
      if (wait < leastConnection) errors.push(`changes in ${wait} minutes`)
      if (next.selfTransfer && wait < 180) errors.push(`two tickets in ${wait} minutes`)
    }
  }
  const [there, back] = flight.legs
  const lands = there?.at(-1)?.arrives ?? 0
  if (back && (back[0]?.departs ?? 0) <= lands) errors.push('returns before it arrives')
  if (flight.perAdult.amountMinor <= 0) errors.push('costs nothing')
  if (flight.total.amountMinor < flight.perAdult.amountMinor * asked.adults)
    errors.push('the party pays less than its adults')
  return errors
}

interface Suite {
  readonly provider: FlightsProvider
  /** A second instance without any cached answers. */
  readonly twin: FlightsProvider
  /** Codes to draw pairs from. */
  readonly airports: readonly string[]
  /** False for a source without a calendar: it may know no price of a day. */
  readonly hasCalendar?: boolean
  /** Number of random pairs. */
  readonly rounds: number
}

function keepsToMetropolises(make: () => Suite): void {
  test('FLY-02 a metropolitan code has airports that it knows; any other code has none', () => {
    const { provider, airports } = make()
    const { airport, airportsOf } = provider.airports
    for (const code of ['LON', 'NYC', 'PAR', 'TYO', 'YTO']) {
      const all = airportsOf(code)
      expect(all.length).toBeGreaterThan(1)
      for (const { iata } of all) expect(airports).toContain(iata)
      expect(airport(code)).toBeUndefined()
    }
    for (const code of ['YYZ', 'LAX', 'QQQ', '']) expect(airportsOf(code)).toEqual([])
  })

  test('FLY-02 no flight connects where connections were excluded', async () => {
    const { provider } = make()
    const asked = query({ origin: 'LTN', destination: 'EWR', returnDate: '2027-04-20' })
    const noChangeAt = new Set(['LHR', 'JFK'])
    const found = await provider.search({ ...asked, noChangeAt }, signal)
    expect(found.length).toBeGreaterThan(0)
    const changes = found.flatMap(({ legs }) => legs.flatMap((leg) => leg.slice(1)))
    expect(changes.some(({ from }) => noChangeAt.has(from.iata))).toBe(false)
    const [price] = await provider.cheapest({ ...asked, noChangeAt }, [asked.departureDate], signal)
    expect(price).toEqual(found[0]?.perAdult)
  })
}

/** Contract tests of the port's adapters. */
export function keepsThePort(make: () => Suite): void {
  keepsToMetropolises(make)
  test(
    'FLY-02 of any pair: right ends, right order, time to change, a price, the same answer again',
    async () => {
      const { provider, twin, airports, rounds } = make()
      let round = 0
      const code = fc.constantFrom(...airports)
      const day = fc
        .integer({ min: 1, max: 330 })
        .map((days) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10))
      await fc.assert(
        fc.asyncProperty(code, code, day, fc.boolean(), async (origin, destination, date, home) => {
          fc.pre(origin !== destination)
          const returnDate = home ? wallDate(Date.parse(date) + 8 * 24 * hourMs) : undefined
          const asked = query({ origin, destination, departureDate: date, returnDate, adults: 2 })
          const found = await provider.search(asked, signal)
          for (const flight of found) expect(errorsOf(flight, asked)).toEqual([])
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
          round += 1
          if (round % twinEvery === 0) expect(await twin.search(asked, signal)).toEqual(found)
        }),
        { numRuns: rounds, seed: 8 },
      )
    },
    patience,
  )

  test('FLY-02 nonstop only gives nonstop only, both ways', async () => {
    const found = await make().provider.search(
      query({ nonStop: true, returnDate: '2027-04-20' }),
      signal,
    )
    expect(found.length).toBeGreaterThan(0)
    for (const { legs } of found) expect(legs.map((leg) => leg.length)).toEqual([1, 1])
  })

  test('FLY-02 the price calendar says what a search of that day says', async () => {
    const { provider, hasCalendar = true } = make()
    const days = ['2027-04-12', '2027-04-13', '2027-04-14']
    const asked = query({ returnDate: '2027-04-20' })
    const prices = await provider.cheapest(asked, days, signal)
    for (const [at, departureDate] of days.entries()) {
      const returnDate = wallDate(Date.parse(departureDate) + 7 * 24 * hourMs)
      const [first] = await provider.search({ ...asked, departureDate, returnDate }, signal)
      if (hasCalendar || prices[at]) expect(prices[at]).toEqual(first?.perAdult)
    }
  })

  test('FLY-02 children and infants pay no more than adults, and not nothing together', async () => {
    const { provider } = make()
    const [alone] = await provider.search(query(), signal)
    const family = await provider.search(query({ adults: 2, children: 1, infants: 1 }), signal)
    const same = family.find(({ legs }) => legs[0]?.[0]?.number === alone?.legs[0]?.[0]?.number)
    const [one, all] = [same?.perAdult.amountMinor ?? 0, same?.total.amountMinor ?? 0]
    expect(all).toBeGreaterThan(2 * one)
    expect(all).toBeLessThanOrEqual(4 * one)
  })
}
