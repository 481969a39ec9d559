import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartItem } from './cart-item.ts'
import { withAdded, withoutIds, withReturned } from './change-cart.ts'

const item = (id: string, over: Partial<CartItem> = {}): CartItem => ({
  id,
  type: 'activity',
  title: `Walk ${id}`,
  cost: 10,
  ...over,
})
const ids = (items: readonly CartItem[]) => items.map(({ id }) => id).join('')
const gone = (text: string) => new Set(text)
const newId = () => 'n'
const abc = ['a', 'b', 'c'].map((id) => item(id))

test('CART-08 adding a trip twice keeps one copy and updates it', () => {
  const { id: _, ...louvre } = item('', { tripItemId: 'louvre' })
  const once = withAdded([item('a')], [louvre], newId)
  expect(ids(once)).toBe('an')
  expect(withAdded(once, [louvre], () => 'm')).toEqual(once)
  const dearer = withAdded([...once, item('b')], [{ ...louvre, cost: 22 }], () => 'm')
  expect(ids(dearer)).toBe('anb')
  expect(dearer[1]).toMatchObject({ id: 'n', cost: 22 })
  expect(ids(withAdded([], [louvre, louvre], newId))).toBe('n')
})

test('CART-02 items without a trip are added as often as asked for', () => {
  const { id: _, ...lunch } = item('')
  expect(withAdded([], [lunch, lunch], newId)).toHaveLength(2)
})

test('CART-02 new items are appended', () => {
  const { id: _, ...lunch } = item('')
  expect(ids(withAdded(abc, [lunch], newId))).toBe('abcn')
})

test.each([
  ['where it was', abc, 'b', 'ac', 'abc'],
  ['at the beginning', abc, 'a', 'bc', 'abc'],
  ['before what was added meanwhile', abc, 'c', 'abx', 'abcx'],
  ['all of them before what was added meanwhile', abc, 'abc', 'x', 'abcx'],
  ['without what was removed meanwhile', abc, 'c', 'b', 'bc'],
  ['not twice', abc, 'b', 'abc', 'abc'],
])('CART-02 Undo puts the item back %s', (_, before, removed, now, expected) => {
  const present = [...now].map((id) => item(id))
  expect(ids(withReturned(present, before, gone(removed)))).toBe(expected)
})

test('CART-02 Undo does not double what was copied from the trip again meanwhile', () => {
  const before = [item('a', { tripItemId: 'louvre' })]
  const now = [item('n', { tripItemId: 'louvre' })]
  expect(withReturned(now, before, gone('a'))).toEqual(now)
})

test('CART-02 removing and Undo leave the cart as it was, and add what came meanwhile', () => {
  const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  fc.assert(
    fc.property(letters, letters, (all, some) => {
      const before = all.map((id) => item(id))
      const left = withoutIds(before, new Set(some))
      expect(withReturned(left, before, new Set(some))).toEqual(before)
      const fresh = [item('x'), item('y')]
      const later = withReturned([...left, ...fresh], before, new Set(some))
      expect(later.filter(({ id }) => id < 'x')).toEqual(before)
      expect(later.filter(({ id }) => id >= 'x')).toEqual(fresh)
    }),
  )
})
