import { formatBrief, type Money, money, toMajor } from '#platform/shared/money.ts'

interface Units {
  readonly price: Money
  readonly quantity: number
}

/** "2 × $25": what a price of several is made of; empty for one, for what is free and for odd cents. */
export function unitsText({ price, quantity }: Units): string {
  const unit = money(price.currency, price.amountMinor / quantity)
  if (quantity <= 1 || toMajor(price) === 0 || !Number.isInteger(unit.amountMinor)) return ''
  return `${quantity} × ${formatBrief(unit)}`
}
