import { type CartItem, type CartItemType, cartLimits } from '#features/cart/domain/cart-item.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import type { ItemType } from '#features/trips/domain/trip-item.ts'
import type { ItemView, TripView } from '#features/trips/web/index.ts'

const cartTypes: Readonly<Record<ItemType, CartItemType>> = {
  hotel: 'hotel',
  property: 'hotel',
  flight: 'flight',
  restaurant: 'restaurant',
  attraction: 'activity',
  activity: 'activity',
  transport: 'transport',
  insurance: 'other',
  other: 'other',
}

/** The cart knows no nights and guests: its description says them. */
const describe = (item: ItemView): string =>
  [stayText(item), item.description].filter(Boolean).join('. ').slice(0, cartLimits.description)

/** Every field of the cart's item, so that a new one is not forgotten here. */
type CartCopy = Required<Omit<CartItem, 'id'>>

/** A copy for the cart. It carries the trip item's id; the trip item carries none of the cart's. */
export const itemToCart = (
  item: ItemView,
  { destination }: Pick<TripView, 'destination'>,
): CartCopy => ({
  type: cartTypes[item.type],
  title: item.name,
  description: describe(item),
  location: item.location || destination,
  date: item.day ?? undefined,
  time: item.time ?? undefined,
  cost: item.price,
  currency: 'CAD',
  estimated: item.estimated,
  sample: item.sample,
  source: item.source ?? undefined,
  externalData: item.type === 'flight' && item.offer ? { id: item.offer.id } : undefined,
  tripItemId: item.id,
})
