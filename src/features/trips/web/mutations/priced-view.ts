import { cad, toMajor } from '#platform/shared/money.ts'
import {
  type ItemPrice,
  noPrice,
  priceFields,
  pricedBy,
  unitPriceOf,
} from '../../domain/item-price.ts'
import type { ItemView } from '../trips.client.ts'

type Priced = Pick<ItemView, 'price' | 'basis' | 'unitPrice' | 'quantity'>
/** Items of older builds lack fields. */
type Before = { readonly [K in keyof Priced]?: Priced[K] | undefined }

const asDomain = ({ price = 0, basis = 'group', quantity = 1 }: Before): ItemPrice => ({
  price: cad(price),
  basis,
  quantity,
})

/** Whether a write sets the price. */
export const isPriced = (changes: object): boolean =>
  priceFields.some((field) => Object.hasOwn(changes, field))

/**
 * The price that a write leaves, as the server will make it. What contradicts itself it refuses: until then
 * the price is shown as it was.
 */
export function pricedView(before: Before | undefined, write: Before): Priced {
  const now = before ? asDomain(before) : noPrice
  const { basis, quantity } = write
  const next =
    pricedBy(now, {
      basis,
      quantity,
      price: write.price === undefined ? undefined : cad(write.price),
      unitPrice: write.unitPrice === undefined ? undefined : cad(write.unitPrice),
    }) ?? now
  return {
    price: toMajor(next.price),
    basis: next.basis,
    quantity: next.quantity,
    unitPrice: toMajor(unitPriceOf(next)),
  }
}
