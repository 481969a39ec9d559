import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#platform/shared/reference-rates.ts'
import { cartItemSchema } from '../contract/cart.contract.ts'
import { type CartItem, cartItemTypes } from './cart-item.ts'
import { cartTotals } from './cart-totals.ts'
import { isCartItem } from './is-cart-item.ts'

const inn: CartItem = { id: '1', type: 'hotel', title: 'Inn', cost: 284 }

test('CART-07 an item with all that it may carry is one, and so is the least of them', () => {
  const full: Required<CartItem> = {
    ...inn,
    description: '',
    location: 'Ueno, Tokyo',
    date: 'To be confirmed',
    time: '09:30',
    currency: 'JPY',
    estimated: true,
    sample: false,
    externalData: { id: 'embedded:1' },
    source: 'atlas:tokyo/inn',
    quantity: 2,
    basis: 'person',
    party: { adults: 2, children: [] },
    tripItemId: 'a',
    item: { type: 'hotel', name: 'Inn' },
  }
  expect(isCartItem(inn)).toBe(true)
  expect(isCartItem(full)).toBe(true)
})

test.each([
  ['no object', null],
  ['a text', 'Inn'],
  ['an unknown currency', { ...inn, currency: 'BOB' }],
  ['a currency by the name of an object’s member', { ...inn, currency: 'constructor' }],
  ['no currency but null', { ...inn, currency: null }],
  ['a cost below zero', { ...inn, cost: -1 }],
  ['no finite cost', { ...inn, cost: Infinity }],
  ['a cost that is no number', { ...inn, cost: Number.NaN }],
  ['a cost in words', { ...inn, cost: '284' }],
  ['a number for a title', { ...inn, title: 7 }],
  ['a blank title', { ...inn, title: ' ' }],
  ['an object for a place', { ...inn, location: { city: 'Tokyo' } }],
  ['a number for a day', { ...inn, date: 20270412 }],
  ['a time of no clock', { ...inn, time: '25:00' }],
  ['a word for a mark', { ...inn, sample: 'yes' }],
  ['an id longer than the contract takes', { ...inn, id: 'x'.repeat(101) }],
])('CART-07 %s is no item of a cart', (_, value) => {
  expect(isCartItem(value)).toBe(false)
})

const odd = fc.constantFrom<unknown>(
  null,
  -1,
  0,
  12.5,
  1e9,
  '',
  ' ',
  'x',
  'x'.repeat(400),
  true,
  {},
)
const or = <T>(usual: fc.Arbitrary<T>) => fc.oneof({ weight: 30, arbitrary: usual }, odd)
const anything = fc.record(
  {
    id: or(fc.uuid()),
    type: or(fc.constantFrom(...cartItemTypes)),
    title: or(fc.string({ minLength: 1, maxLength: 310 })),
    cost: or(fc.double({ min: 0, max: 9_999_999, noNaN: true })),
    description: or(fc.string()),
    location: or(fc.string()),
    date: or(fc.constantFrom('2027-04-12', 'soon')),
    time: or(fc.constantFrom('00:00', '23:59', '24:00', '9:30')),
    currency: or(fc.constantFrom<string>(...currencies, 'XYZ')),
    estimated: or(fc.boolean()),
    sample: or(fc.boolean()),
    source: or(fc.string()),
  },
  { requiredKeys: ['id', 'type', 'title', 'cost'] },
)

test('CART-07 the page’s word on an item is the contract’s word, and what passes can be added up', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(isCartItem(value)).toBe(cartItemSchema.safeParse(value).success)
      if (isCartItem(value)) expect(cartTotals([value]).total.amountMinor).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 2000 },
  )
})
