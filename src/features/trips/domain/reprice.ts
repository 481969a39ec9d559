import { type ItemPrice, pricedBy } from './item-price.ts'
import { isHeld, type ItemBooking, type ItemStatus } from './item-state.ts'
import { headsOf, type Party } from './party.ts'

/** Whether a change of party touches it: what is booked or cancelled stays as it is. */
export const isRepriced = (item: {
  readonly status: ItemStatus
  readonly booking: ItemBooking | null
}): boolean => (item.status === 'idea' || item.status === 'planned') && !isHeld(item.booking)

/** What is per person and was for all of the party is so for the new one; else undefined. */
export const forHeads = (item: ItemPrice, before: Party, after: Party): ItemPrice | undefined =>
  item.basis === 'person' && item.quantity === headsOf(before)
    ? pricedBy(item, { quantity: headsOf(after) })
    : undefined
