import { findAccount } from '#features/accounts/server/index.ts'
import { lockTrip, readOwnTrip, readTrip, removeEditor } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { memberErrors } from '../contract/members.errors.ts'
import { deleteOpenOf } from './invitations.store.ts'

const fail = failWith(memberErrors)

/**
 * Removes a member and every invitation that they could return by. Throws trip-not-found, owner-only or
 * owner-stays.
 */
export async function removeMember(
  { db }: { db: Db },
  session: Session,
  tripId: string,
  memberId: string,
): Promise<void> {
  if (memberId !== session.userId) await readOwnTrip({ db }, session, tripId)
  const { trip } = await readTrip({ db }, session, tripId)
  if (memberId === trip.ownerId) throw fail('owner-stays')
  const account = await findAccount(db, { id: memberId })
  await db.transaction().execute(async (tx) => {
    await lockTrip(tx, tripId)
    await removeEditor(tx, tripId, memberId)
    await deleteOpenOf(tx, tripId, { userId: memberId, email: account?.email ?? null })
  })
}
