import { fromMajor, type Money, sum } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import { type CartItem, type CartItemType, cartItemTypes } from './cart-item.ts'

/** What an item costs in CAD, by the reference rates where it was priced in another currency. */
export const costInCad = (item: Pick<CartItem, 'cost' | 'currency'>): Money =>
  convert(fromMajor(item.currency ?? 'CAD', item.cost), 'CAD')

export interface CartTotals {
  readonly byType: readonly { readonly type: CartItemType; readonly amount: Money }[]
  readonly total: Money
}

/** Totals by category, without the empty ones, and the sum of them all. */
export function cartTotals(items: readonly CartItem[]): CartTotals {
  const byType = cartItemTypes
    .map((type) => ({
      type,
      amount: sum('CAD', items.filter((item) => item.type === type).map(costInCad)),
    }))
    .filter(({ type }) => items.some((item) => item.type === type))
  return {
    byType,
    total: sum(
      'CAD',
      byType.map((entry) => entry.amount),
    ),
  }
}
