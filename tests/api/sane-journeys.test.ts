import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { wallAt, wallDate } from '#platform/shared/local-time.ts'
import { journeyLimits, kindOfJourney } from '#features/flights/domain/sane-journey.ts'
import type { FoundSegment } from '#features/flights/server/provider/flights-provider.ts'
import { query } from '#features/flights/server/provider/flights-provider.suite.ts'
import { connectionMinutes } from '#features/flights/server/provider/embedded/connection-time.ts'
import { createEmbeddedFlightsProvider } from '#features/flights/server/provider/embedded/embedded-flights-provider.ts'
import { journeyPlace } from '#features/flights/server/provider/embedded/journey-place.ts'
import { createNetwork, type Line } from '#features/flights/server/provider/embedded/network.ts'
import { createConnectionRule } from '#features/flights/server/provider/embedded/partners.ts'
import {
  createTimetable,
  type Flight,
} from '#features/flights/server/provider/embedded/timetable.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const atlas = await loadAtlas('dist/server/atlas')
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
const provider = createEmbeddedFlightsProvider(atlas, clock)
const network = createNetwork(atlas.airports.all, atlas.facts.nonstops)
const timetable = createTimetable(atlas.facts.airlines)
const oneTicket = createConnectionRule(atlas.facts.airlines)
const waitMs = journeyLimits.waitMinutes * 60_000

type Flown = Pick<Flight, 'carrier' | 'line' | 'departs' | 'arrives'>

function kindOf(flown: readonly Flown[], [from, to]: readonly [Airport, Airport]) {
  const changes = flown.slice(1).flatMap((next, at) => {
    const before = flown[at]
    if (!before) return []
    const single = oneTicket(before.carrier, next.carrier)
    return [{ oneTicket: single, leastMinutes: connectionMinutes(before.line, next.line, !single) }]
  })
  const flights = flown.map(({ line, departs, arrives }) => ({
    from: journeyPlace(line.from),
    to: journeyPlace(line.to),
    km: line.km,
    departs,
    arrives,
  }))
  return kindOfJourney({ flights, changes, directKm: distanceKm(from, to) })
}

/** What takes off from the end of a flight on a line while one would wait for it. */
function later({ arrives }: Flight, line: Line): readonly Flight[] {
  const day = wallDate(wallAt(line.from.timeZone, arrives))
  return [0, 1, 2]
    .flatMap((days) => timetable(line, addDays(day, days)))
    .filter(({ departs }) => departs > arrives && departs - arrives <= waitMs)
}

type Ends = readonly [Airport, Airport]

const linesFrom = (place: Airport, to: Airport): readonly Line[] => {
  const last = network.line(place.iata, to.iata)
  return [...network.onward(place.iata).filter((line) => line.to !== to), ...(last ? [last] : [])]
}

/** Whether anything usual leads there: every flight of every way is tried. */
function usualExists(ends: Ends, date: string): boolean {
  const [from, to] = ends
  const leads = (flown: readonly Flight[]): boolean => {
    const last = flown.at(-1)
    if (!last) return false
    if (last.line.to === to) return kindOf(flown, ends) === 'usual'
    if (flown.length > journeyLimits.usualStops) return false
    const lines = linesFrom(last.line.to, to)
    const left = flown.length < journeyLimits.usualStops ? lines : lines.slice(-1)
    return left.some((line) =>
      later(last, line).some(
        (flight) => oneTicket(last.carrier, flight.carrier) && leads([...flown, flight]),
      ),
    )
  }
  return linesFrom(from, to).some((line) => timetable(line, date).some((flight) => leads([flight])))
}

/** Whether anything with up to two stops leads there, on any tickets: every flight of every way is tried. */
function anyExists(ends: Ends, date: string): boolean {
  const [from, to] = ends
  const leads = (flown: readonly Flight[]): boolean => {
    const last = flown.at(-1)
    if (!last) return false
    if (last.line.to === to) return kindOf(flown, ends) !== undefined
    if (flown.length > journeyLimits.usualStops) return false
    const lines = linesFrom(last.line.to, to)
    const left = flown.length < journeyLimits.usualStops ? lines : lines.slice(-1)
    return left.some((line) => later(last, line).some((next) => leads([...flown, next])))
  }
  return linesFrom(from, to).some((line) => timetable(line, date).some((flight) => leads([flight])))
}

