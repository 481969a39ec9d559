import { type Money, money, toMajor } from '#platform/shared/money.ts'

/** Unit that a price refers to. */
export const priceBases = ['person', 'night', 'room', 'group'] as const
export type PriceBasis = (typeof priceBases)[number]

/** A price with its parts; the unit price is in whole cents. */
export interface ItemPrice {
  readonly price: Money
  readonly basis: PriceBasis
  /** Whole, at least 1. */
  readonly quantity: number
}

/** Price fields of a write; omitted ones are derived. */
export interface PriceWrite {
  readonly price?: Money | undefined
  readonly basis?: PriceBasis | undefined
  readonly unitPrice?: Money | undefined
  readonly quantity?: number | undefined
}

export const priceFields = ['price', 'basis', 'unitPrice', 'quantity'] as const

/** Default: unknown. */
export const noPrice: ItemPrice = { price: money('CAD', 0), basis: 'group', quantity: 1 }

const isWhole = ({ amountMinor }: Money, quantity: number): boolean => amountMinor % quantity === 0

export const unitPriceOf = ({ price, quantity }: Omit<ItemPrice, 'basis'>): Money =>
  money(price.currency, price.amountMinor / quantity)

const times = (unit: Money, quantity: number): Money =>
  money(unit.currency, unit.amountMinor * quantity)

/** The price parts for a given total: keeps the quantity if that gives whole cents, otherwise one
    group. */
export const withTotal = ({ basis, quantity }: Omit<ItemPrice, 'price'>, price: Money): ItemPrice =>
  isWhole(price, quantity) ? { price, basis, quantity } : { price, basis: 'group', quantity: 1 }

function quantityFor(before: ItemPrice, price: Money, unit: Money): number {
  const isAsBefore = times(unit, before.quantity).amountMinor === price.amountMinor
  return isAsBefore ? before.quantity : price.amountMinor / unit.amountMinor
}

/** Applies a write to a price; undefined if it contradicts itself. */
export function pricedBy(before: ItemPrice, write: PriceWrite): ItemPrice | undefined {
  const basis = write.basis ?? before.basis
  const { price } = write
  if (price === undefined) {
    const quantity = write.quantity ?? before.quantity
    return { price: times(write.unitPrice ?? unitPriceOf(before), quantity), basis, quantity }
  }
  if (write.unitPrice === undefined && write.quantity === undefined) {
    const next = withTotal(before, price)
    return write.basis === undefined ? next : { ...next, basis }
  }
  const quantity =
    write.quantity ?? quantityFor(before, price, write.unitPrice ?? unitPriceOf(before))
  if (!Number.isInteger(quantity) || quantity < 1 || !isWhole(price, quantity)) return undefined
  const next = { price, basis, quantity }
  const { unitPrice = unitPriceOf(next) } = write
  return unitPrice.amountMinor === unitPriceOf(next).amountMinor ? next : undefined
}

/** Price parts of a search result; one group if units aren't whole cents. */
export function asUnits(
  basis: PriceBasis,
  quantity: number,
  total: Money,
): { basis: PriceBasis; unitPrice: number; quantity: number } {
  const priced = withTotal({ basis, quantity }, total)
  return {
    basis: priced.basis,
    unitPrice: toMajor(unitPriceOf(priced)),
    quantity: priced.quantity,
  }
}

/** Price fields of a write, in decimal CAD. */
export interface PricedWrite {
  readonly price: number
  readonly basis: PriceBasis
  readonly unitPrice: number
  readonly quantity: number
}

/** `quantity` units at a unit price. */
export function perUnit(basis: PriceBasis, unit: Money, quantity: number): PricedWrite {
  const price = toMajor(times(unit, quantity))
  return { price, basis, unitPrice: toMajor(unit), quantity }
}

/** Same, with optional units. */
export const asFound = (
  total: Money,
  {
    basis = 'group',
    quantity = 1,
  }: { readonly basis?: PriceBasis | undefined; readonly quantity?: number | undefined },
): PricedWrite => ({ price: toMajor(total), ...asUnits(basis, quantity, total) })
