import { formatMoney } from '#platform/shared/money.ts'
import type { CartItem } from './cart-item.ts'
import { costInCad } from './cart-totals.ts'

/** "$284.00". "Free" only if the price is known to be 0: otherwise 0 may be an empty price field. */
export function priceText(item: CartItem): string {
  if (item.cost === 0 && item.estimated === false) return 'Free'
  return formatMoney(costInCad(item))
}
