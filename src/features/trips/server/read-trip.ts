import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { listItems, type ListedItem } from './trip-items.store.ts'
import { requireOwn } from './trips.policy.ts'
import { findTrip, type ReadTrip } from './trips.store.ts'

/** A trip with its items. Throws trip-not-found, for strangers too. */
export async function readTrip(
  { db }: { db: Db },
  session: Session,
  id: string,
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  // In this order: `changes` may then be older than the items, which costs a reader one look more. Newer
  // than the items it would hide a change.
  const trip = requireOwn(await findTrip(db, id), session)
  return { trip, items: await listItems(db, id) }
}
