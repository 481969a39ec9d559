import type { ItemBooking, ItemStatus } from './item-state.ts'
import { stateWordsText as text } from './messages.ts'
import { cancelledWords, type Returned } from './refund-words.ts'

interface Stated {
  readonly status: ItemStatus
  /** What a cancelled booking gave back; undefined without one. */
  readonly returned: Returned | undefined
  /** From our booking. */
  readonly booking?: ItemBooking['state'] | undefined
  /** The offer has expired. */
  readonly isExpired?: boolean
}

/** The state of an item in words, where it is not simply planned: "Booked". */
export function stateWords({ status, returned, booking, isExpired = false }: Stated): string {
  if (booking === 'pending') return text.pending
  if (booking === 'cancelling') return text.cancelling
  if (status === 'planned') return isExpired ? text.expired : ''
  if (status === 'idea') return text.idea
  if (status === 'booked') return text.booked
  return cancelledWords(returned)
}
