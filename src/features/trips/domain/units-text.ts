import { formatBrief, type Money, money, toMajor } from '#platform/shared/money.ts'

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
