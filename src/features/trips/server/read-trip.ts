import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { listItems, type ListedItem } from './trip-items.store.ts'
import { requireMember, requireOwn } from './trips.policy.ts'
import { findTrip, type ReadTrip } from './trips.store.ts'

/** A trip with its items, without a permission check: the caller must have its own. */
export async function findWholeTrip(
  db: Db,
  id: string,
): Promise<{ trip: ReadTrip; items: ListedItem[] } | undefined> {
  // In this order `changes` may be older than the items, which costs a reader one extra read. A newer value
  // would hide a change.
  const trip = await findTrip(db, id)
  return trip && { trip, items: await listItems(db, id) }
}

/** The caller's own trip. Throws trip-not-found, or owner-only for an editor. */
export const readOwnTrip = async (
  { db }: { db: Db },
  session: Pick<Session, 'userId'>,
  id: string,
): Promise<ReadTrip> => requireOwn(await findTrip(db, id), session)

/** A trip with its items, for its owner and editors. Throws trip-not-found for all others. */
export async function readTrip(
  { db }: { db: Db },
  session: Pick<Session, 'userId'>,
  id: string,
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  const whole = await findWholeTrip(db, id)
  return { trip: requireMember(whole?.trip, session), items: whole?.items ?? [] }
}
