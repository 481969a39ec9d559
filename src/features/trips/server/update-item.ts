import type { z } from 'zod'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { itemPatchSchema } from '../contract/trip-item.schema.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { priceFields, unitPriceOf } from '../domain/item-price.ts'
import { placedIn } from '../domain/arrange-days.ts'
import { isHeld } from '../domain/item-state.ts'
import { type FieldConflict, mergeFields, type Patch } from '../domain/merge-fields.ts'
import { takesSlot } from '../domain/slot.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { conflict } from './conflict.ts'
import { definedOf } from './defined-of.ts'
import { passingTickets } from './passing-tickets.ts'
import { requirePosition } from './position.ts'
import { changeItems } from './trip-counts.store.ts'
import { findItem, saveItem, type StoredItem } from './trip-items.store.ts'
import { takeSlot } from './take-slot.ts'
import { requireMember } from './trips.policy.ts'
import { findTrip } from './trips.store.ts'
import { requireUnveiled } from './veiled-item.ts'
import { wholePrice } from './whole-price.ts'

const fail = failWith(tripErrors)

/** An edit of an item with its complete price. */
type Edit = Omit<z.output<typeof itemPatchSchema>, 'version'>

/**
 * A price, its parts and its origin change together: a new price from the user is no estimate, belongs to no
 * offer and has no original currency. An offer holds only for its own number of people.
 */
function withPriceWhole(item: StoredItem, { unitPrice, ...edit }: Edit): Patch<ItemFields> {
  const { price, basis, quantity } = edit
  if ([price, unitPrice, basis, quantity].every((said) => said === undefined)) return edit
  const whole = wholePrice(item, { price, unitPrice, basis, quantity })
  const isOwn = price !== undefined || unitPrice !== undefined
  const isSame = whole.price.amountMinor === item.price.amountMinor
  if (!isOwn && isSame) return { ...edit, ...whole }
  const estimated = !isOwn && (item.estimated || item.offer !== null)
  return { estimated, original: null, offer: null, ...definedOf(edit), ...whole }
}

const ofPrice = new Set<string>([...priceFields, 'estimated', 'original', 'offer'])

/**
 * Reports a price conflict in the fields that the writer sent, because the user chooses between their
 * values.
 */
function asSent(
  conflicts: readonly FieldConflict[],
  edit: Edit,
  item: StoredItem,
): readonly FieldConflict[] {
  if (!conflicts.some(({ field }) => ofPrice.has(field))) return conflicts
  const others = conflicts.filter(({ field }) => Object.hasOwn(edit, field) || !ofPrice.has(field))
  const theirs = { ...item, unitPrice: unitPriceOf(item) }
  const sent = priceFields.filter(
    (field) => edit[field] !== undefined && !others.some((one) => one.field === field),
  )
  return [...others, ...sent.map((field) => ({ field, yours: edit[field], theirs: theirs[field] }))]
}

/** A booked item keeps its price and state. */
function requireUnheld(item: StoredItem, patch: Patch<ItemFields>): void {
  if (!isHeld(item.booking)) return
  if (patch.status !== undefined && patch.status !== 'booked') throw fail('booked-here')
  const isOther = patch.price && patch.price.amountMinor !== item.price.amountMinor
  if (item.paid && isOther) throw fail('already-paid')
}

/**
 * Changes fields of an item by merging, within a transaction of the caller. Throws item-not-found,
 * changed-elsewhere, already-paid, booked-here, slot-is-booked, price-mismatch, tier-required or
 * invalid-input.
 */
export async function updateItemIn(
  tx: Db,
  session: Session,
  at: { id: string; itemId: string },
  { version: basedOn, ...given }: z.output<typeof itemPatchSchema>,
): Promise<StoredItem> {
  const edit = definedOf(given)
  requirePosition(edit.position)
  const trip = requireMember(await findTrip(tx, at.id), session)
  requireUnveiled(trip, at.itemId)
  return changeItems(tx, at.id, async (held) => {
    const item = await findItem(tx, at.id, at.itemId)
    if (!item || item.deletedAt) throw fail('item-not-found')
    const patch = withPriceWhole(item, edit)
    requireUnheld(item, patch)
    const { version, fieldVersions } = item
    const merged = mergeFields<ItemFields>({ values: item, version, fieldVersions }, patch, basedOn)
    if (merged.outcome === 'conflict') throw conflict(asSent(merged.conflicts, edit, item), version)
    if (merged.changed.length === 0) return placedIn(trip, item)
    const { values } = merged.next
    return passingTickets(held, async () => {
      if (takesSlot(item, values)) await takeSlot(held, { ...values, id: at.itemId })
      return placedIn(trip, await saveItem(held, at.itemId, merged.next))
    })
  })
}

/** Changes fields of an item; throws as `updateItemIn` does. */
export const updateItem = (
  { db }: { db: Db },
  session: Session,
  at: { id: string; itemId: string },
  patch: z.output<typeof itemPatchSchema>,
): Promise<StoredItem> => db.transaction().execute((tx) => updateItemIn(tx, session, at, patch))
