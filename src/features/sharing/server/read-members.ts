import { findAccount } from '#features/accounts/server/index.ts'
import { memberRole } from '#features/trips/domain/trip-role.ts'
import { listEditors, readTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { listOpen } from './invitations.store.ts'

/** The members of a trip. Throws trip-not-found. */
export async function readMembers({ db }: { db: Db }, session: Session, tripId: string) {
  const { trip } = await readTrip({ db }, session, tripId)
  const isOwner = memberRole(trip, session.userId) === 'owner'
  const [owner, editors, invitations] = await Promise.all([
    findAccount(db, { id: trip.ownerId }),
    listEditors(db, tripId),
    isOwner ? listOpen(db, tripId) : [],
  ])
  return { trip, owner: owner?.name ?? '', editors, invitations }
}
