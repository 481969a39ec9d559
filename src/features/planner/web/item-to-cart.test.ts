import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cartItemSchema } from '#features/cart/contract/cart.contract.ts'
import { isCartItem } from '#features/cart/domain/is-cart-item.ts'
import { itemTypes } from '#features/trips/domain/trip-item.ts'
import type { ItemView } from '#features/trips/web/index.ts'
import { itemToCart } from './item-to-cart.ts'

const words = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength: maxLength / 4 }).map((text) => text.trim())
const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const twoDigits = (most: number) =>
  fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'))
const times = fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':'))

const anyItem: fc.Arbitrary<ItemView> = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom(...itemTypes),
  name: words(200).filter((name) => name !== ''),
  description: words(5000),
  location: words(300),
  price: fc.integer({ min: 0, max: 999_999_900 }).map((cents) => cents / 100),
  estimated: fc.boolean(),
  sample: fc.boolean(),
  day: fc.option(days),
  time: fc.option(times),
  durationMinutes: fc.constant(null),
  lat: fc.constant(null),
  lng: fc.constant(null),
  position: fc.constant('a0'),
  source: fc.option(words(200)),
  version: fc.constant(1),
})

const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('CART-08 a trip item comes through the cart and its wire with all that it said', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      const stored = wire({ ...itemToCart(item, { destination: 'Paris' }), id: 'new' })
      expect(isCartItem(stored)).toBe(true)
      const sent = z.parse(cartItemSchema, wire(stored))
      expect(sent).toMatchObject({
        title: item.name,
        description: item.description,
        location: item.location || 'Paris',
        cost: item.price,
        currency: 'CAD',
        estimated: item.estimated,
        sample: item.sample,
      })
      expect({ day: sent.date ?? null, time: sent.time ?? null }).toEqual({
        day: item.day,
        time: item.time,
      })
      expect(sent.source ?? null).toBe(item.source)
    }),
  )
})
