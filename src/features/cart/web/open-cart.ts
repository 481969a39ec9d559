const event = 'wayleaf:open-cart'

/** Asks the bar to open the cart, from wherever something was just put into it. */
export const openCart = (): void => {
  window.dispatchEvent(new Event(event))
}

export function onCartOpen(listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
