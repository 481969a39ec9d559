import { daysInclusive, formatDateRange } from '#platform/shared/local-date.ts'
import { cad, type Money, sum, toMajor } from '#platform/shared/money.ts'
import { costOf } from '../domain/item-state.ts'
import { headsOf } from '../domain/party.ts'
import { afterTaking } from '../domain/slot.ts'
import { stateWords } from '../domain/state-words.ts'
import { perHead } from '../domain/trip-totals.ts'
import { arrangeSpans, type Span } from '../domain/spans.ts'
import { arrangeDays } from '../domain/arrange-days.ts'
import type { ItemView, TripView } from './trips.client.ts'

/** Every item of a trip, the days' first. */
export const allItems = (trip: TripView): readonly ItemView[] => [
  ...trip.days.flatMap((day) => day.items),
  ...trip.unscheduled,
]

/** What an item costs its trip. */
export const itemCost = ({
  status,
  price,
  booking,
}: Pick<ItemView, 'price' | 'status' | 'booking'>): Money =>
  costOf({
    status,
    price: cad(price),
    booking: booking && {
      paid: cad(booking.paidCad),
      refunded: cad(booking.refundedCad),
    },
  })

/** Its state in words, where it is not simply planned. */
export const itemState = ({ status, booking }: Pick<ItemView, 'status' | 'booking'>): string =>
  stateWords({ status, refunded: booking ? cad(booking.refundedCad) : undefined })

const bare = ({ itemId, part, direction, time }: Span) => ({ itemId, part, direction, time })

/** The same trip with other items: sums and days follow by the rules that the server has too. */
export function withItems(trip: TripView, items: readonly ItemView[]): TripView {
  const { days, unscheduled } = arrangeDays(trip, items)
  const { inside, outside } = arrangeSpans(trip, items)
  const total = sum('CAD', items.map(itemCost))
  return {
    ...trip,
    itemCount: items.length,
    totalCad: toMajor(total),
    perPersonCad: toMajor(perHead(total, headsOf(trip.party))),
    days: days.map(({ date, items: placed }) => ({
      date,
      items: [...placed],
      spans: inside.filter((span) => span.date === date).map(bare),
    })),
    outside: outside.map((span) => ({ ...bare(span), date: span.date })),
    unscheduled: [...unscheduled],
  }
}

const without = (trip: TripView, id: string): readonly ItemView[] =>
  allItems(trip).filter((item) => item.id !== id)

/** Adds an item, or replaces the one with its id. */
export const withItem = (trip: TripView, item: ItemView): TripView =>
  withItems(trip, afterTaking([...without(trip, item.id), item], item))

export const withoutItem = (trip: TripView, id: string): TripView =>
  withItems(trip, without(trip, id))

/**
 * The trip's own fields from an answer, with the items that are shown: the answer does not know of
 * adds and removals that still wait for their turn.
 */
export const withFields = (shown: TripView, answer: TripView): TripView =>
  withItems(answer, allItems(shown))

/** "12 to 14 April 2027 · 3 days" */
export function tripDates(trip: { startDate: string; endDate: string }): string {
  const days = daysInclusive(trip.startDate, trip.endDate)
  return `${formatDateRange(trip.startDate, trip.endDate)} · ${days} ${days === 1 ? 'day' : 'days'}`
}
