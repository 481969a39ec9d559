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
import {
  countItems,
  findItem,
  insertItem,
  noteRestore,
  readTail,
  saveItem,
  type StoredItem,
  lockItemCreation,
} from './trip-items.store.ts'
import { isSlotTaken, takeSlot } from './take-slot.ts'
import { lockTrip } from './trips.store.ts'
import { requireMember } from './trips.policy.ts'

const fail = failWith(tripErrors)
const itemsAtMost = 1000
/**
 * Below this an insert counts without a lock. Parallel inserts do not see each other, but there are no more
 * of them than database connections, far fewer than the 200 left.
 */
const addsFreelyBelow = 800

/** A restored item whose slot has been taken in the meantime comes back as an idea. */
async function behindOthers(tx: Db, tripId: string, item: StoredItem): Promise<StoredItem> {
  if (item.paid || !isTaken(item)) return item
  return (await isSlotTaken(tx, tripId, item)) ? { ...item, status: 'idea' } : item
}

/** The same id again: a retry gets the current item, an Undo restores a removed one. */
async function addAgain(
  tx: Db,
  tripId: string,
  stored: StoredItem,
  { wanted, restore }: { wanted: Patch<ItemFields>; restore: string | undefined },
): Promise<StoredItem> {
  const { id, version, fieldVersions } = stored
  const current = { values: stored, version, fieldVersions }
  // The price is compared, except for something paid: the client may have seen the planned price.
  const asked = { ...wanted, ...unasked, ...(stored.paid ? unaskedOfPaid : {}) }
  if (!createdFrom<ItemFields>(current, asked))
    throw fail('id-taken', {
      message: 'The trip holds another item with this id. Change that one, or send a new id.',
    })
  const isNew = restore !== undefined && !stored.restoredBy.includes(restore)
  if (isNew) await noteRestore(tx, tripId, stored, restore)
  if (!stored.deletedAt) return stored
  // A retry may come days after its answer was lost: it must not undo later changes from other devices.
  if (!isNew) throw fail('item-removed')
  if ((await countItems(tx, tripId)) >= itemsAtMost) throw fail('too-many-items')
  // As it was when removed: the client that restores it may not have seen the last edits.
  const values = await behindOthers(tx, tripId, stored)
  return saveItem(tx, tripId, id, { ...current, values, version: version + 1 })
}

const unasked = { basis: undefined, quantity: undefined }
const unaskedOfPaid = { price: undefined, status: undefined }

/** The trip was deleted after it was read. */
function asGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? fail('trip-not-found', { cause: error }) : error
}

/** Stores the booked state of an item whose booking was made before it was added. */
const settled = (db: Db, tripId: string, item: StoredItem): Promise<StoredItem> | StoredItem =>
  item.paid === null
    ? item
    : saveItem(db, tripId, item.id, {
        values: item,
        version: item.version,
        fieldVersions: item.fieldVersions,
      })

interface Naming {
  readonly id: string | undefined
  readonly restore: string | undefined
}

/**
 * Adds an item after the last one of its day. Adds never conflict, and repeating one adds once. A planned
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
  const trip = requireMember(await readTail(db, tripId, wanted.day), session)
  const { last } = trip
  const item = { ...wanted, id, restore, position: wanted.position ?? positionAfter(last) }
  // Only what takes a slot has others to wait for.
  const added =
    wanted.choice === null
      ? await insertItem(db, tripId, item, addsFreelyBelow).catch(asGone)
      : undefined
  if (added) return placedIn(trip, await settled(db, tripId, added))
  const whole = await db.transaction().execute(async (tx) => {
    await lockItemCreation(tx, tripId)
    // Those who choose in one trip wait for each other.
    if (wanted.choice !== null || restore !== undefined) await lockTrip(tx, tripId)
    const late = await insertItem(tx, tripId, item, itemsAtMost).catch(asGone)
    if (late && isTaken(late)) await takeSlot(tx, tripId, late)
    if (late) return settled(tx, tripId, late)
    const stored = await findItem(tx, tripId, id)
    if (!stored) throw fail('too-many-items')
    return addAgain(tx, tripId, stored, { wanted, restore })
  })
  return placedIn(trip, whole)
}
