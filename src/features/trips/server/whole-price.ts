import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { type ItemPrice, pricedBy, type PriceWrite } from '../domain/item-price.ts'
import { refusalText } from './messages.ts'

const fail = failWith({ ...commonErrors, ...tripErrors })

/** As on the wire, in cents. */
const priceAtMost = 999_999_900

/**
 * The price that a write makes of the one before. Throws price-mismatch where the write contradicts
 * itself, invalid-input where the sum is too large.
 */
export function wholePrice(before: ItemPrice, write: PriceWrite): ItemPrice {
  const next = pricedBy(before, write)
  if (!next) throw fail('price-mismatch')
  if (next.price.amountMinor > priceAtMost)
    throw fail('invalid-input', {
      fields: [{ field: 'quantity', message: refusalText.amountTooLarge }],
    })
  return next
}
