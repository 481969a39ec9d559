import { formatMoney } from '#platform/shared/money.ts'
import type { CartItem } from './cart-item.ts'
import { costInCad } from './cart-totals.ts'

/**
 * "$284.00". "Free" only where the price is known: 0 in an item that does
 * not say so may be a price that nobody filled in.
 */
export function priceText(item: CartItem): string {
  if (item.cost === 0 && item.estimated === false) return 'Free'
  return formatMoney(costInCad(item))
}
