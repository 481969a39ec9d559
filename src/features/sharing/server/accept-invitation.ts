import { hashOf } from '#features/accounts/server/index.ts'
import { addEditor, lockTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { memberErrors } from '../contract/members.errors.ts'
import { findInvitation, markAccepted, markOpened } from './invitations.store.ts'
import { membersAtMost } from './members-at-most.ts'
import { openInvitation } from './open-invitation.ts'

const fail = failWith(memberErrors)

/**
 * Makes the caller an editor; each invitation works once. Throws like openInvitation, or too-many-members.
 */
export const acceptInvitation = (
  { db }: { db: Db },
  { userId }: Session,
  token: string,
): Promise<{ tripId: string }> =>
  db.transaction().execute(async (tx) => {
    // Locks the trip before the invitation, in the same order as removing a member.
    const sought = await findInvitation(tx, { tokenHash: hashOf(token) })
    if (sought) await lockTrip(tx, sought.tripId)
    const { invitation, trip, role } = await openInvitation(tx, token, userId, 'for update')
    if (role !== null) {
      await markOpened(tx, invitation.id, userId)
      return { tripId: trip.id }
    }
    if (1 + trip.editorIds.length >= membersAtMost) throw fail('too-many-members')
    await markAccepted(tx, invitation.id, userId)
    await addEditor(tx, trip.id, userId)
    return { tripId: trip.id }
  })
