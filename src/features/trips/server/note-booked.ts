import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { changeItems, type HeldTrip } from './trip-counts.store.ts'
import { findItem, markItemDeleted, saveItem, type StoredItem } from './trip-items.store.ts'
import { type BookedItem, enterPayment, enterRefund } from './trip-payments.store.ts'
import { isSlotBooked, takeSlot } from './take-slot.ts'
import { findChoice } from './trip-slots.store.ts'

const fail = failWith(tripErrors)

/** Item fields set by a booking. */
const bookedFields = ['status', 'price', 'basis', 'quantity', 'choice'] as const

async function save(trip: HeldTrip, before: StoredItem, values: StoredItem): Promise<void> {
  const version = before.version + 1
  const now = Object.fromEntries(bookedFields.map((field) => [field, version]))
  await saveItem(trip, before.id, {
    values,
    version,
    fieldVersions: { ...before.fieldVersions, ...now },
  })
}

/** Takes the slot for a booking: planned items become ideas; beside a booked one it gets no slot. */
async function settledSlot(trip: HeldTrip, item: StoredItem): Promise<StoredItem> {
  if (await isSlotBooked(trip.db, trip.id, item)) return { ...item, choice: null }
  await takeSlot(trip, item)
  return item
}

/**
 * An item has been paid by a booking: it is booked, at what was paid. Said twice it is once. One that is not
 * there yet will be so when it comes.
 */
export const notePaid = (db: Db, payment: Parameters<typeof enterPayment>[1]): Promise<void> =>
  changeItems(db, payment.tripId, async (trip) => {
    const isNew = await enterPayment(trip, payment)
    const item = isNew ? await findItem(db, trip.id, payment.itemId) : undefined
    if (!item || item.deletedAt) return
    await save(trip, item, await settledSlot(trip, item))
  })

/**
 * What a booking paid was given back: all of it, or `refundMinor` cents. The item stays, cancelled, or leaves the
 * plan; where another booking stands for it, it stays booked.
 */
export const recordRefund = (
  db: Db,
  bookingId: string,
  {
    plan = 'keep',
    refundMinor,
  }: { readonly plan?: 'keep' | 'remove'; readonly refundMinor?: number | undefined } = {},
): Promise<void> =>
  enterRefund(db, { bookingId, refundMinor }, async (trip, itemId) => {
    const item = await findItem(db, trip.id, itemId)
    if (!item || item.deletedAt) return
    // Keep the paid price: another booking may be active.
    const values = item.paid ? item : { ...item, status: 'cancelled' as const }
    await save(trip, item, values)
    if (!item.paid && plan === 'remove') await markItemDeleted(trip, itemId)
  })

/** Throws slot-is-booked if another item of the slot is booked. */
export async function requireFreeSlot(db: Db, { tripId, itemId }: BookedItem): Promise<void> {
  const found = await findChoice(db, tripId, itemId)
  if (found && (await isSlotBooked(db, tripId, { id: itemId, ...found })))
    throw fail('slot-is-booked')
}
