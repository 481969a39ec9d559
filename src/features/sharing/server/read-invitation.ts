import { findAccount } from '#features/accounts/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { markOpened } from './invitations.store.ts'
import { openInvitation } from './open-invitation.ts'

/** What an invitation is to. Throws invitation-not-found or invitation-over. */
export async function readInvitation({ db }: { db: Db }, session: Session, token: string) {
  const { invitation, trip, role } = await openInvitation(db, token, session.userId)
  await markOpened(db, invitation.id, session.userId)
  const owner = await findAccount(db, { id: trip.ownerId })
  return { trip, role, from: owner?.name ?? '' }
}
