import type { Comparable } from './flight-wish.ts'
import { durationText } from './flight-texts.ts'
import { sortFlights, travelMinutes, worthOf } from './sort-flights.ts'
import { flightMarksText as text } from './messages.ts'

export interface FlightMark {
  readonly label: 'Best' | 'Cheapest' | 'Fastest'
  /** Why, in a sentence without its full stop. */
  readonly reason: string
}

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-CA')}`

/** The gain of the best flight over the cheapest for its price. */
function bestReason<T extends Comparable>(best: T, cheapest: T): string {
  const more = best.price.raw - cheapest.price.raw
  const sooner = travelMinutes(cheapest) - travelMinutes(best)
  if (best === cheapest || more <= 0 || sooner <= 0) return text.bestMix
  return text.shorter(durationText(sooner), dollars(more))
}

/** Marks for the cheapest, the fastest and the best of several flights, by id. */
export function markFlights<T extends Comparable & { readonly id: string }>(
  offers: readonly T[],
): ReadonlyMap<string, readonly FlightMark[]> {
  const marks = new Map<string, FlightMark[]>()
  const mark = ({ id }: T, given: FlightMark) => marks.set(id, [...(marks.get(id) ?? []), given])
  const [cheapest] = sortFlights(offers, 'price')
  const [fastest] = sortFlights(offers, 'duration')
  if (!cheapest || !fastest || offers.length < 2) return marks
  const best = offers.reduce((one, other) => (worthOf(other) < worthOf(one) ? other : one))
  mark(best, { label: 'Best', reason: bestReason(best, cheapest) })
  mark(cheapest, { label: 'Cheapest', reason: text.lowest(offers.length) })
  const timeOf = fastest.legs.length > 1 ? text.roundTrip : text.inTotal
  mark(fastest, { label: 'Fastest', reason: timeOf(durationText(travelMinutes(fastest))) })
  return marks
}
