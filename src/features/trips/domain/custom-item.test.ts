import { expect, test } from 'vitest'
import { customToItem } from './custom-item.ts'

const typed = { name: 'Boat', day: null, price: 12 }

test('A2 an own item is priced as it was entered: for everyone, or for each person', () => {
  expect(customToItem(typed)).toMatchObject({ basis: 'group', quantity: 1, price: 12 })
  expect(customToItem({ ...typed, heads: 2 })).toMatchObject({
    basis: 'person',
    quantity: 2,
    unitPrice: 12,
    price: 24,
  })
})
