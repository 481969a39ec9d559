import type { PriceBasis } from './item-price.ts'
import { isTaken, type ItemStatus } from './item-state.ts'
import { childPricesText } from './messages.ts'
import { headsOf, type Party } from './party.ts'

interface Counted {
  readonly status: ItemStatus
  readonly basis: PriceBasis
  readonly quantity: number
  readonly price: number
}

/** That a sum takes children for adults; empty where it does not. A known fare of children is a price of the group. */
export const childPricesNote = (items: readonly Counted[], party: Party): string =>
  party.children.length > 0 &&
  items.some(
    (item) =>
      isTaken(item) &&
      item.status !== 'booked' &&
      item.basis === 'person' &&
      item.quantity === headsOf(party) &&
      item.price > 0,
  )
    ? childPricesText
    : ''
