import { type Money, money } from '#platform/shared/money.ts'

/** Planned and booked items count; ideas don't; cancelled ones are shown with their refund. */
export const itemStatuses = ['idea', 'planned', 'booked', 'cancelled'] as const
export type ItemStatus = (typeof itemStatuses)[number]

/** Whether the item is planned or booked. */
export const isTaken = ({ status }: { readonly status: ItemStatus }): boolean =>
  status === 'planned' || status === 'booked'

/** Our booking of an item, as recorded in the trip. */
export interface ItemBooking {
  readonly id: string
  readonly reference: string | null
  readonly state: 'pending' | 'confirmed' | 'cancelling' | 'cancelled'
  /** Instant; null if never free to cancel. */
  readonly freeCancellationUntil: string | null
  /** True if the booking's account was erased. */
  readonly isErased: boolean
  readonly paid: Money
  readonly refunded: Money
}

/** Active booking: confirmed or pending. */
export const isHeld = (booking: Pick<ItemBooking, 'state'> | null): boolean =>
  booking !== null && booking.state !== 'cancelled'

interface Costing {
  readonly status: ItemStatus
  readonly price: Money
  readonly booking?: Pick<ItemBooking, 'paid' | 'refunded'> | null
}

/**
 * The cost of an item for its trip: the price if planned or booked; if cancelled, what was paid
 * and not given back, of an idea nothing. Every sum adds these.
 */
export function costOf({ status, price, booking }: Costing): Money {
  if (status === 'planned' || status === 'booked') return price
  if (status === 'idea' || !booking) return money(price.currency, 0)
  return money(price.currency, booking.paid.amountMinor - booking.refunded.amountMinor)
}
