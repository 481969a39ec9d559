import { type Money, money, sum } from '#platform/shared/money.ts'

/** What a trip costs: the sum of its items, in CAD. */
export const tripTotal = (items: readonly { price: Money }[]): Money =>
  sum(
    'CAD',
    items.map((item) => item.price),
  )

/** A sum by heads, to the cent. */
export const perHead = ({ currency, amountMinor }: Money, heads: number): Money =>
  money(currency, Math.round(amountMinor / heads))
