import { costOf } from './item-state.ts'
import { type Money, money, sum } from '#platform/shared/money.ts'

/** What a trip costs: the sum of what its items cost it, in CAD. */
export const tripTotal = (items: readonly Parameters<typeof costOf>[0][]): Money =>
  sum('CAD', items.map(costOf))

/** A sum by heads, to the cent. */
export const perHead = ({ currency, amountMinor }: Money, heads: number): Money =>
  money(currency, Math.round(amountMinor / heads))
