import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { requireMember } from './trips.policy.ts'
import { findTrip } from './trips.store.ts'

/** A number that grows with every change of a trip: small enough to be asked for every second. */
export async function readTripChanges(
  { db }: { db: Db },
  session: Session,
  id: string,
): Promise<{ changes: number }> {
  const { changes } = requireMember(await findTrip(db, id), session)
  return { changes }
}
