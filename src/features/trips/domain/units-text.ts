import { formatBrief, type Money, money, toMajor } from '#platform/shared/money.ts'
import type { PriceBasis } from './item-price.ts'
import { unitsTextText as text } from './messages.ts'

interface Units {
  readonly price: Money
  readonly quantity: number
}

/** "2 × $25": the units of a price; empty for a single unit, for free items and for amounts that do not divide evenly. */
export function unitsText({ price, quantity }: Units): string {
  const unit = money(price.currency, price.amountMinor / quantity)
  if (quantity <= 1 || toMajor(price) === 0 || !Number.isInteger(unit.amountMinor)) return ''
  return `${quantity} × ${formatBrief(unit)}`
}

/** The units of a price, or that it is for all `heads` who travel: "2 × $25", "for everyone"; empty where one travels. */
export function forWhomText(
  priced: Units & { readonly basis?: PriceBasis | undefined },
  heads: number,
): string {
  const isForAll =
    priced.basis === 'group' && priced.quantity === 1 && heads > 1 && toMajor(priced.price) > 0
  return isForAll ? text.forEveryone : unitsText(priced)
}

/** What stands for a price of zero: it is free, or its price is not known yet. */
export const zeroText = ({
  estimated = false,
}: {
  readonly estimated?: boolean | undefined
}): string => (estimated ? text.noPrice : text.free)
