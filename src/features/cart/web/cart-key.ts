/** Under this name the browser keeps the cart. */
export const cartKey = 'itinerary_cart'

/** Told in this window when the cart has changed; other windows hear of it by `storage`. */
export const cartUpdated = 'cartUpdated'

export function onCartUpdate(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(cartUpdated, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(cartUpdated, listener)
  }
}
