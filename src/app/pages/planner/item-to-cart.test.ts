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
  nights: fc.constant(null),
  lat: fc.constant(null),
  lng: fc.constant(null),
  position: fc.constant('a0'),
  link: fc.constant(null),
  source: fc.option(words(200)),
  original: fc.constant(null),
  offer: fc.constant(null),
  details: fc.constant(null),
  paid: fc.constant(null),
  booking: fc.constant(null),
  basis: fc.constant('group' as const),
  quantity: fc.constant(1),
  unitPrice: fc.constant(0),
  status: fc.constant('planned' as const),
  choice: fc.constant(null),
  hours: fc.constant(null),
  lastEntryMinutes: fc.constant(null),
  advanceTicket: fc.constant(null),
  countryCode: fc.constant(null),
  priority: fc.constant(5),
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
      // By this the cart knows its copy again when the trip is put into it once more.
      expect(stored).toMatchObject({ tripItemId: item.id })
    }),
  )
})

test('STAY-05 CART-08 nights, dates and guests of a stay are said in the cart', () => {
  const [item] = fc.sample(anyItem, 1)
  if (!item) throw new Error('nothing was sampled')
  const details = { kind: 'stay', guests: 2 } as const
  const stay = { ...item, type: 'hotel', day: '2027-04-12', nights: 3, details } as const
  const said = (description: string) =>
    itemToCart({ ...stay, description }, { destination: 'Paris' }).description
  expect(said('By the canal.')).toBe('3 nights, 12 to 15 April 2027, 2 guests. By the canal.')
  expect(said('')).toBe('3 nights, 12 to 15 April 2027, 2 guests')
  expect(said('long '.repeat(1000))).toHaveLength(5000)
})
