import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cad } from '#platform/shared/money.ts'
import { type CartItem, cartItemTypes } from './cart-item.ts'
import { cartTotals, costInCad } from './cart-totals.ts'

const anyItem: fc.Arbitrary<CartItem> = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom(...cartItemTypes),
  title: fc.string({ minLength: 1 }),
  cost: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100),
})

test('CART-03 the total is the sum of the categories and of the items, to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      const { byType, total } = cartTotals(items)
      const cents = items.reduce((sum, item) => sum + Math.round(item.cost * 100), 0)
      expect(total).toEqual({ currency: 'CAD', amountMinor: cents })
      expect(byType.reduce((sum, entry) => sum + entry.amount.amountMinor, 0)).toBe(cents)
    }),
  )
})

test('CART-08 an item in another currency counts in Canadian dollars by the reference rate', () => {
  expect(costInCad({ cost: 100, currency: 'EUR' })).toEqual(cad(161.19))
  expect(costInCad({ cost: 10_000, currency: 'JPY' })).toEqual(cad(90.09))
})
