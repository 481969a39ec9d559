import { type Money, money } from '#platform/shared/money.ts'

/** Ideas wait; what is planned or booked counts; what is cancelled is shown with what came back. */
export const itemStatuses = ['idea', 'planned', 'booked', 'cancelled'] as const
export type ItemStatus = (typeof itemStatuses)[number]

/** Whether it takes its place in the trip. */
export const isTaken = ({ status }: { readonly status: ItemStatus }): boolean =>
  status === 'planned' || status === 'booked'

/** The booking of an item by us, as far as its trip knows it. */
export interface ItemBooking {
  readonly id: string
  readonly reference: string | null
  readonly state: 'pending' | 'confirmed' | 'cancelling' | 'cancelled'
  /** An instant; null where cancelling is never free. */
  readonly freeCancellationUntil: string | null
  /** The account that booked is erased, and the booking with it. */
  readonly isErased: boolean
  readonly paid: Money
  readonly refunded: Money
}

/** One that is neither cancelled nor refused: it stands, or is on its way. */
export const isHeld = (booking: Pick<ItemBooking, 'state'> | null): boolean =>
  booking !== null && booking.state !== 'cancelled'

interface Costing {
  readonly status: ItemStatus
  readonly price: Money
  readonly booking?: Pick<ItemBooking, 'paid' | 'refunded'> | null
}

/**
 * What an item costs its trip: the price of what is planned or booked, of what is cancelled what was paid
 * and not given back, of an idea nothing. Every sum adds these.
 */
export function costOf({ status, price, booking }: Costing): Money {
  if (status === 'planned' || status === 'booked') return price
  if (status === 'idea' || !booking) return money(price.currency, 0)
  return money(price.currency, booking.paid.amountMinor - booking.refunded.amountMinor)
}
