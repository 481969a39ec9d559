import { memoryStorage } from '#tests/support/memory-storage.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { cad, sum } from '#platform/shared/money.ts'
import text from '#tests/support/stored/cart-of-november-2026.json?raw'
import { fromCart } from '../domain/cart-codec.ts'
import { cartTotals } from '../domain/cart-totals.ts'
import type * as Storage from './cart-storage.ts'
import type * as Store from './cart-store.ts'

interface Stored {
  readonly totalCents: number
  readonly storage: Readonly<Record<string, string>>
}

/** What a browser has in store that the version of 3d9bb8c served: 19 entries in three currencies. */
const old: Stored = JSON.parse(text)

let stored: Map<string, string>
let store: typeof Store
let storage: typeof Storage
beforeEach(async () => {
  stored = new Map(Object.entries(old.storage))
  const localStorage = memoryStorage(stored)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.resetModules()
  store = await import('./cart-store.ts')
  storage = await import('./cart-storage.ts')
  return () => vi.unstubAllGlobals()
})

const entries = (): { id: string }[] => JSON.parse(stored.get('itinerary_cart') ?? '[]')

test('A11 CART-07 a cart of an earlier version shows every entry, and its sum to the cent', () => {
  const cart = storage.readCart()
  expect(cart).toHaveLength(19)
  expect(cartTotals(cart).total).toEqual({ currency: 'CAD', amountMinor: old.totalCents })
  expect(stored.has('itinerary_cart_unreadable')).toBe(false)
})

test('A11 as items of a trip they come to the same, and keep name, day, place and source', () => {
  const cart = storage.readCart()
  const items = cart.map(fromCart)
  const total = sum(
    'CAD',
    items.map(({ price = 0 }) => cad(price)),
  )
  expect(total.amountMinor).toBe(old.totalCents)
  for (const [at, { title, date, location, source }] of cart.entries())
    expect(items[at]).toMatchObject({
      name: title,
      day: date ?? null,
      location: location ?? '',
      source: source ?? null,
    })
})

test('A11 CART-02 adding to it and removing from it leaves the rest as it was stored', () => {
  const before = entries()
  store.addToCart([{ item: { type: 'restaurant', name: 'Krone', price: 50 } }])
  const [first] = before
  store.removeFromCart([first?.id ?? ''])
  expect(entries().slice(0, -1)).toEqual(before.slice(1))
})
