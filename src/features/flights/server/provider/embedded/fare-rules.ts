import type { Airline } from '#atlas/air/schema.ts'
import type { CabinName } from '../../../domain/cabin.ts'
import type { FoundFlight } from '../flights-provider.ts'
import type { Trip } from './pair-returns.ts'

type Rules = Pick<
  FoundFlight,
  'isChangeAllowed' | 'isCancellationAllowed' | 'carryOnIncluded' | 'checkedBagIncluded'
>

const longKm = 3500

/** What the airline's cheapest fare of the cabin allows and includes; the bags are facts of the atlas. */
export function fareRules(
  [out]: Trip,
  cabin: CabinName,
  airlines: ReadonlyMap<string, Airline>,
): Rules {
  const airline = airlines.get(out.validating)
  const front = cabin === 'BUSINESS' || cabin === 'FIRST'
  const full = airline?.kind === 'full-service'
  const km = Math.max(...out.flights.map(({ line }) => line.km))
  const { longHaul = null, shortHaul = null } = airline?.cheapestFare ?? {}
  const bags = (km >= longKm ? (longHaul ?? shortHaul) : (shortHaul ?? longHaul)) ?? undefined
  const better = cabin !== 'ECONOMY'
  return {
    isChangeAllowed: better || full || airline?.kind === 'hybrid',
    isCancellationAllowed: front,
    carryOnIncluded: better || (bags?.carryOn ?? true),
    checkedBagIncluded: better || (bags?.checkedBag ?? false),
  }
}
