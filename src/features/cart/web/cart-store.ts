import { useSyncExternalStore } from 'react'
import type { CartItem } from '../domain/cart-item.ts'
import { type CartAdd, toCart } from '../domain/cart-codec.ts'
import { withAdded, withoutIds, withReturned } from '../domain/change-cart.ts'
import { cartUpdated, onCartUpdate } from './cart-key.ts'
import { readCart, writeCart } from './cart-storage.ts'

function save(items: readonly CartItem[]): boolean {
  const saved = writeCart(items)
  window.dispatchEvent(new Event(cartUpdated))
  return saved
}

const newId = () => `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`

/**
 * Appends items; copies of trip items that are there already are brought up to date instead. False
 * when the browser has no room or forbids it.
 */
export const addToCart = (added: readonly CartAdd[]): boolean =>
  save(withAdded(readCart(), added.map(toCart), newId))

/** Removes items by id. Returns a function that puts exactly these back, also after other changes. */
export function removeFromCart(ids: readonly string[]): () => void {
  const before = readCart()
  const gone = new Set(ids)
  save(withoutIds(before, gone))
  return () => void save(withReturned(readCart(), before, gone))
}

const none: readonly CartItem[] = []

/** The cart, following this window and the others. Empty while a prerendered page wakes up. */
export const useCart = (): readonly CartItem[] =>
  useSyncExternalStore(onCartUpdate, readCart, () => none)
