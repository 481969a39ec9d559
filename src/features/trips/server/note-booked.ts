import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { findItem, markItemDeleted, saveItem, type StoredItem } from './trip-items.store.ts'
import { type BookedItem, enterPayment, enterRefund } from './trip-payments.store.ts'
import { isSlotBooked, takeSlot } from './take-slot.ts'
import { lockTrip } from './trips.store.ts'
import { findChoice } from './trip-slots.store.ts'

const fail = failWith(tripErrors)

/** Fields of an item that its booking sets. */
const bookedFields = ['status', 'price', 'basis', 'quantity', 'choice'] as const

async function save(
  db: Db,
  { tripId, itemId }: BookedItem,
  before: StoredItem,
  values: StoredItem,
): Promise<void> {
  const version = before.version + 1
  const now = Object.fromEntries(bookedFields.map((field) => [field, version]))
  await saveItem(db, tripId, itemId, {
    values,
    version,
    fieldVersions: { ...before.fieldVersions, ...now },
  })
}

/** The slot of what was booked: planned ones give way; beside one that is booked it stands alone. */
async function settledSlot(db: Db, tripId: string, item: StoredItem): Promise<StoredItem> {
  if (await isSlotBooked(db, tripId, item)) return { ...item, choice: null }
  await takeSlot(db, tripId, item)
  return item
}

/**
 * An item has been paid by a booking: it is booked, at what was paid. Said twice it is once. One that is not
 * there yet will be so when it comes.
 */
export async function notePaid(db: Db, payment: Parameters<typeof enterPayment>[1]): Promise<void> {
  const { tripId, itemId } = payment
  await lockTrip(db, tripId)
  const isNew = await enterPayment(db, payment)
  const item = isNew ? await findItem(db, tripId, itemId) : undefined
  if (!item || item.deletedAt) return
  await save(db, payment, item, await settledSlot(db, tripId, item))
}

/**
 * What a booking paid was given back. The item stays, cancelled, or leaves the plan; where another booking
 * stands for it, it stays booked.
 */
export async function recordRefund(
  db: Db,
  bookingId: string,
  plan: 'keep' | 'remove' = 'keep',
): Promise<void> {
  const at = await enterRefund(db, bookingId)
  const item = at && (await findItem(db, at.tripId, at.itemId))
  if (!item || item.deletedAt) return
  // The price stays what was paid: another booking may still stand.
  const values = item.paid ? item : { ...item, status: 'cancelled' as const }
  await save(db, at, item, values)
  if (!item.paid && plan === 'remove') await markItemDeleted(db, at.tripId, at.itemId)
}

/** Throws slot-is-booked where something else is booked for the slot of an item. */
export async function requireFreeSlot(db: Db, { tripId, itemId }: BookedItem): Promise<void> {
  const found = await findChoice(db, tripId, itemId)
  if (found && (await isSlotBooked(db, tripId, { id: itemId, ...found })))
    throw fail('slot-is-booked')
}
