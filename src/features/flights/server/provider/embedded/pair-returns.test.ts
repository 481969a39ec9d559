import { expect, test } from 'vitest'
import type { PricedJourney } from './day-options.ts'
import { pairReturns } from './pair-returns.ts'

const hour = 3_600_000
const journey = (validating: string, departs: number, fare: number, flights = 1) =>
  ({
    validating,
    departs: departs * hour,
    arrives: (departs + 8) * hour,
    fare,
    flights: Array.from({ length: flights }),
  }) as unknown as PricedJourney

const out = journey('TS', 0, 400)
const morning = journey('TS', 100, 300)
const evening = journey('TP', 108, 450)
const night = journey('XX', 112, 200, 2)

test('FLY-02 A9 beside the best and the cheapest way home stands the one without more stops that leaves the most of the last day', () => {
  const homes = pairReturns([out], [morning, evening, night], (a, b) => a === b)
  expect(new Set(homes.map(([, home]) => home))).toEqual(new Set([morning, night, evening]))
  // Where the best leaves last it is named once.
  expect(pairReturns([out], [morning], (a, b) => a === b)).toEqual([[out, morning]])
})
