import { addDays, daysInclusive } from '#platform/shared/local-date.ts'
import { defaultTitle } from '../../domain/default-title.ts'
import type { ItemWrite } from '../../domain/item-write.ts'
import type { TripWish } from '../request-trip.ts'
import { isPriced, pricedView } from './priced-view.ts'
import type { ItemView, NewItem, TripView } from '../trips.client.ts'
import { asToday, unsetItem } from '../as-today.ts'
import { afterTaking } from '../../domain/slot.ts'
import { afterLeaving, allItems, withItems } from '../trip-view.ts'
import type { EditMutation, FieldsMutation, PendingMutation } from './trip-mutation.ts'

/** Sorts after every real order key; the server assigns a real one. Never sent. */
export const waitingPosition = '~'

/** An item as shown until the server has answered. */
const asShown = ({ restore: _restore, ...item }: NewItem): ItemView => ({
  paid: null,
  description: '',
  location: '',
  ...unsetItem,
  estimated: false,
  sample: false,
  day: null,
  time: null,
  durationMinutes: null,
  nights: null,
  lat: null,
  lng: null,
  link: null,
  source: null,
  original: null,
  offer: null,
  details: null,
  version: 0,
  ...item,
  ...pricedView(undefined, item),
  position: item.position ?? waitingPosition,
})

/** Writable fields of an item, without a placeholder position. */
export function asWrite(shown: ItemView): ItemWrite {
  const {
    id: _id,
    version: _version,
    paid: _paid,
    paidBy: _paidBy,
    booking: _booking,
    kind: _kind,
    position,
    ...item
  } = shown
  return position === waitingPosition ? item : { ...item, position }
}

/** The same item as a new add, for Undo, with a new restore id. */
export const asNew = (shown: ItemView): NewItem => ({
  ...asWrite(shown),
  id: shown.id,
  restore: crypto.randomUUID(),
})

/** A price typed by the user is no estimate, belongs to no offer and has no original currency. */
const ownPrice = { estimated: false, original: null, offer: null } as const

/** An item with an edit applied, as the server does it. */
const withChanges = (item: ItemView, { changes }: Pick<EditMutation, 'changes'>): ItemView => ({
  ...item,
  ...(changes.price === undefined || changes.price === item.price ? {} : ownPrice),
  ...changes,
  ...(isPriced(changes) ? pricedView(item, changes) : {}),
})

interface Laid {
  readonly trip: TripView
  /** By id. */
  readonly items: ReadonlyMap<string, ItemView>
}

function layFields({ trip, items }: Laid, { changes, along }: FieldsMutation): Laid {
  const next = { ...trip, ...changes }
  const place = changes.destinations?.[0]?.name
  const days = daysInclusive(trip.startDate, next.startDate) - 1
  const moved = ([id, item]: [string, ItemView]): [string, ItemView] =>
    along && item.day && !along.except.includes(id)
      ? [id, { ...item, day: addDays(item.day, days) }]
      : [id, item]
  return {
    trip: place ? { ...next, destination: place } : next,
    items: along ? new Map([...items].map(moved)) : items,
  }
}

function layWrite(laid: Laid, { write }: PendingMutation): Laid {
  if (write.kind === 'create') return laid
  if (write.kind === 'trip') return layFields(laid, write)
  const before = [...laid.items.values()]
  const items = new Map(laid.items)
  if (write.kind === 'remove') items.delete(write.itemId)
  else if (write.kind === 'edit') {
    const item = items.get(write.seen.id)
    if (item) {
      const changed = withChanges(item, write)
      items.set(item.id, changed)
      for (const one of afterTaking([...items.values()], changed)) items.set(one.id, one)
    }
    // An item from the server takes precedence: it has the position and the version.
  } else if (!items.has(write.item.id)) {
    const added = asShown(write.item)
    items.set(added.id, added)
    for (const one of afterTaking([...items.values()], added)) items.set(one.id, one)
  }
  for (const one of afterLeaving(before, [...items.values()])) items.set(one.id, one)
  return { trip: laid.trip, items }
}

/** The trip as the user left it: the server's last state with the pending mutations applied. */
export function withPending(trip: TripView, writes: readonly PendingMutation[]): TripView {
  if (writes.length === 0) return trip
  const items = new Map(allItems(trip).map((item) => [item.id, item]))
  const laid = writes.reduce(layWrite, { trip, items } as Laid)
  return withItems(laid.trip, [...laid.items.values()])
}

/** The version of a trip that only this browser knows; the server's first version is still to come. */
export const unsentVersion = 0

/** A trip that is not created yet, as the server will create it, without items. */
export function asStarted(wish: TripWish): TripView {
  const trip = asToday({
    destination: wish.destinations[0]?.name ?? '',
    itemCount: 0,
    totalCad: 0,
    role: 'owner',
    archived: false,
    updatedAt: '',
    version: unsentVersion,
    people: 1,
    changes: 0,
    days: [],
    unscheduled: [],
    ...wish,
    title: wish.title ?? defaultTitle(wish),
  })
  return withItems(trip, [])
}
