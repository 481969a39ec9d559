import { hashOf } from '#features/accounts/server/index.ts'
import { roleIn } from '#features/trips/domain/trip-role.ts'
import { findWholeTrip } from '#features/trips/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { memberErrors } from '../contract/members.errors.ts'
import { findInvitation } from './invitations.store.ts'

const fail = failWith(memberErrors)

/**
 * An invitation with its trip, if the account may use it. Throws invitation-not-found or invitation-over.
 */
export async function openInvitation(db: Db, token: string, userId: string, lock?: 'for update') {
  const invitation = await findInvitation(db, { tokenHash: hashOf(token) }, lock)
  const whole = invitation && (await findWholeTrip(db, invitation.tripId))
  if (!invitation || !whole) throw fail('invitation-not-found')
  const { acceptedBy, expiresAt } = invitation
  const isOver = acceptedBy ? acceptedBy !== userId : expiresAt.getTime() <= Date.now()
  // A used invitation does not let a removed member in again.
  const role = roleIn(whole.trip, userId)
  if (role === null && (isOver || acceptedBy)) throw fail('invitation-over')
  return { invitation, trip: whole.trip, role }
}
