import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { listItems, type ListedItem } from './trip-items.store.ts'
import { requireMember, requireOwn } from './trips.policy.ts'
import { findTrip, type ReadTrip } from './trips.store.ts'

/** A trip with its items, whoever owns it: for callers that have their own reason to show it. */
export async function findWholeTrip(
  db: Db,
  id: string,
): Promise<{ trip: ReadTrip; items: ListedItem[] } | undefined> {
  // In this order: `changes` may then be older than the items, which costs a reader one look more. Newer
  // than the items it would hide a change.
  const trip = await findTrip(db, id)
  return trip && { trip, items: await listItems(db, id) }
}

/** A trip of the caller's own. Throws trip-not-found, or owner-only for whoever may only edit it. */
export const readOwnTrip = async (
  { db }: { db: Db },
  session: Pick<Session, 'userId'>,
  id: string,
): Promise<ReadTrip> => requireOwn(await findTrip(db, id), session)

/** A trip with its items, for whoever owns or edits it. Throws trip-not-found, for strangers too. */
export async function readTrip(
  { db }: { db: Db },
  session: Pick<Session, 'userId'>,
  id: string,
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  const whole = await findWholeTrip(db, id)
  return { trip: requireMember(whole?.trip, session), items: whole?.items ?? [] }
}
