import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import type { CartItem } from '../domain/cart-item.ts'
import { isCartItem } from '../domain/is-cart-item.ts'
import { cartKey as key } from './cart-key.ts'
import { logFailure } from './log-failure.ts'
import { cartStorageText } from './messages.ts'

const asideKey = 'itinerary_cart_unreadable'

/** `undefined` for a text that is no JSON. */
function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // The error's message quotes the text, which is the visitor's: the caller says it in its words.
    return undefined
  }
}

/** Unreadable content is moved aside instead of being overwritten, and so is what was moved there before. */
function setAside(entries: readonly unknown[], text: string): void {
  const stored = readStored(asideKey)
  if (stored === undefined) {
    writeStored(asideKey, text)
    return
  }
  if (stored === text) return
  const value = parseJson(stored)?.value
  const kept: readonly unknown[] = Array.isArray(value) ? value : [stored]
  const known = new Set(kept.map((entry) => JSON.stringify(entry)))
  const fresh = entries.filter((entry) => !known.has(JSON.stringify(entry)))
  if (fresh.length > 0) writeStored(asideKey, JSON.stringify([...kept, ...fresh]))
}

function parseCart(text: string): readonly CartItem[] {
  const parsed = parseJson(text)
  if (!parsed || !Array.isArray(parsed.value)) {
    logFailure(cartStorageText.storedCartCouldNot)
    setAside([text], text)
    return []
  }
  const entries: readonly unknown[] = parsed.value
  const broken = entries.filter((entry) => !isCartItem(entry))
  if (broken.length > 0) setAside(broken, JSON.stringify(broken))
  return entries.filter(isCartItem)
}

const empty: readonly CartItem[] = []
let lastText: string | undefined
let lastItems: readonly CartItem[] = empty

/** The cart as it is stored now; the same array as long as nothing changed. */
export function readCart(): readonly CartItem[] {
  const text = readStored(key)
  if (text === lastText) return lastItems
  lastText = text
  lastItems = text ? parseCart(text) : empty
  return lastItems
}

/** False when the browser has no room or forbids it. An empty cart leaves nothing behind. */
export function writeCart(items: readonly CartItem[]): boolean {
  if (items.length > 0) return writeStored(key, JSON.stringify(items))
  removeStored(key)
  return true
}
