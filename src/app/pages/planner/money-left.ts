import { headsOf } from '#features/trips/domain/party.ts'
import { perHead } from '#features/trips/domain/trip-totals.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { cad, formatBrief, type Money, money } from '#platform/shared/money.ts'
import { withThisText as text } from './messages.ts'
import { wishedTotal } from './sums-text.ts'

interface Left {
  /** Amount left or over. */
  readonly left: Money
  readonly eachDay: Money
  readonly over: boolean
}

/** Budget left after adding `addCents`. */
export function moneyLeft(trip: TripView, addCents: number): Left {
  const cents = cad(trip.budgetCad).amountMinor - wishedTotal(trip).amountMinor - addCents
  const left = money('CAD', Math.abs(cents))
  const days = trip.days.length + (trip.veiled?.days.length ?? 0)
  return { left, eachDay: perHead(left, headsOf(trip.party) * days), over: cents < 0 }
}

/** What is left of the budget for a person and day, in cents; 0 without a budget or where it is spent. */
export function dayShare(trip: TripView): number {
  if (trip.budgetCad === 0) return 0
  const { eachDay, over } = moneyLeft(trip, 0)
  return over ? 0 : eachDay.amountMinor
}

/** "$4,000"; empty without a budget. */
export const budgetText = ({ budgetCad }: TripView): string =>
  budgetCad === 0 ? '' : formatBrief(cad(budgetCad))

/** "With this: $1,240 left, $124 a day each"; empty without a budget. */
export function withThis(trip: TripView, addCents: number): string {
  if (trip.budgetCad === 0) return ''
  const { left, eachDay, over } = moneyLeft(trip, addCents)
  return over
    ? text.over(formatBrief(left))
    : text.left(formatBrief(left), formatBrief(eachDay), headsOf(trip.party) > 1)
}

/** "With this: $1,240 left"; empty without a budget. */
export function withThisBrief(trip: TripView, addCents: number): string {
  if (trip.budgetCad === 0) return ''
  const { left, over } = moneyLeft(trip, addCents)
  return over ? text.over(formatBrief(left)) : text.brief(formatBrief(left))
}
