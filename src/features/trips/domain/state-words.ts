import { formatMoney, type Money } from '#platform/shared/money.ts'
import type { ItemBooking, ItemStatus } from './item-state.ts'
import { stateWordsText as text } from './messages.ts'

interface Stated {
  readonly status: ItemStatus
  /** Refunded amount; undefined if none. */
  readonly refunded: Money | undefined
  /** From our booking. */
  readonly booking?: ItemBooking['state'] | undefined
  /** The offer has expired. */
  readonly isExpired?: boolean
}

/** The state of an item in words, where it is not simply planned: "Cancelled, $560.00 refunded". */
export function stateWords({ status, refunded, booking, isExpired = false }: Stated): string {
  if (booking === 'pending') return text.pending
  if (booking === 'cancelling') return text.cancelling
  if (status === 'planned') return isExpired ? text.expired : ''
  if (status === 'idea') return text.idea
  if (status === 'booked') return text.booked
  return refunded && refunded.amountMinor > 0
    ? text.refunded(formatMoney(refunded))
    : text.cancelled
}
