import { daysInclusive, formatDateRange } from '#platform/shared/local-date.ts'
import { cad, type Money, toMajor } from '#platform/shared/money.ts'
import { costOf } from '../domain/item-state.ts'
import { afterTaking } from '../domain/slot.ts'
import { stateWords } from '../domain/state-words.ts'
import { type TripSums, tripSums } from '../domain/trip-totals.ts'
import { arrangeSpans, type Span } from '../domain/spans.ts'
import { arrangeDays } from '../domain/arrange-days.ts'
import { placesOfDays } from '../domain/day-places.ts'
import type { ItemView, TripView } from './trips.client.ts'

/** Place of a day. */
export const placeOfDay = (
  { days, destinations }: Pick<TripView, 'days' | 'destinations'>,
  day: string | null,
): TripView['destinations'][number] | undefined =>
  destinations[days.find(({ date }) => date === day)?.place ?? 0] ?? destinations[0]

/** All items of a trip, scheduled ones first. */
export const allItems = (trip: TripView): readonly ItemView[] => [
  ...trip.days.flatMap((day) => day.items),
  ...trip.unscheduled,
]

/** With those of veiled days: what head, ribbon and spending add up. */
export const wishedItems = (trip: TripView): readonly ItemView[] => [
  ...allItems(trip),
  ...(trip.veiled?.days.flatMap((day) => day.items) ?? []),
]

const moneyOf = ({ status, price, booking }: Pick<ItemView, 'price' | 'status' | 'booking'>) => ({
  status,
  price: cad(price),
  booking: booking && {
    paid: cad(booking.paidCad),
    refunded: cad(booking.refundedCad),
  },
})

/** Cost of an item to its trip. */
export const itemCost = (item: Pick<ItemView, 'price' | 'status' | 'booking'>): Money =>
  costOf(moneyOf(item))

/** Sums of items. */
export const sumsOf = (items: readonly ItemView[], party: TripView['party']): TripSums =>
  tripSums(
    items.map((item) => ({ ...moneyOf(item), paid: item.paid === null ? null : cad(item.paid) })),
    party,
  )

/** State in words; empty if planned. */
export const itemState = (
  { status, booking, offer }: Pick<ItemView, 'status' | 'booking' | 'offer'>,
  now = Date.now(),
): string =>
  stateWords({
    status,
    refunded: booking ? cad(booking.refundedCad) : undefined,
    booking: booking?.state,
    isExpired: offer?.expiresAt ? Date.parse(offer.expiresAt) <= now : false,
  })

const bare = ({ itemId, part, direction, time }: Span) => ({ itemId, part, direction, time })

/** Replaces a trip's items and recomputes sums and days. */
export function withItems(trip: TripView, items: readonly ItemView[]): TripView {
  const { days, unscheduled } = arrangeDays(trip, items)
  const { inside, outside } = arrangeSpans(trip, items)
  const placeOn = placesOfDays(trip, items)
  const { total, perPerson } = sumsOf(items, trip.party)
  return {
    ...trip,
    itemCount: items.length,
    totalCad: toMajor(total),
    perPersonCad: toMajor(perPerson),
    days: days.map(({ date, items: placed }, index) => ({
      date,
      items: [...placed],
      spans: inside.filter((span) => span.date === date).map(bare),
      place: placeOn[index] ?? 0,
    })),
    outside: outside.map((span) => ({ ...bare(span), date: span.date })),
    unscheduled: [...unscheduled],
  }
}

const without = (trip: TripView, id: string): readonly ItemView[] =>
  allItems(trip).filter((item) => item.id !== id)

/** Adds an item, or replaces the one with its id. What left its slot was edited in the same write. */
export function withItem(trip: TripView, item: ItemView): TripView {
  const items = [...without(trip, item.id), item]
  const next = afterTaking(items, item).map((one, index) =>
    one === items[index] ? one : { ...one, version: one.version + 1 },
  )
  return withItems(trip, next)
}

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
