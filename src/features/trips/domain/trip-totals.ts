import { costOf } from './item-state.ts'
import { headsOf, type Party } from './party.ts'
import { type Money, money, sum } from '#platform/shared/money.ts'

type Costing = Parameters<typeof costOf>[0]

/** Total of a trip: sum of its items' costs, in CAD. */
export const tripTotal = (items: readonly Costing[]): Money => sum('CAD', items.map(costOf))

/** Amount per person, to the cent. */
export const perHead = ({ currency, amountMinor }: Money, heads: number): Money =>
  money(currency, Math.round(amountMinor / heads))

/** Sums of a trip, in CAD. */
export interface TripSums {
  readonly total: Money
  readonly perPerson: Money
  /** Paid by bookings, net of refunds. */
  readonly paid: Money
  /** Total minus paid. */
  readonly toPay: Money
}

/** Paid sum of an item; null without our booking. */
interface Paid {
  readonly paid: Money | null
}

/** Computes a trip's sums; the only place that does. */
export function tripSums(items: readonly (Costing & Paid)[], party: Party): TripSums {
  const total = tripTotal(items)
  // A cancelled item's cost is the unrefunded part.
  const paid = tripTotal(items.filter((item) => item.paid !== null || item.status === 'cancelled'))
  const toPay = money(total.currency, total.amountMinor - paid.amountMinor)
  return { total, perPerson: perHead(total, headsOf(party)), paid, toPay }
}
