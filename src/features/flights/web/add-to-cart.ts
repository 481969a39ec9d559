import { showToast } from '#design/toast-region/toasts.ts'
import type { CartItem } from '#features/cart/domain/cart-item.ts'
import { addToCart, openCart, removeFromCart } from '#features/cart/web/index.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { offerToCart } from './offer-to-cart.ts'

/** Puts a flight into the cart and says so; false when the browser has no room for it. */
export function addFlightToCart(
  offer: FlightOffer,
  also?: { trip: string; itemId: string },
): boolean {
  const item = offerToCart(offer, also?.itemId)
  const fits = addToCart([item])
  if (fits)
    showToast({
      title: 'Added to Cart',
      text: also ? `${item.title}, and to ${also.trip}.` : `${item.title} is in your itinerary.`,
      action: { label: 'Open cart', onPress: openCart },
    })
  else
    showToast({
      tone: 'failed',
      title: 'Not added',
      text: 'This browser has no room left, or does not let pages store anything.',
    })
  return fits
}

/** The flight in a cart, where it is there already. */
export const flightInCart = (
  cart: readonly CartItem[],
  { id }: FlightOffer,
): CartItem | undefined => cart.find((item) => item.externalData?.id === id)

export function removeFlightFromCart({ id }: CartItem): void {
  const undo = removeFromCart([id])
  showToast({
    title: 'Item Removed',
    text: 'Item has been removed from your itinerary.',
    action: { label: 'Undo', onPress: undo },
  })
}
