import { type Money, sum } from '#platform/shared/money.ts'

/** What a trip costs: the sum of its items, in CAD. */
export const tripTotal = (items: readonly { price: Money }[]): Money =>
  sum(
    'CAD',
    items.map((item) => item.price),
  )
