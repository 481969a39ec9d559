import { memoryStorage } from '#tests/support/memory-storage.ts'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type * as Storage from './cart-storage.ts'
import type * as Store from './cart-store.ts'

const inn = { id: '1', type: 'hotel', title: 'Inn', cost: 284 } as const
const lunch = { id: '2', type: 'restaurant', title: 'Lunch', cost: 100, currency: 'EUR' } as const
const bolivianos = { id: '3', type: 'hotel', title: 'Chalet', cost: 90, currency: 'BOB' }

const insurance = { type: 'insurance', name: 'Insurance', price: 40 } as const

let stored: Map<string, string>
let store: typeof Store
let storage: typeof Storage
let log: MockInstance<Console['error']>

/** A page of its own on a browser's storage; the modules are loaded anew, as a reload does. */
beforeEach(async () => {
  stored = new Map()
  const localStorage = memoryStorage(stored)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.resetModules()
  store = await import('./cart-store.ts')
  storage = await import('./cart-storage.ts')
  return () => vi.unstubAllGlobals()
})

const put = (items: readonly unknown[]) => stored.set('itinerary_cart', JSON.stringify(items))
const aside = (): unknown => JSON.parse(stored.get('itinerary_cart_unreadable') ?? 'null')
const titles = () => storage.readCart().map(({ title }) => title)

test('CART-07 an item in a currency without a rate is set aside alone', () => {
  put([inn, bolivianos, lunch])
  expect(titles()).toEqual(['Inn', 'Lunch'])
  expect(aside()).toEqual([bolivianos])
})

test('CART-07 what is set aside later does not destroy what lies there', () => {
  put([bolivianos])
  titles()
  put([{ ...bolivianos, id: '4' }, bolivianos])
  titles()
  expect(aside()).toEqual([bolivianos, { ...bolivianos, id: '4' }])
  stored.set('itinerary_cart', '[{"id":')
  expect(titles()).toEqual([])
  expect(aside()).toEqual([bolivianos, { ...bolivianos, id: '4' }, '[{"id":'])
})

test('CART-07 an unreadable cart is logged in one line without its contents', () => {
  stored.set('itinerary_cart', '{"title":"Amélie’s trip"')
  expect(titles()).toEqual([])
  const [line] = log.mock.calls[0] ?? []
  const entry: unknown = JSON.parse(String(line))
  expect(entry).toMatchObject({ service: 'cart', message: expect.stringContaining('set aside') })
  expect(line).not.toContain('Am')
})

test('CART-02 Undo keeps what another tab added since', () => {
  put([inn, lunch])
  const undo = store.removeFromCart(['1'])
  put([lunch, { ...inn, id: '5', title: 'Other inn' }])
  undo()
  expect(titles()).toEqual(['Inn', 'Lunch', 'Other inn'])
})

test('CART-05 an export takes what it sent out of the cart and leaves nothing behind but the rest', () => {
  put([inn, lunch])
  store.addToCart([{ item: insurance }])
  store.removeFromCart(['1', '2'])
  expect(titles()).toEqual(['Insurance'])
  store.removeFromCart(storage.readCart().map(({ id }) => id))
  expect(stored.has('itinerary_cart')).toBe(false)
})

test('CART-01 an item gets an id of the time and random text, and the cart is a plain array', () => {
  store.addToCart(Array.from({ length: 200 }, () => ({ item: insurance })))
  const kept = JSON.parse(stored.get('itinerary_cart') ?? '') as { id: string }[]
  expect(kept).toHaveLength(200)
  expect(new Set(kept.map(({ id }) => id)).size).toBe(200)
  for (const { id } of kept) expect(id).toMatch(/^\d{13}-[a-z0-9]+$/)
})

test('CART-02 adding, removing, undoing and clearing each tell the window', () => {
  let told = 0
  window.addEventListener('cartUpdated', () => told++)
  store.addToCart([{ item: insurance }])
  expect(told).toBe(1)
  const undo = store.removeFromCart(storage.readCart().map(({ id }) => id))
  expect([told, titles()]).toEqual([2, []])
  undo()
  expect([told, titles()]).toEqual([3, ['Insurance']])
})

test('CART-01 without storage space, adding fails and changes nothing', () => {
  put([inn])
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(store.addToCart([{ item: insurance }])).toBe(false)
  expect(titles()).toEqual(['Inn'])
})
