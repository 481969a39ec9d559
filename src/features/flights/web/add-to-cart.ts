import { showToast } from '#design/notices/notices.ts'
import type { CartItem } from '#features/cart/domain/cart-item.ts'
import { addToCart, openCart, removeFromCart } from '#features/cart/web/index.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { flightToItem } from '../domain/flight-to-item.ts'
import { addToCartText } from './messages.ts'

/** Puts a flight into the cart and says so; false when the browser has no room for it. */
export function addFlightToCart(
  offer: FlightOffer,
  also?: { trip: string; itemId: string },
): boolean {
  const item = flightToItem(offer)
  const fits = addToCart([{ item, externalData: offer, tripItemId: also?.itemId }])
  if (fits)
    showToast({
      title: addToCartText.addedToCart,
      text: also
        ? addToCartText.andTo(item.name, also.trip)
        : addToCartText.inYourItinerary(item.name),
      action: { label: addToCartText.openCart, onPress: openCart },
    })
  else
    showToast({
      tone: 'failed',
      title: addToCartText.notAdded,
      text: addToCartText.thisBrowserHasNo,
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
    title: addToCartText.itemRemoved,
    text: addToCartText.itemHasBeenRemoved,
    action: { label: addToCartText.undo, onPress: undo },
  })
}
