import { costOf } from './item-state.ts'
import { headsOf, type Party } from './party.ts'
import { type Money, money, sum } from '#platform/shared/money.ts'

type Costing = Parameters<typeof costOf>[0]

/** What a trip costs: the sum of what its items cost it, in CAD. */
export const tripTotal = (items: readonly Costing[]): Money => sum('CAD', items.map(costOf))

/** A sum by heads, to the cent. */
export const perHead = ({ currency, amountMinor }: Money, heads: number): Money =>
  money(currency, Math.round(amountMinor / heads))

/** What a trip's screens, pages and documents say of its money, in CAD. */
export interface TripSums {
  readonly total: Money
  readonly perPerson: Money
  /** What bookings have paid and not given back. */
  readonly paid: Money
  /** What is left to pay: total less paid. */
  readonly toPay: Money
}

/** The paid sum of an item: null where we hold no booking. */
interface Paid {
  readonly paid: Money | null
}

/** The one function for a trip's sums. */
export function tripSums(items: readonly (Costing & Paid)[], party: Party): TripSums {
  const total = tripTotal(items)
  // What a cancelled item costs was paid, and did not come back.
  const paid = tripTotal(items.filter((item) => item.paid !== null || item.status === 'cancelled'))
  const toPay = money(total.currency, total.amountMinor - paid.amountMinor)
  return { total, perPerson: perHead(total, headsOf(party)), paid, toPay }
}
