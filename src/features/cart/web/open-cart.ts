const event = 'wayleaf:open-cart'

/** Opens the cart in the header, after something was added elsewhere. */
export const openCart = (): void => {
  window.dispatchEvent(new Event(event))
}

export function onCartOpen(listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
