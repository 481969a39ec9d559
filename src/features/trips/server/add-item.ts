import { randomUUID } from 'node:crypto'
import type { Session } from '#platform/server/auth/session.ts'
import { isForeignKeyViolation } from '#platform/server/db/is-foreign-key-violation.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { placedIn } from '../domain/arrange-days.ts'
import { isTaken } from '../domain/item-state.ts'
import { createdFrom, type Patch } from '../domain/merge-fields.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { completed, type ItemWish } from './item-wish.ts'
import { positionAfter, requirePosition } from './position.ts'
import { addInBatch, itemsAtMost } from './add-items.ts'
import { changeItems, type HeldTrip } from './trip-counts.store.ts'
import {
  countItems,
  findItem,
  insertItem,
  noteRestore,
  saveItem,
  type StoredItem,
} from './trip-items.store.ts'
import { readTail } from './trip-tails.store.ts'
import { isSlotTaken, takeSlot } from './take-slot.ts'
import { refusalText } from './messages.ts'

const fail = failWith(tripErrors)

/** A restored item becomes an idea if its slot was taken. */
async function behindOthers(tx: Db, tripId: string, item: StoredItem): Promise<StoredItem> {
  if (item.paid || !isTaken(item)) return item
  return (await isSlotTaken(tx, tripId, item)) ? { ...item, status: 'idea' } : item
}

/** Stores the booked state of an item whose booking was made before it was added. */
const settled = (trip: HeldTrip, item: StoredItem): Promise<StoredItem> | StoredItem =>
  item.paid === null
    ? item
    : saveItem(trip, item.id, {
        values: item,
        version: item.version,
        fieldVersions: item.fieldVersions,
      })

/** The same id again: a retry gets the current item, an Undo restores a removed one. */
async function addAgain(
  trip: HeldTrip,
  stored: StoredItem,
  { wanted, restore }: { wanted: Patch<ItemFields>; restore: string | undefined },
): Promise<StoredItem> {
  const { id, version, fieldVersions } = stored
  const current = { values: stored, version, fieldVersions }
  // The price is compared, except for something paid: the client may have seen the planned price.
  const asked = { ...wanted, ...unasked, ...(stored.paid ? unaskedOfPaid : {}) }
  if (!createdFrom<ItemFields>(current, asked))
    throw fail('id-taken', {
      message: refusalText.itemIdTaken,
    })
  const isNew = restore !== undefined && !stored.restoredBy.includes(restore)
  if (isNew) await noteRestore(trip, stored, restore)
  if (!stored.deletedAt) return settled(trip, stored)
  // A retry may come days after its answer was lost: it must not undo later changes from other devices.
  if (!isNew) throw fail('item-removed')
  if ((await countItems(trip.db, trip.id)) >= itemsAtMost) throw fail('too-many-items')
  // As it was when removed: the client that restores it may not have seen the last edits.
  const values = await behindOthers(trip.db, trip.id, stored)
  return saveItem(trip, id, { ...current, values, version: version + 1 })
}

const unasked = { basis: undefined, quantity: undefined }
const unaskedOfPaid = { price: undefined, status: undefined }

/** The trip was deleted after it was read. */
function asGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? fail('trip-not-found', { cause: error }) : error
}

/** A batch that failed says nothing about one of its parts: each is added by itself. */
const asNone = (): undefined => undefined

interface Naming {
  readonly id: string | undefined
  readonly restore: string | undefined
}

type Placed = ItemFields & Naming & { readonly id: string }

/** Adds an item by itself: one that takes a slot, that may be there already, that was paid for, or whose trip another holds. */
const addAlone = (db: Db, tripId: string, item: Placed, wanted: Patch<ItemFields>) =>
  db.transaction().execute((tx) =>
    changeItems(tx, tripId, async (trip) => {
      const late = await insertItem(trip, item, itemsAtMost).catch(asGone)
      if (late && isTaken(late)) await takeSlot(trip, late)
      if (late) return settled(trip, late)
      const stored = await findItem(tx, tripId, item.id)
      if (!stored) throw fail('too-many-items')
      return addAgain(trip, stored, { wanted, restore: item.restore })
    }),
  )

/**
 * Adds an item behind all of its trip, and so behind the last one of its day. Adds never conflict, and repeating one adds once. A planned
 * item takes its slot. Throws trip-not-found, id-taken, item-removed, too-many-items, price-mismatch
 * or slot-is-booked.
 */
export async function addItem(
  { db }: { db: Db },
  session: Session,
  tripId: string,
  { id = randomUUID(), restore, ...wish }: ItemWish & Partial<Naming>,
): Promise<StoredItem> {
  requirePosition(wish.position)
  const wanted = completed(wish)
  const adding = { tripId, userId: session.userId, item: { ...wanted, id } }
  // Only items with a slot, or restored ones, need the lock.
  const isPlain = wanted.choice === null && restore === undefined
  const added = isPlain ? await addInBatch(db, adding).catch(asNone) : undefined
  if (added) return placedIn(added.dates, added.stored)
  const tail = await readTail(db, tripId, session.userId, id)
  if (!tail) throw fail('trip-not-found')
  if (tail.isVeiled) throw fail('id-taken')
  const position = wanted.position ?? positionAfter(tail.last)
  return placedIn(tail, await addAlone(db, tripId, { ...wanted, id, restore, position }, wanted))
}
