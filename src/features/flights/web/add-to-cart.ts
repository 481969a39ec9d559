import { showToast } from '#design/toast-region/toasts.ts'
import { addToCart, openCart } from '#features/cart/web/index.ts'
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
