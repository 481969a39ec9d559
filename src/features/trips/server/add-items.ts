import type { Db } from '#platform/server/db/tables.ts'
import { inBatches } from '#platform/server/in-batches.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { positionByClock } from './position.ts'
import { insertItems, type NewItem, type StoredItem } from './trip-items.store.ts'
import type { Tail } from './trip-tails.store.ts'

/** Most items per trip. */
export const itemsAtMost = 1000
const batchAtMost = 64

/** An item with the account that adds it. */
export interface Adding {
  readonly tripId: string
  readonly userId: string
  readonly item: Omit<ItemFields, 'position'> & {
    readonly id: string
    readonly position?: string | undefined
  }
}

/** An item that is in its trip by now. */
export interface Added {
  readonly dates: Pick<Tail, 'startDate' | 'endDate'>
  readonly stored: StoredItem
}

const asStored = ({ tripId: _, userId: __, ...item }: NewItem): StoredItem => ({
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

/** Inserts items in the order of their arrival, without those whose id came before or whose position is later than now. */
function placed(batch: readonly Adding[]): readonly (NewItem | undefined)[] {
  const keys = new Set<string>()
  return batch.map(({ tripId, userId, item }) => {
    const key = `${tripId}/${item.id}`
    const drawn = positionByClock()
    const { position = drawn } = item
    if (position > drawn || keys.has(key)) return undefined
    keys.add(key)
    return { ...item, tripId, userId, position }
  })
}

/** Adds what arrived together, with one statement. */
async function addTogether(
  db: Db,
  batch: readonly Adding[],
): Promise<readonly (Added | undefined)[]> {
  const behind = positionByClock()
  const items = placed(batch)
  const added = await insertItems(
    db,
    items.filter((item) => item !== undefined),
    { behind, below: itemsAtMost - batchAtMost },
  )
  return items.map((item) => {
    const dates = item && added.get(item)
    return item && dates && { dates, stored: asStored(item) }
  })
}

const adders = new WeakMap<Db, (adding: Adding) => Promise<Added | undefined>>()

/**
 * Adds an item together with those that other calls add at this moment, none of which it can harm. Nothing
 * is answered before it is stored. Undefined, and nothing done, where it takes more than an insert.
 */
export function addInBatch(db: Db, adding: Adding): Promise<Added | undefined> {
  const add =
    adders.get(db) ??
    inBatches((batch) => addTogether(db, batch), { atMost: batchAtMost, underWay: 1 })
  adders.set(db, add)
  return add(adding)
}
