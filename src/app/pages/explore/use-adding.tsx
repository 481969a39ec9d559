import { type ReactNode, useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import { addToCart, openCart, removeFromCart, useCart } from '#features/cart/web/index.ts'
import type { CartItem } from '#features/cart/domain/cart-item.ts'
import { useHint } from '#platform/web/hint.ts'
import { AddSheet } from './add-sheet.tsx'
import { type Choice, choiceToItem } from './choice.ts'
import { addingText } from './messages.ts'

/** The cart's item for the same choice and day, if any. */
function inCart(choice: Choice, cart: readonly CartItem[]): CartItem | undefined {
  const item = choiceToItem(choice)
  return cart.find((entry) => entry.source === item.source && (entry.date ?? null) === item.day)
}

function takeOutOfCart(choice: Choice, cart: readonly CartItem[]): void {
  const there = inCart(choice, cart)
  if (!there) return
  const undo = removeFromCart([there.id])
  showToast({
    title: addingText.itemRemoved,
    text: addingText.itemHasBeenRemoved,
    action: { label: addingText.undo, onPress: undo },
  })
}

/** Adds a choice to the cart unless the same choice and day is in it. */
function putIntoCart(choice: Choice, cart: readonly CartItem[]): void {
  const item = choiceToItem(choice)
  const action = { label: addingText.openCart, onPress: openCart }
  if (inCart(choice, cart))
    return showToast({ title: addingText.inCartAlready, text: item.name, action })
  if (addToCart([{ item }]))
    return showToast({ title: addingText.addedToCart, text: item.name, action })
  showToast({
    tone: 'failed',
    title: addingText.cartNotSaved,
    text: addingText.noStorage,
  })
}

export interface Adding {
  /** True: Add goes to a trip; false: to the cart. */
  readonly toTrip: boolean
  readonly add: (choice: Choice) => void
  /** Whether the cart has a choice; trips are not checked. */
  readonly has: (choice: Choice) => boolean
  readonly remove: (choice: Choice) => void
  /** Sheet that asks for the trip; render it at the end of the page. */
  readonly sheet: ReactNode
}

/** Handler of Add buttons: signed in it asks for a trip, else it adds to the cart. */
export function useAdding(): Adding {
  const toTrip = useHint() === true
  const cart = useCart()
  const [choice, setChoice] = useState<Choice>()
  return {
    toTrip,
    add: (chosen) => (toTrip ? setChoice(chosen) : putIntoCart(chosen, cart)),
    has: (chosen) => !toTrip && inCart(chosen, cart) !== undefined,
    remove: (chosen) => takeOutOfCart(chosen, cart),
    sheet: choice ? <AddSheet choice={choice} onClose={() => setChoice(undefined)} /> : null,
  }
}
