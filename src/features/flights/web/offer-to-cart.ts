import type { CartItem } from '#features/cart/domain/cart-item.ts'
import type { NewItem } from '#features/trips/web/index.ts'
import type { FlightLeg, FlightOffer } from '../contract/flight-offer.schema.ts'
import { clockText, durationText, toBeConfirmed } from '../domain/flight-texts.ts'
import { offerToCartText } from './messages.ts'

/** The cart item of a flight; it keeps the whole offer beside its own fields. */
export interface FlightCartItem extends Omit<CartItem, 'id'> {
  readonly externalData: FlightOffer
}

const title = (leg: FlightLeg): string =>
  `${leg.origin.displayCode} → ${leg.destination.displayCode}`

const describe = (leg: FlightLeg): string =>
  `${leg.carriers.map(({ name }) => name).join(', ')} - ${leg.departure.slice(0, 10)} ${clockText(leg.departure)}`

/** Undefined without a departure. */
const dayOf = (leg: FlightLeg | undefined): string | undefined =>
  leg?.departure.slice(0, 10) || undefined
const timeOf = (leg: FlightLeg | undefined): string | undefined =>
  (leg && clockText(leg.departure)) || undefined

/** "Air Canada - 2027-04-13 20:35"; for a return trip, both directions. */
const flightDescription = ({ legs }: FlightOffer): string => legs.map(describe).join('; ')

/** Builds the cart item; the price is for the whole party, in CAD. */
export function offerToCart(offer: FlightOffer, tripItemId?: string): FlightCartItem {
  const [out] = offer.legs
  return {
    type: 'flight',
    title: out ? title(out) : offerToCartText.flight,
    description: flightDescription(offer),
    location: out ? offerToCartText.to(out.origin.name, out.destination.name) : '',
    date: dayOf(out) ?? toBeConfirmed,
    time: timeOf(out),
    cost: offer.price.totalCad,
    currency: 'CAD',
    estimated: offer.sample,
    sample: offer.sample,
    source: `flights:${offer.provider}`,
    ...(tripItemId ? { tripItemId } : {}),
    externalData: offer,
  }
}

/** The same flight as an item of a trip, on the day of its departure. */
export function offerToItem(offer: FlightOffer): NewItem {
  const [out] = offer.legs
  return {
    id: crypto.randomUUID(),
    type: 'flight',
    name: out ? title(out) : offerToCartText.flight,
    description: out
      ? offerToCartText.onWay(flightDescription(offer), durationText(out.durationInMinutes))
      : '',
    location: out ? offerToCartText.to(out.origin.name, out.destination.name).slice(0, 300) : '',
    price: offer.price.totalCad,
    estimated: offer.sample,
    sample: offer.sample,
    day: dayOf(out) ?? null,
    time: timeOf(out) ?? null,
    durationMinutes: out?.durationInMinutes ?? null,
    source: `flights:${offer.provider}`,
    offer: { provider: offer.provider, id: offer.id.slice(0, 200), expiresAt: null },
  }
}
