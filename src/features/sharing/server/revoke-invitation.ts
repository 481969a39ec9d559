import { readOwnTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { deleteInvitation } from './invitations.store.ts'

/** Revokes an invitation. Throws trip-not-found or owner-only. */
export async function takeBackInvitation(
  { db }: { db: Db },
  session: Session,
  tripId: string,
  id: string,
): Promise<void> {
  await readOwnTrip({ db }, session, tripId)
  await deleteInvitation(db, tripId, id)
}
