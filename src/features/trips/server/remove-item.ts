import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { changeItems } from './trip-counts.store.ts'
import { findItem, markItemDeleted } from './trip-items.store.ts'
import { isHeld } from '../domain/item-state.ts'
import { passingTickets } from './passing-tickets.ts'
import { requireMember } from './trips.policy.ts'
import { findTrip } from './trips.store.ts'
import { requireUnveiled } from './veiled-item.ts'

const fail = failWith(tripErrors)

/**
 * Removes an item, within a transaction of the caller; one that is gone already is no error. Adding the same id
 * again brings it back. Throws booked-here while we hold a booking for it, tier-required for one that waits.
 */
export async function removeItemIn(
  tx: Db,
  session: Session,
  { id, itemId }: { id: string; itemId: string },
): Promise<void> {
  requireUnveiled(requireMember(await findTrip(tx, id), session), itemId)
  await changeItems(tx, id, async (trip) => {
    const item = await findItem(tx, id, itemId)
    // An erased account has no booking to cancel.
    const isOurs = isHeld(item?.booking ?? null) && !item?.booking?.isErased
    if (item && !item.deletedAt && isOurs) throw fail('booked-here')
    await passingTickets(trip, () => markItemDeleted(trip, itemId))
  })
}

/** Removes an item; throws as `removeItemIn` does. */
export const removeItem = (
  { db }: { db: Db },
  session: Session,
  at: { id: string; itemId: string },
): Promise<void> => db.transaction().execute((tx) => removeItemIn(tx, session, at))
