import { asFound } from '#features/trips/domain/item-price.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { isParty, type Party } from '#features/trips/domain/party.ts'
import { readItem } from '#features/trips/domain/read-item.ts'
import { beginOf } from '#features/trips/domain/spans.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import type { ItemType } from '#features/trips/domain/trip-item.ts'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { cad } from '#platform/shared/money.ts'
import { ownValue } from '#platform/shared/word-table.ts'
import { isCurrency, rateOf, ratesAsOf } from '#platform/shared/reference-rates.ts'
import { type CartItem, type CartItemType, cartLimits } from './cart-item.ts'
import { costInCad } from './cart-totals.ts'
import { cartCodecText } from './messages.ts'

/** An item for the cart, with the fields that only the cart has. */
export interface CartAdd {
  readonly item: ItemWrite
  /** The whole offer of a flight. */
  readonly externalData?: CartItem['externalData']
  /** The trip item that it is a copy of. */
  readonly tripItemId?: string | undefined
  /** Who travels in that trip. */
  readonly party?: Party | undefined
}

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

/** The cart's own members know no nights and guests: the description says them. */
const describe = ({ day = null, nights = null, details = null, description = '' }: ItemWrite) =>
  [stayText({ day, nights, details }), description.trim()]
    .filter(Boolean)
    .join('. ')
    .slice(0, cartLimits.description)

/** The seller's own price where it comes to the same in CAD, to the cent. */
function costOf({ price = 0, original }: ItemWrite): Pick<CartItem, 'cost' | 'currency'> {
  if (original && isCurrency(original.currency) && original.amount <= cartLimits.cost) {
    const named = { cost: original.amount, currency: original.currency }
    if (costInCad(named).amountMinor === cad(price).amountMinor) return named
  }
  return { cost: price, currency: 'CAD' }
}

/** Other scripts read a date and a time: those of the departure, whatever day of a trip it stands on. */
function whenOf(item: ItemWrite): Pick<CartItem, 'date' | 'time'> {
  const { day, time } = beginOf(item)
  const open = item.type === 'flight' ? cartCodecText.toBeConfirmed : undefined
  return { date: day ?? open, time: time ?? undefined }
}

/** Defaults need no room in the browser's storage. */
const compact = (item: ItemWrite): unknown =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))

/** An item as `itinerary_cart` has it: the members that other scripts know, and the whole item beside. */
export const toCart = ({
  item,
  externalData,
  tripItemId,
  party,
}: CartAdd): Omit<CartItem, 'id'> => ({
  type: cartTypes[item.type],
  title: item.name,
  description: describe(item),
  location: item.location,
  ...whenOf(item),
  ...costOf(item),
  estimated: item.estimated,
  sample: item.sample,
  source: item.source ?? undefined,
  externalData,
  tripItemId,
  party,
  item: compact(item),
})

/** The members of an entry that other scripts read and write. */
function asKnown(stored: Omit<CartItem, 'id'>) {
  const { type, title, description = '', location = '', date, time, cost, currency } = stored
  const { estimated = false, sample = false, source } = stored
  return {
    type,
    name: title.trim().slice(0, 200),
    description: description.trim(),
    location: location.trim(),
    ...asFound(costInCad(stored), {}),
    estimated,
    sample,
    day: date && isLocalDate(date) ? date : null,
    time: time ?? null,
    source: source?.trim() || null,
    original:
      currency === undefined || currency === 'CAD'
        ? null
        : { amount: cost, currency, rate: rateOf(currency).cadPerUnit, rateDate: ratesAsOf() },
  }
}

/**
 * The item of a stored entry, also of one from before entries held it whole. What another script has
 * changed in a member that it knows goes before the whole item.
 */
export function fromCart(stored: CartItem): ItemWrite {
  const known = asKnown(stored)
  const whole = readItem(stored.item)
  if (!whole) return known
  const written = asKnown(toCart({ item: whole }))
  const isChanged = ([field, value]: readonly [string, unknown]): boolean =>
    !isSame(value, ownValue(written, field))
  const { price, basis, unitPrice, quantity, ...rest } = known
  return {
    ...whole,
    ...Object.fromEntries(Object.entries(rest).filter(isChanged)),
    ...(price === written.price ? {} : { price, basis, unitPrice, quantity }),
  }
}

/** What an entry costs, and for how many. */
export const unitsOf = (stored: CartItem) => {
  const { price = 0, quantity = 1, basis } = fromCart(stored)
  return { price: cad(price), quantity, basis }
}

/** An entry as it is sent for its PDF: what only the whole item knows in members of its own. */
export function forExport({ tripItemId: _, item, ...entry }: CartItem) {
  const { quantity, basis } = unitsOf({ ...entry, item })
  const { party } = entry
  const known = isParty(party) ? { ...party, children: [...party.children] } : undefined
  return { ...entry, quantity, basis, party: known }
}