const flownOf = (leg: readonly FoundSegment[]): readonly Flown[] =>
  leg.map(({ carrier, from, to, departs, arrives }) => {
    const line = network.line(from.iata, to.iata)
    if (!line) throw new Error(`Nobody flies from ${from.iata} to ${to.iata}`)
    return { carrier: carrier.code, line, departs, arrives }
  })

/** Why the answer is not what the definition asks for; nothing when it is. */
async function errorOf(ends: Ends, date: string): Promise<string | undefined> {
  const [from, to] = ends
  const asked = query({ origin: from.iata, destination: to.iata, departureDate: date })
  const found = await provider.search(asked, new AbortController().signal)
  const kinds = new Set(found.map(({ legs }) => kindOf(flownOf(legs[0] ?? []), ends)))
  if (kinds.has(undefined)) return 'offers what is no sane journey'
  if (kinds.size > 1) return 'offers roundabout journeys beside usual ones'
  if (kinds.has('roundabout') && usualExists(ends, date)) return 'misses the usual journey'
  if (found.length === 0 && anyExists(ends, date)) return 'misses the only journeys there are'
  return undefined
}

const day = fc.integer({ min: 1, max: 330 }).map((days) => addDays('2026-12-01', days))

async function holdsFor(airports: readonly Airport[], rounds: number): Promise<void> {
  const airport = fc.constantFrom(...airports)
  await fc.assert(
    fc.asyncProperty(airport, airport, day, async (from, to, date) => {
      fc.pre(from !== to)
      expect(await errorOf([from, to], date)).toBeUndefined()
    }),
    { numRuns: rounds, seed: 26 },
  )
}

test(
  'FLY-02 any two airports: an offer where a sane journey of known nonstops exists and none where none does; a roundabout one only where none is usual',
  () => holdsFor(atlas.airports.all, full ? 3000 : 50),
  900_000,
)

test('FLY-02 the same between airports with lines that we know, most of which something usual joins', () => {
  const known = atlas.airports.all.filter(({ iata }) => network.onward(iata).length > 0)
  expect(known.length).toBeGreaterThan(300)
  return holdsFor(known, full ? 3000 : 40)
}, 900_000)

test.each([
  ['GVA', 'LUG'],
  ['ZRH', 'LUG'],
  ['YYB', 'YYZ'],
  ['ACC', 'TOM'],
  ['YYZ', 'LUG'],
])('FLY-02 F2 from %s to %s no flight is known, and nothing is offered', async (from, to) => {
  for (const departureDate of ['2027-02-10', '2027-07-14']) {
    const asked = query({ origin: from, destination: to, departureDate })
    expect(await provider.search(asked, new AbortController().signal)).toEqual([])
  }
})

test('FLY-02 F2 every nonstop that is offered is one of the table, by an airline that the table names', async () => {
  const carriersOf = new Map(
    atlas.facts.nonstops.map(({ ends, carriers }) => [ends.join('-'), carriers]),
  )
  const airport = fc.constantFrom(...atlas.airports.all.filter(({ rank }) => rank > 4.5))
  await fc.assert(
    fc.asyncProperty(airport, airport, day, async (from, to, departureDate) => {
      fc.pre(from !== to)
      const asked = query({ origin: from.iata, destination: to.iata, departureDate })
      const found = await provider.search(asked, new AbortController().signal)
      for (const segment of found.flatMap(({ legs }) => legs.flat())) {
        const pair = [segment.from.iata, segment.to.iata].toSorted().join('-')
        expect(carriersOf.get(pair), pair).toContain(segment.carrier.code)
      }
    }),
    { numRuns: full ? 1000 : 60, seed: 44 },
  )
}, 300_000)

test('FLY-02 F2 from Ottawa to Gatwick one does not go back past Ottawa', async () => {
  for (const departureDate of ['2027-01-13', '2027-06-16', '2027-10-20']) {
    const asked = query({ origin: 'YOW', destination: 'LGW', departureDate })
    const found = await provider.search(asked, new AbortController().signal)
    expect(found.length).toBeGreaterThan(0)
    const ways = found.map(({ legs: [out = []] }) => out.map(({ from }) => from.iata).join('-'))
    expect(ways.filter((way) => /^YOW-(?!Y).*-Y/.test(way))).toEqual([])
  }
})

test('FLY-02 Bali and Phuket are joined by a nonstop', async () => {
  const asked = query({
    origin: 'HKT',
    destination: 'DPS',
    departureDate: '2027-06-15',
    nonStop: true,
  })
  const found = await provider.search(asked, new AbortController().signal)
  expect(found.map(({ legs }) => legs[0]?.[0]?.carrier.code)).toContain('QZ')
})
