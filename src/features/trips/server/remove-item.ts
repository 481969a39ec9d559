import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { markItemDeleted } from './trip-items.store.ts'
import { requireMember } from './trips.policy.ts'
import { findTrip } from './trips.store.ts'

/** Removes an item; one that is gone already is no error. Adding the same id again brings it back. */
export async function removeItem(
  { db }: { db: Db },
  session: Session,
  { id, itemId }: { id: string; itemId: string },
): Promise<void> {
  requireMember(await findTrip(db, id), session)
  await markItemDeleted(db, id, itemId)
}
