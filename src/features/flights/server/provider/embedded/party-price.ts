import type { Airline } from '#atlas/air/schema.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { Party } from '../flights-provider.ts'
import type { Trip } from './pair-returns.ts'

/** Of what an adult pays. Low-cost airlines know no children's fare. */
const childShare: Readonly<Partial<Record<Airline['kind'], number>>> = {
  'low-cost': 1,
  leisure: 0.9,
}
const usualChildShare = 0.78
const infantShare = { athome: 0, abroad: 0.1 }
/** Two single fares of an airline with a network cost more than its return fare. */
const returnShare: Readonly<Partial<Record<Airline['kind'], number>>> = {
  'low-cost': 1,
  leisure: 0.96,
}
const usualReturnShare = 0.9

type Airlines = ReadonlyMap<string, Airline>

/** CAD of one adult, all legs, in whole dollars. */
export function adultDollars(trip: Trip, airlines: Airlines): number {
  const [out, back] = trip
  if (!back) return Math.max(1, Math.round(out.fare))
  const kind = airlines.get(out.validating)?.kind ?? 'regional'
  const together = out.validating === back.validating ? (returnShare[kind] ?? usualReturnShare) : 1
  return Math.max(1, Math.round((out.fare + back.fare) * together))
}

function staysAtHome(trip: Trip): boolean {
  const home = trip[0].flights[0]?.line.from.countryCode
  return trip.every(({ flights }) =>
    flights.every(({ line }) => line.from.countryCode === home && line.to.countryCode === home),
  )
}

/** Prices of the party: children pay a share, infants on a lap a tenth, at home nothing. */
export function partyPrice(
  trip: Trip,
  { adults, children, infants }: Party,
  airlines: Airlines,
): { readonly perAdult: Money; readonly total: Money } {
  const adult = adultDollars(trip, airlines)
  const kind = airlines.get(trip[0].validating)?.kind ?? 'regional'
  const child = Math.round(adult * (childShare[kind] ?? usualChildShare))
  const infant = Math.round(adult * (staysAtHome(trip) ? infantShare.athome : infantShare.abroad))
  const total = adult * adults + child * children + infant * infants
  return { perAdult: money('CAD', adult * 100), total: money('CAD', total * 100) }
}
