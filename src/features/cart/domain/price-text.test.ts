import { expect, test } from 'vitest'
import type { CartItem } from './cart-item.ts'
import { priceText } from './price-text.ts'
import { whenText } from './when-text.ts'

const price = (over: Partial<CartItem>) =>
  priceText({ id: '1', type: 'activity', title: 'Walk', cost: 50, ...over })

test('CART-01 a price in dollars, a known nothing is free and an unknown one is not', () => {
  expect(price({})).toBe('$50.00')
  expect(price({ estimated: false })).toBe('$50.00')
  expect(price({ estimated: true })).toBe('$50.00')
  expect(price({ estimated: true, cost: 100, currency: 'EUR' })).toBe('$161.19')
  expect(price({ cost: 0, estimated: false })).toBe('Free')
  expect(price({ cost: 0, estimated: true })).toBe('$0.00')
  expect(price({ cost: 0 })).toBe('$0.00')
})

test('CART-01 the day and the time are said as far as they are known', () => {
  expect(whenText({ date: '2027-04-12', time: '19:30' })).toBe('Mon 12 Apr 19:30')
  expect(whenText({ date: '2027-04-12T00:00:00Z' })).toBe('Mon 12 Apr')
  expect(whenText({ date: 'To be confirmed', time: '19:30' })).toBe('To be confirmed 19:30')
  expect(whenText({ time: '19:30' })).toBe('19:30')
  expect(whenText({})).toBe('')
})
