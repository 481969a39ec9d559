import { failWith } from '#platform/shared/app-error.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import type { HeldTrip } from './trip-counts.store.ts'
import { listSlot, makeIdeas } from './trip-slots.store.ts'

const fail = failWith(tripErrors)

type Chosen = Pick<ItemFields, 'choice'> & { readonly id: string }

const othersOf = async (db: Db, tripId: string, { id, choice }: Chosen) =>
  choice === null ? [] : listSlot(db, tripId, { choice, but: id })

/** Whether another item is planned or booked for the same slot. */
export const isSlotTaken = async (db: Db, tripId: string, item: Chosen): Promise<boolean> =>
  (await othersOf(db, tripId, item)).length > 0

/** Whether another item is booked for the same slot. */
export const isSlotBooked = async (db: Db, tripId: string, item: Chosen): Promise<boolean> =>
  (await othersOf(db, tripId, item)).some(({ booked }) => booked)

/**
 * An item that is planned or booked now takes its slot: the others that are planned become ideas. Throws
 * slot-is-booked where one of them is booked.
 */
export async function takeSlot(trip: HeldTrip, item: Chosen): Promise<void> {
  const others = await othersOf(trip.db, trip.id, item)
  if (others.some(({ booked }) => booked)) throw fail('slot-is-booked')
  await makeIdeas(
    trip,
    others.map(({ id }) => id),
  )
}
