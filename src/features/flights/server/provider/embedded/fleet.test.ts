import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { FoundSegment } from '../flights-provider.ts'
import { query } from '../flights-provider.suite.ts'
import { createEmbeddedFlightsProvider } from './embedded-flights-provider.ts'

const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
const provider = createEmbeddedFlightsProvider(atlas, clock)

/** Published ranges of the largest member of each family, in km: written apart from the table. */
const published: Readonly<Record<string, number>> = {
  '717': 3820,
  '737': 6000,
  '737 MAX': 6700,
  '747': 14_400,
  '757': 7300,
  '767': 11_100,
  '777': 13_700,
  // Qantas flies 14,500 km with it, with fewer seats.
  '787': 14_600,
  A220: 6400,
  A320: 6300,
  'A320 family': 6300,
  A321: 6000,
  A321neo: 7400,
  A321LR: 7400,
  A321XLR: 8700,
  A330: 13_450,
  A330neo: 13_400,
  A340: 14_500,
  A350: 15_500,
  'A350-900ULR': 18_000,
  A380: 15_000,
  ATR: 1600,
  'Beech 1900': 1850,
  C919: 4100,
  CRJ: 3000,
  'Dash 8': 2050,
  E170: 3900,
  E175: 4100,
  E190: 4600,
  'E190-E2': 5300,
  E195: 4300,
  'E195-E2': 4900,
  ERJ: 3200,
  'Saab 340': 1750,
}

function errorOf({ from, to, aircraft, number }: FoundSegment): string | undefined {
  const [a, b] = [atlas.airports.get(from.iata), atlas.airports.get(to.iata)]
  const km = a && b ? distanceKm(a, b) : Number.NaN
  const range = aircraft === null ? Number.NaN : (published[aircraft] ?? Number.NaN)
  return km <= range ? undefined : `${number} ${from.iata}-${to.iata}, ${km} km: ${aircraft}`
}

const searchOf = (origin: string, destination: string, departureDate: string, nonStop = false) =>
  provider.search(
    query({ origin, destination, departureDate, nonStop }),
    new AbortController().signal,
  )

test('FLY-02 F2 on each known line every flight has an aircraft that reaches', async () => {
  const errors: string[] = []
  for (const { ends } of atlas.facts.nonstops)
    for (const [from, to] of [ends, ends.toReversed()])
      for (const date of ['2027-01-13', '2027-07-14']) {
        const found = await searchOf(from ?? '', to ?? '', date, true)
        errors.push(
          ...found.flatMap(({ legs }) => legs.flat()).flatMap((one) => errorOf(one) ?? []),
        )
      }
  expect(errors).toEqual([])
}, 300_000)

test('FLY-02 F2 in whatever is found no segment is beyond the range of its aircraft', async () => {
  const served = [...new Set(atlas.facts.nonstops.flatMap(({ ends }) => ends))].toSorted()
  const airport = fc.constantFrom(...served)
  const day = fc.integer({ min: 1, max: 330 }).map((days) => addDays('2026-12-01', days))
  await fc.assert(
    fc.asyncProperty(airport, airport, day, async (from, to, date) => {
      fc.pre(from !== to)
      const found = await searchOf(from, to, date)
      const segments = found.flatMap(({ legs }) => legs.flat())
      expect(segments.flatMap((one) => errorOf(one) ?? [])).toEqual([])
    }),
    { numRuns: 150, seed: 44 },
  )
}, 300_000)

test('FLY-02 F2 the ones that were wrong: Dublin from Newark, London from Perth, Sydney from Vancouver', async () => {
  const families = async (from: string, to: string) => {
    const found = await searchOf(from, to, '2027-07-14', true)
    return new Set(found.flatMap(({ legs }) => legs.flat()).map(({ aircraft }) => aircraft))
  }
  expect(await families('EWR', 'DUB')).not.toContain('ATR')
  expect([...(await families('PER', 'LHR'))]).toEqual(['787'])
  expect(await families('YVR', 'SYD')).not.toContain('A321XLR')
  expect([...(await families('JFK', 'SIN'))]).toEqual(['A350-900ULR'])
  expect(await families('SIN', 'LHR')).not.toContain('A350-900ULR')
})
