import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Session } from '#platform/server/auth/session.ts'
import { isForeignKeyViolation } from '#platform/server/db/is-foreign-key-violation.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { newItemSchema } from '../contract/trip-item.schema.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { createdFrom, type Patch } from '../domain/merge-fields.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { positionAfter, requirePosition } from './position.ts'
import {
  countItems,
  findItem,
  insertItem,
  noteRestore,
  readTail,
  saveItem,
  type StoredItem,
  takeTurnToAdd,
} from './trip-items.store.ts'
import { requireMember } from './trips.policy.ts'

const fail = failWith(tripErrors)
const itemsAtMost = 1000
/**
 * Below this an insert counts without a lock. Parallel inserts do not see each other, but there are no more
 * of them than database connections, far fewer than the 200 left.
 */
const addsFreelyBelow = 800

/** The same id again: a retry gets the current item, an Undo restores a removed one. */
async function addAgain(
  tx: Db,
  tripId: string,
  stored: StoredItem,
  { wanted, restore }: { wanted: Patch<ItemFields>; restore: string | undefined },
): Promise<StoredItem> {
  const { id, version, fieldVersions } = stored
  const current = { values: stored, version, fieldVersions }
  // An Undo of something paid sends the paid price, not the planned one.
  const asked = stored.paid ? { ...wanted, price: undefined } : wanted
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
  return saveItem(tx, tripId, id, { ...current, version: version + 1 })
}

/** The trip was deleted after it was read. */
function asGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? fail('trip-not-found', { cause: error }) : error
}

/** Adds an item after the last one of its day. Adds never conflict, and repeating one adds once. */
export async function addItem(
  { db }: { db: Db },
  session: Session,
  tripId: string,
  { id = randomUUID(), restore, ...wanted }: z.output<typeof newItemSchema>,
): Promise<StoredItem> {
  requirePosition(wanted.position)
  const { last } = requireMember(await readTail(db, tripId, wanted.day), session)
  const item = { ...wanted, id, restore, position: wanted.position ?? positionAfter(last) }
  const added = await insertItem(db, tripId, item, addsFreelyBelow).catch(asGone)
  if (added) return added
  return db.transaction().execute(async (tx) => {
    await takeTurnToAdd(tx, tripId)
    const late = await insertItem(tx, tripId, item, itemsAtMost).catch(asGone)
    if (late) return late
    const stored = await findItem(tx, tripId, id)
    if (!stored) throw fail('too-many-items')
    return addAgain(tx, tripId, stored, { wanted, restore })
  })
}
