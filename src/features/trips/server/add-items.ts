import type { Db } from '#platform/server/db/tables.ts'
import { inBatches, type Outcome } from '#platform/server/in-batches.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { positionAfter } from './position.ts'
import { findPaidFor } from './trip-payments.store.ts'
import { readTails, type Tail } from './trip-tails.store.ts'
import { insertItems, type NewItem, type StoredItem } from './trip-items.store.ts'

const fail = failWith(tripErrors)

/** Most items per trip. */
export const itemsAtMost = 1000

/** An item with the account that adds it. */
export interface Adding {
  readonly tripId: string
  readonly userId: string
  readonly item: Omit<ItemFields, 'position'> & {
    readonly id: string
    readonly position?: string | undefined
  }
}

/** Result of an add; `stored` is undefined if a plain insert wasn't possible. */
export interface Added {
  readonly dates: Pick<Tail, 'startDate' | 'endDate'>
  readonly stored: StoredItem | undefined
}

const asStored = ({ tripId: _, ...item }: NewItem): StoredItem => ({
  ...item,
  paid: null,
  paidBy: [],
  booking: null,
  version: 1,
  fieldVersions: {},
  deletedAt: null,
  restoredBy: [],
  updatedAt: new Date(),
})

/** Position after the last item of the day, in order of arrival. */
function placing() {
  const lasts = new Map<string, string>()
  return ({ tripId, item }: Adding, { last }: Tail): NewItem => {
    const place = `${tripId}/${item.day}`
    const position = item.position ?? positionAfter(lasts.get(place) ?? last)
    const before = lasts.get(place) ?? last
    if (before === null || position > before) lasts.set(place, position)
    return { ...item, tripId, position }
  }
}

const keyOf = ({ tripId, id }: Pick<NewItem, 'tripId' | 'id'>): string => `${tripId}/${id}`

/** Splits off repeated ids, which wait for the first. */
const firstOfEach = (items: readonly NewItem[]): readonly NewItem[] => [
  ...new Map(items.toReversed().map((item) => [keyOf(item), item])).values(),
]

/** Adds a batch in one transaction. */
async function addTogether(db: Db, batch: readonly Adding[]): Promise<readonly Outcome<Added>[]> {
  const tails = await readTails(db, batch)
  const place = placing()
  const placed = batch.map((adding, at) => {
    const tail = tails[at]
    return tail && { tail, item: place(adding, tail) }
  })
  const wanted = firstOfEach(placed.flatMap((one) => (one && !one.tail.isVeiled ? [one.item] : [])))
  const added = await insertItems(db, wanted, itemsAtMost)
  // A booking may have paid for one while the insert waited for its trip: the insert did not see that.
  const paidFor = await findPaidFor(
    db,
    wanted.filter((item) => added.has(keyOf(item))),
  )
  const paid = new Set(paidFor.map(({ tripId, itemId }) => keyOf({ tripId, id: itemId })))
  return placed.map((one) => {
    if (!one) return { error: fail('trip-not-found') }
    if (one.tail.isVeiled) return { error: fail('id-taken') }
    const { tail, item } = one
    const isIn = added.has(keyOf(item)) && wanted.includes(item) && !paid.has(keyOf(item))
    return { value: { dates: tail, stored: isIn ? asStored(item) : undefined } }
  })
}

const adders = new WeakMap<Db, (adding: Adding) => Promise<Added>>()

/**
 * Adds an item together with those that other calls add at this moment, none of which it can harm. Nothing
 * is answered before it is stored. Throws trip-not-found, or id-taken for the id of one that waits.
 */
export function addInBatch(db: Db, adding: Adding): Promise<Added> {
  const add =
    adders.get(db) ??
    inBatches<Adding, Added>((batch) => addTogether(db, batch), { atMost: 64, underWay: 2 })
  adders.set(db, add)
  return add(adding)
}
