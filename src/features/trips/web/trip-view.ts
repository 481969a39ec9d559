import { cad, type Money, toMajor } from '#platform/shared/money.ts'
import { ownValue } from '#platform/shared/word-table.ts'
import { costOf } from '../domain/item-state.ts'
import type { Returned } from '../domain/refund-words.ts'
import { rideHome } from '../domain/leave-time.ts'
import { passTickets } from '../domain/shared-ticket.ts'
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

/** Where the airports of a trip's flights are. */
export const airportIn =
  ({ airports = {} }: Pick<TripView, 'airports'>) =>
  (iata: string) =>
    ownValue(airports, iata)

/** All items of a trip, scheduled ones first. */
export const allItems = (trip: TripView): readonly ItemView[] => [
  ...trip.days.flatMap((day) => day.items),
  ...trip.unscheduled,
]

/** The ride to the airport of the flight home; undefined where it is not known. */
export const rideHomeOf = (trip: TripView): number | undefined =>
  rideHome(allItems(trip), airportIn(trip))

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

/** What a cancelled booking gave back; undefined without one. */
const returnedOf = (item: Pick<ItemView, 'status' | 'booking' | 'sample'>): Returned | undefined =>
  item.booking
    ? {
        refunded: cad(item.booking.refundedCad),
        kept: itemCost({ ...item, price: 0 }),
        sample: item.sample,
      }
    : undefined

/** State in words; empty if planned. */
export const itemState = (
  item: Pick<ItemView, 'status' | 'booking' | 'offer' | 'sample'>,
  now = Date.now(),
): string =>
  stateWords({
    status: item.status,
    returned: returnedOf(item),
    booking: item.booking?.state,
    isExpired: item.offer?.expiresAt ? Date.parse(item.offer.expiresAt) <= now : false,
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

const fares = {
  isFree: ({ price }: ItemView): boolean => price === 0,
  fareOf: ({ price, unitPrice, basis, quantity, estimated }: ItemView) => ({
    price,
    unitPrice,
    basis,
    quantity,
    estimated,
  }),
  freed: (item: ItemView): ItemView => ({ ...item, price: 0, unitPrice: 0 }),
}

/** What a removed item has paid for others is paid by one of them. */
export const afterLeaving = (
  before: readonly ItemView[],
  after: readonly ItemView[],
): readonly ItemView[] => passTickets(before, after, fares)

/** The items beside one that a write has put in or taken out, as the server has left them in the same write. */
function besides(trip: TripView, id: string, item?: ItemView): readonly ItemView[] {
  const all = allItems(trip)
  const rest = without(trip, id)
  const slotted = item ? [...afterTaking(rest, item), item] : rest
  const known = new Set(all)
  return afterLeaving(all, slotted)
    .filter((one) => one.id !== id)
    .map((one) => (known.has(one) ? one : { ...one, version: one.version + 1 }))
}

/** Those of them that it has changed. */
export function changedBeside(trip: TripView, id: string, item?: ItemView): readonly ItemView[] {
  const known = new Set(allItems(trip))
  return besides(trip, id, item).filter((one) => !known.has(one))
}

/** Adds an item, or replaces the one with its id. */
export const withItem = (trip: TripView, item: ItemView): TripView =>
  withItems(trip, [...besides(trip, item.id, item), item])

export const withoutItem = (trip: TripView, id: string): TripView =>
  withItems(trip, besides(trip, id))

/**
 * The trip's own fields from an answer, with the items that are shown: the answer does not know of
 * adds and removals that still wait for their turn.
 */
export const withFields = (shown: TripView, answer: TripView): TripView =>
  withItems(answer, allItems(shown))
