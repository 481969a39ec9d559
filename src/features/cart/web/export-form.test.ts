import { expect, test } from 'vitest'
import type { CartItem } from '../domain/cart-item.ts'
import { exportFault } from './export-form.ts'

const cart = (count: number): CartItem[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${n}`, type: 'other', title: 'Walk', cost: 1 }))

test('CART-04 CART-06 an empty cart, one that is too large and a blank address are said in this order', () => {
  expect(exportFault([], '')?.title).toBe('Empty Cart')
  expect(exportFault(cart(1001), '')?.text).toContain('At most 1,000 items')
  expect(exportFault(cart(1000), ' ')).toMatchObject({ title: 'Email Required', field: 'email' })
  expect(exportFault(cart(1000), 'amelie@example.ca')).toBeUndefined()
})
