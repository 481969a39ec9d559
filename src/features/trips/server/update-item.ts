import type { z } from 'zod'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { itemPatchSchema } from '../contract/trip-item.schema.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { mergeFields, type Patch } from '../domain/merge-fields.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { conflict } from './conflict.ts'
import { requirePosition } from './position.ts'
import { findItem, saveItem, type StoredItem } from './trip-items.store.ts'
import { requireMember } from './trips.policy.ts'
import { findTrip } from './trips.store.ts'

const fail = failWith(tripErrors)

/**
 * A price and its origin change together: a new price from the user is no estimate, belongs to no offer and
 * has no original currency.
 */
const withPriceWhole = (patch: Patch<ItemFields>): Patch<ItemFields> =>
  patch.price === undefined
    ? patch
    : { estimated: false, original: null, offer: null, ...definedOf(patch) }

const definedOf = (patch: Patch<ItemFields>): Patch<ItemFields> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

/**
 * Changes fields of an item by merging. Throws item-not-found, changed-elsewhere, already-paid or
 * invalid-input.
 */
export async function updateItem(
  { db }: { db: Db },
  session: Session,
  at: { id: string; itemId: string },
  { version: basedOn, ...patch }: z.output<typeof itemPatchSchema>,
): Promise<StoredItem> {
  requirePosition(patch.position)
  return db.transaction().execute(async (tx) => {
    requireMember(await findTrip(tx, at.id), session)
    const item = await findItem(tx, at.id, at.itemId)
    if (!item || item.deletedAt) throw fail('item-not-found')
    if (item.paid && patch.price && patch.price.amountMinor !== item.paid.amountMinor)
      throw fail('already-paid')
    const { version, fieldVersions } = item
    const current = { values: item, version, fieldVersions }
    const merged = mergeFields<ItemFields>(current, withPriceWhole(patch), basedOn)
    if (merged.outcome === 'conflict') throw conflict(merged.conflicts, version)
    return merged.changed.length > 0 ? saveItem(tx, at.id, at.itemId, merged.next) : item
  })
}
