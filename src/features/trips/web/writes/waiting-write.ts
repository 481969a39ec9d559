import type { ItemView, NewItem, TripView } from '../trips.client.ts'
import { allItems, withItem, withoutItem } from '../trip-view.ts'

/** What somebody did to a trip's items. */
export type TripWrite =
  | { readonly kind: 'add'; readonly item: NewItem }
  | { readonly kind: 'remove'; readonly itemId: string; readonly name: string }

/** A write that the server has not yet confirmed. */
export interface WaitingWrite {
  /** Sorts in the order in which the writes were made. */
  readonly key: string
  readonly tripId: string
  readonly write: TripWrite
  /** It was sent at least once: the server may have done it without its answer arriving. */
  readonly sent: boolean
}

/** Sorts behind every real order key; the server gives a real one. Never sent. */
const waitingPosition = '~'

/** An item as it is shown until the server has answered. */
const asShown = ({ restore: _restore, ...item }: NewItem): ItemView => ({
  description: '',
  location: '',
  price: 0,
  estimated: false,
  sample: false,
  day: null,
  time: null,
  durationMinutes: null,
  nights: null,
  lat: null,
  lng: null,
  source: null,
  original: null,
  offer: null,
  details: null,
  version: 0,
  ...item,
  position: item.position ?? waitingPosition,
})

/** The same item again, for Undo: it says so. A place that was never real is left to the server. */
export function asNew({ version: _version, position, ...item }: ItemView): NewItem {
  const again = { ...item, restore: true }
  return position === waitingPosition ? again : { ...again, position }
}

const has = (trip: TripView, id: string): boolean => allItems(trip).some((item) => item.id === id)

function withWrite(trip: TripView, { write }: WaitingWrite): TripView {
  if (write.kind === 'remove') return withoutItem(trip, write.itemId)
  // The server's own is the truer one: it has the place and the version.
  return has(trip, write.item.id) ? trip : withItem(trip, asShown(write.item))
}

/** The trip as the person left it: what the server said last, and on top what it has not heard. */
export const withWaiting = (trip: TripView, writes: readonly WaitingWrite[]): TripView =>
  writes.reduce(withWrite, trip)

const itemOf = (write: TripWrite): string => (write.kind === 'add' ? write.item.id : write.itemId)

/**
 * The waiting write that a new one takes back: both are about one item, they are opposites, and the
 * first was never sent. Once sent, only the server's answers in their order can settle it.
 */
export function takenBack(
  waiting: readonly WaitingWrite[],
  next: TripWrite,
): WaitingWrite | undefined {
  const last = waiting.findLast(({ write }) => itemOf(write) === itemOf(next))
  return last && !last.sent && last.write.kind !== next.kind ? last : undefined
}
