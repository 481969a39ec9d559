import { type ItemPrice, pricedBy } from './item-price.ts'
import { isHeld, type ItemBooking, type ItemStatus } from './item-state.ts'
import { headsOf, type Party } from './party.ts'

/** Whether a party change affects it; booked and cancelled items stay. */
export const isRepriced = (item: {
  readonly status: ItemStatus
  readonly booking: ItemBooking | null
}): boolean => (item.status === 'idea' || item.status === 'planned') && !isHeld(item.booking)

/** New quantity if the item was per person for the whole party; else undefined. */
export const forHeads = (item: ItemPrice, before: Party, after: Party): ItemPrice | undefined =>
  item.basis === 'person' && item.quantity === headsOf(before)
    ? pricedBy(item, { quantity: headsOf(after) })
    : undefined
