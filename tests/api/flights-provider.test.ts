import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { wallAt, wallText } from '#platform/shared/local-time.ts'
import type { FlightQuery } from '#features/flights/server/provider/flights-provider.ts'
import { keepsThePort, query } from '#features/flights/server/provider/flights-provider.suite.ts'
import { createEmbeddedFlightsProvider } from '#features/flights/server/provider/embedded/embedded-flights-provider.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const signal = new AbortController().signal
const now = new Date('2026-11-21T12:00:00Z')
const atlas = await loadAtlas('dist/server/atlas')
const airports = atlas.airports.all.map(({ iata }) => iata)
const provider = createEmbeddedFlightsProvider(atlas, { now: () => now })
const twin = createEmbeddedFlightsProvider(atlas, { now: () => now })

const search = (origin: string, destination: string, over: Partial<FlightQuery> = {}) =>
  provider.search(query({ origin, destination, ...over }), signal)

const cheapest = async (origin: string, destination: string, over: Partial<FlightQuery> = {}) =>
  (await search(origin, destination, over))[0]?.perAdult.amountMinor ?? Number.NaN

keepsThePort(() => ({ provider, twin, airports, rounds: full ? 10_000 : 300 }))

const factSchema = z.array(
  z.strictObject({
    from: z.string(),
    to: z.string(),
    minutes: z.int(),
    carriers: z.array(z.string()).min(1),
  }),
)

test('FLY-02 sixty known flights: each within 20 minutes, and by an airline that flies it', async () => {
  const file = new URL('../facts/flight-pairs.json', import.meta.url)
  const facts = factSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  expect(facts).toHaveLength(60)
  const misses: string[] = []
  for (const { from, to, minutes, carriers } of facts) {
    const found = await search(from, to, { nonStop: true, departureDate: '2027-06-16' })
    const flights = found.flatMap(({ legs }) => legs[0]?.[0] ?? [])
    const times = flights.map(({ departs, arrives }) => (arrives - departs) / 60_000)
    if (times.length === 0 || times.some((time) => Math.abs(time - minutes) > 20))
      misses.push(`${from}-${to}: ${times[0] ?? 'no flight'} instead of ${minutes} minutes`)
    if (!flights.some(({ carrier }) => carriers.includes(carrier.code)))
      misses.push(`${from}-${to}: by none of ${carriers.join(', ')}`)
  }
  expect(misses).toEqual([])
})

const times = async (origin: string, destination: string, over: Partial<FlightQuery> = {}) => {
  const [flight] = await search(origin, destination, { nonStop: true, ...over })
  const [segment] = flight?.legs[0] ?? []
  if (!segment) throw new Error(`No flight ${origin}-${destination}`)
  const { from, to, departs, arrives } = segment
  return {
    leaves: wallText(wallAt(from.timeZone, departs)),
    lands: wallText(wallAt(to.timeZone, arrives)),
    minutes: (arrives - departs) / 60_000,
  }
}

test('FLY-02 over the date line eastwards one lands before one left', async () => {
  const { leaves, lands, minutes } = await times('AKL', 'LAX')
  expect(lands < leaves).toBe(true)
  expect(minutes).toBeGreaterThan(650)
})

test('FLY-02 to Samoa, which left the other side of the date line, one lands on the day one left', async () => {
  const samoa = await times('AKL', 'APW')
  expect(samoa.minutes).toBeLessThan(260)
  const flown = Date.parse(`${samoa.lands}Z`) - Date.parse(`${samoa.leaves}Z`)
  const clocks = flown / 60_000 - samoa.minutes
  // An hour ahead of Auckland in its winter; on the other side it would be 23 behind.
  expect(clocks).toBe(60)
})

test('FLY-02 Nepal is fifteen minutes off the half hour, Lord Howe half an hour off Sydney in winter', async () => {
  const shift = async (from: string, to: string, departureDate: string) => {
    const { leaves, lands, minutes } = await times(from, to, { departureDate })
    return (Date.parse(`${lands}Z`) - Date.parse(`${leaves}Z`)) / 60_000 - minutes
  }
  expect(await shift('DEL', 'KTM', '2027-04-13')).toBe(15)
  expect(await shift('SYD', 'LDH', '2027-07-13')).toBe(30)
  expect(await shift('SYD', 'LDH', '2027-01-13')).toBe(0)
})

test('FLY-02 in the night that the clocks change a flight takes as long as in any other', async () => {
  const before = await times('YYZ', 'LHR', { departureDate: '2027-03-12' })
  const change = await times('YYZ', 'LHR', { departureDate: '2027-03-13' })
  const after = await times('YYZ', 'LHR', { departureDate: '2027-03-27' })
  expect(new Set([before.minutes, change.minutes, after.minutes]).size).toBe(1)
})

test('FLY-02 fares: nearer days, business, summer and Fridays cost more', async () => {
  const usual = await cheapest('YYZ', 'CDG')
  expect(await cheapest('YYZ', 'CDG', { departureDate: '2026-11-24' })).toBeGreaterThan(usual)
  expect(await cheapest('YYZ', 'CDG', { departureDate: '2027-07-13' })).toBeGreaterThan(usual)
  expect(await cheapest('YYZ', 'CDG', { departureDate: '2027-04-16' })).toBeGreaterThan(usual)
  expect(await cheapest('YYZ', 'CDG', { cabin: 'BUSINESS' })).toBeGreaterThan(2.5 * usual)
  expect(await cheapest('YYZ', 'CDG', { returnDate: '2027-04-20' })).toBeGreaterThan(1.3 * usual)
  expect(await cheapest('YYZ', 'SYD')).toBeGreaterThan(1.5 * usual)
})

test('FLY-02 a business fare is flown in business at least on the longest flight', async () => {
  const found = await search('YYZ', 'NRT', { cabin: 'BUSINESS' })
  expect(found.length).toBeGreaterThan(5)
  for (const { legs } of found) {
    const [longest] = legs
      .flat()
      .toSorted((a, b) => b.arrives - b.departs - (a.arrives - a.departs))
    expect(longest?.cabin).toBe('BUSINESS')
  }
})

test('FLY-02 airlines that sell no connections are on no ticket with another flight', async () => {
  for (const [from, to] of [
    ['STN', 'KRK'],
    ['LTN', 'ATH'],
    ['EMA', 'AGP'],
  ] as const)
    for (const { legs } of await search(from, to))
      for (const [at, segment] of legs[0]?.entries() ?? [])
        if (at > 0 && ['FR', 'U2', 'W6'].includes(segment.carrier.code))
          expect(segment.selfTransfer).toBe(true)
})

test('FLY-02 every offer is a sample that cannot be booked', async () => {
  for (const flight of await search('YYZ', 'YVR')) {
    expect(flight).toMatchObject({ sample: true, isMachineBookable: false, bookingLink: null })
    expect(flight.id.startsWith('embedded:')).toBe(true)
  }
})

test('FLY-02 what leaves today is offered only while one can still check in', async () => {
  const clock = { now: new Date('2027-04-13T16:00:00Z') }
  const late = createEmbeddedFlightsProvider(atlas, { now: () => clock.now })
  const asked = query({ origin: 'YYZ', destination: 'YVR', nonStop: true })
  const found = await late.search(asked, signal)
  expect(found.length).toBeGreaterThan(0)
  for (const { legs } of found)
    expect(legs[0]?.[0]?.departs).toBeGreaterThan(clock.now.getTime() + 44 * 60_000)
  clock.now = new Date('2027-04-14T03:55:00Z')
  expect(await late.search(asked, signal)).toEqual([])
})
