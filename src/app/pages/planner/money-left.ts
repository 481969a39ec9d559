import { tableCad } from '#features/dining/domain/table-budget.ts'
import { budgetOf, remainingBudget } from '#features/trips/domain/budget.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { sumsOf, type TripView, wishedItems } from '#features/trips/web/index.ts'
import { cad, formatBrief, type Money, money, toMajor } from '#platform/shared/money.ts'
import { withThisText as text } from './messages.ts'
import { wishedTotal } from './sums-text.ts'

interface Left {
  readonly budget: Money
  /** Amount left or over. */
  readonly left: Money
  readonly eachDay: Money
  readonly over: boolean
}

/** Budget left after adding `addCents`; undefined without a budget. */
export function moneyLeft(trip: TripView, addCents: number): Left | undefined {
  const budget = budgetOf(trip)
  if (!budget) return undefined
  const cents = remainingBudget(budget, wishedTotal(trip)).amountMinor - addCents
  const left = money('CAD', Math.abs(cents))
  const days = trip.days.length + (trip.veiled?.days.length ?? 0)
  // Whole dollars: cents a day say nothing.
  const eachDay = Math.floor(left.amountMinor / (100 * headsOf(trip.party) * days))
  return { budget, left, eachDay: cad(eachDay), over: cents < 0 }
}

/** The most that a meal should cost a person on the trip, in whole dollars. */
export function mealBudget(trip: TripView): Money {
  const fixed = wishedItems(trip).filter(({ type, nights }) => type === 'flight' || nights !== null)
  const most = tableCad({
    budgetCad: trip.budgetCad,
    fixedCad: toMajor(sumsOf(fixed, trip.party).total),
    heads: headsOf(trip.party),
    days: trip.days.length + (trip.veiled?.days.length ?? 0),
  })
  return cad(Math.floor(most))
}

/** "$4,000"; empty without a budget. */
export function budgetText(trip: TripView): string {
  const budget = budgetOf(trip)
  return budget ? formatBrief(budget) : ''
}

/** "$28 over budget."; undefined within it. */
export function overBudget(trip: TripView, addCents: number): string | undefined {
  const found = moneyLeft(trip, addCents)
  return found?.over ? text.nowOver(formatBrief(found.left)) : undefined
}

/** "With this: $1,240 left, $124 a day each"; empty without a budget. */
export function withThis(trip: TripView, addCents: number): string {
  const found = moneyLeft(trip, addCents)
  if (!found) return ''
  const { left, eachDay, over } = found
  return over
    ? text.over(formatBrief(left))
    : text.left(formatBrief(left), formatBrief(eachDay), headsOf(trip.party) > 1)
}

/** "With this: $1,240 left"; empty without a budget. */
export function withThisBrief(trip: TripView, addCents: number): string {
  const found = moneyLeft(trip, addCents)
  if (!found) return ''
  const { left, over } = found
  return over ? text.over(formatBrief(left)) : text.brief(formatBrief(left))
}

/** "With the swap: $1,240 left"; empty without a budget. */
export function withSwap(trip: TripView, addCents: number): string {
  const found = moneyLeft(trip, addCents)
  if (!found) return ''
  const { left, over } = found
  return over ? text.swappedOver(formatBrief(left)) : text.swapped(formatBrief(left))
}
