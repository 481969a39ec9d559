import { showToast } from '#design/notices/notices.ts'
import type { CartItem } from '#features/cart/domain/cart-item.ts'
import { addToCart, openCart, removeFromCart } from '#features/cart/web/index.ts'
import { type FlightOffer, flightToItem } from '#features/flights/web/index.ts'
import { flightInCartText as text } from './messages.ts'

/** Puts a flight into the cart and says so; false when the browser has no room for it. */
export function addFlightToCart(
  offer: FlightOffer,
  also?: { trip: string; itemId: string },
): boolean {
  const item = flightToItem(offer)
  const fits = addToCart([{ item, externalData: offer, tripItemId: also?.itemId }])
  if (fits)
    showToast({
      title: text.addedToCart,
      text: also ? text.andTo(item.name, also.trip) : text.inYourItinerary(item.name),
      action: { label: text.openCart, onPress: openCart },
    })
  else
    showToast({
      tone: 'failed',
      title: text.notAdded,
      text: text.thisBrowserHasNo,
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
    title: text.itemRemoved,
    text: text.itemHasBeenRemoved,
    action: { label: text.undo, onPress: undo },
  })
}
