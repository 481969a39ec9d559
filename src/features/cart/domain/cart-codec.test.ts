import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { perUnit, priceBases } from '#features/trips/domain/item-price.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { itemTypes } from '#features/trips/domain/trip-item.ts'
import { unitsText } from '#features/trips/domain/units-text.ts'
import { cad, money } from '#platform/shared/money.ts'
import { cartItemSchema } from '../contract/cart.contract.ts'
import { forExport, fromCart, toCart, unitsOf } from './cart-codec.ts'
import type { CartItem } from './cart-item.ts'
import { costInCad } from './cart-totals.ts'
import { isCartItem } from './is-cart-item.ts'

const words = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength: maxLength / 4 }).map((text) => text.trim())
const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const twoDigits = (most: number) =>
  fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'))
const times = fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':'))
const prices = fc
  .tuple(
    fc.constantFrom(...priceBases),
    fc.integer({ min: 0, max: 900_000 }),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([basis, cents, quantity]) => perUnit(basis, money('CAD', cents), quantity))

const anyItem: fc.Arbitrary<ItemWrite> = fc
  .record({
    type: fc.constantFrom(...itemTypes),
    name: words(200).filter((name) => name !== ''),
    description: words(5000),
    location: words(300),
    estimated: fc.boolean(),
    sample: fc.boolean(),
    day: fc.option(days),
    time: fc.option(times),
    nights: fc.option(fc.integer({ min: 1, max: 30 })),
    durationMinutes: fc.option(fc.integer({ min: 0, max: 600 })),
    lat: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
    source: fc.option(words(200).filter((source) => source !== '')),
    details: fc.option(fc.record({ kind: fc.constant('stay' as const), guests: fc.constant(2) })),
  })
  .chain((item) => prices.map((price) => ({ ...item, ...price })))

const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const stored = (item: ItemWrite): CartItem => {
  const entry = wire({ ...toCart({ item }), id: 'new' })
  if (!isCartItem(entry)) throw new Error('this is no entry of a cart')
  return entry
}
const said = (item: ItemWrite) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))

test('CART-08 A11 an item comes through the cart and its wire with all that it said', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      const entry = stored(item)
      expect(said(fromCart(entry))).toEqual(wire(said(item)))
      expect(costInCad(entry)).toEqual(cad(item.price ?? 0))
      const sent = z.parse(cartItemSchema, wire(entry))
      expect(sent).toMatchObject({
        title: item.name,
        location: item.location,
        cost: item.price,
        currency: 'CAD',
        estimated: item.estimated,
        sample: item.sample,
      })
      expect(sent.description).toContain(item.description)
      expect({ time: sent.time ?? null }).toEqual({ time: item.time })
      expect(sent.source ?? null).toBe(item.source)
    }),
  )
})

test('CART-08 by the trip item’s id the cart knows its copy again', () => {
  const item = { type: 'hotel', name: 'Inn' } as const
  expect(toCart({ item, tripItemId: 'a' })).toMatchObject({ tripItemId: 'a' })
})

test('STAY-05 CART-08 nights, dates and guests of a stay are said in the cart', () => {
  const details = { kind: 'stay', guests: 2 } as const
  const stay = { type: 'hotel', name: 'Inn', day: '2027-04-12', nights: 3, details } as const
  const told = (description: string) => toCart({ item: { ...stay, description } }).description
  expect(told('By the canal.')).toBe('3 nights, 12 to 15 April 2027, 2 guests. By the canal.')
  expect(told('')).toBe('3 nights, 12 to 15 April 2027, 2 guests')
  expect(told('long '.repeat(1000))).toHaveLength(5000)
})

test('A11 CART-08 a price in the seller’s currency stays so where it comes to the same in CAD', () => {
  const original = { amount: 100, currency: 'EUR', rate: 1.6, rateDate: '2026-09-29' }
  const inCad = costInCad({ cost: 100, currency: 'EUR' }).amountMinor / 100
  const loft = { type: 'property', name: 'Loft', price: inCad, original } as const
  expect(toCart({ item: loft })).toMatchObject({ type: 'hotel', cost: 100, currency: 'EUR' })
  const other = { ...loft, price: inCad + 0.01 }
  expect(toCart({ item: other })).toMatchObject({ cost: other.price, currency: 'CAD' })
  // A currency without a rate.
  const far = { ...loft, original: { ...original, currency: 'BOB' } }
  expect(toCart({ item: far })).toMatchObject({ cost: inCad, currency: 'CAD' })
})

const meal: ItemWrite = {
  type: 'restaurant',
  name: 'Krone',
  description: 'Swiss',
  location: 'Bern',
  ...perUnit('person', cad(25), 2),
  lat: 46.95,
}

test('A11 what another script changes in a member that it knows goes before the whole item', () => {
  const entry = stored(meal)
  expect(unitsText(unitsOf(entry))).toBe('2 × $25')
  const dearer = { ...entry, cost: 60, title: 'Krone, upstairs', date: '2027-04-12' }
  expect(fromCart(dearer)).toMatchObject({
    type: 'restaurant',
    name: 'Krone, upstairs',
    description: 'Swiss',
    day: '2027-04-12',
    price: 60,
    basis: 'group',
    unitPrice: 60,
    quantity: 1,
    lat: 46.95,
  })
  expect(unitsText(unitsOf(dearer))).toBe('')
})

test.each([
  ['none', undefined],
  ['a text', 'Krone'],
  ['one without a name', { type: 'restaurant', price: 3 }],
])('A11 an entry whose whole item is %s is read by the members that all know', (_, item) => {
  const entry = { ...stored(meal), cost: 41.5, item }
  expect(fromCart(entry)).toMatchObject({ name: 'Krone', price: 41.5, basis: 'group', quantity: 1 })
})

test('A11 CART-07 odd members of a whole item are left out, and break nothing', () => {
  const odd = {
    ...meal,
    type: 'feast',
    lat: 'north',
    nights: 0,
    details: { kind: 'flight', directions: [{ segments: [] }] },
    quantity: 3,
    offer: { provider: '' },
    status: 'lost',
  }
  const item = fromCart({ ...stored(meal), item: odd })
  expect(item).toMatchObject({ name: 'Krone', price: 50, basis: 'group', quantity: 1 })
  for (const name of ['lat', 'nights', 'details', 'offer', 'status'])
    expect(item).not.toHaveProperty(name)
})

test('INSURE-03 insurance is a cart item of the kind other, at its premium', () => {
  const item = toCart({
    item: {
      type: 'insurance',
      name: 'Travel insurance, Japan',
      estimated: true,
      ...perUnit('person', cad(59.3), 1),
    },
  })
  expect(item).toMatchObject({ type: 'other', cost: 59.3, currency: 'CAD', estimated: true })
  expect(isCartItem({ ...item, id: 'one' })).toBe(true)
})

test('A2 A11 what is sent for the PDF says units and party, and leaves out what only this browser needs', () => {
  const party = { adults: 2, children: [7] }
  const sent = forExport({ id: '1', ...toCart({ item: meal, tripItemId: 'a', party }) })
  expect(sent).toMatchObject({ quantity: 2, basis: 'person', party })
  expect(Object.keys(sent)).not.toContain('item')
  expect(cartItemSchema.safeParse(sent).success).toBe(true)
  // What another script has put there is no party.
  const odd = { ...stored(meal), party: { adults: 40, children: [] } }
  expect(forExport(odd).party).toBeUndefined()
})
