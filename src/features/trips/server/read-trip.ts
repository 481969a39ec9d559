import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { listItems, type ListedItem } from './trip-items.store.ts'
import { requireOwn } from './trips.policy.ts'
import { findTrip, type Trip } from './trips.store.ts'

/** A trip with its items. Throws trip-not-found, for strangers too. */
export async function readTrip(
  { db }: { db: Db },
  session: Pick<Session, 'userId'>,
  id: string,
): Promise<{ trip: Trip; items: ListedItem[] }> {
  // Both at once: a second round trip would cost more than the rare wasted read.
  const [trip, items] = await Promise.all([findTrip(db, id), listItems(db, id)])
  return { trip: requireOwn(trip, session), items }
}
