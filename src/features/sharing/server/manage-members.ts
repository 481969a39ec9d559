import { findAccount, hashOf, newToken } from '#features/accounts/server/index.ts'
import {
  addEditor,
  findWholeTrip,
  listEditors,
  readOwnTrip,
  readTrip,
  removeEditor,
} from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Postbox } from '#platform/server/mail/postbox.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { memberErrors } from '../contract/members.errors.ts'
import { invitationLetter } from './invitation-letter.ts'
import {
  addSecret,
  deleteInvitation,
  findInvitation,
  insertInvitation,
  type Invitation,
  listOpen,
  markAccepted,
} from './invitations.store.ts'

export interface MemberDeps {
  readonly db: Db
  readonly postbox: Postbox
}

const fail = failWith(memberErrors)
const weekSeconds = 7 * 24 * 60 * 60
const peopleAtMost = 20

const pathOf = (token: string): string => `/planner?invitation=${token}`

/** Who is in a trip. Throws trip-not-found. */
export async function readMembers({ db }: MemberDeps, session: Session, tripId: string) {
  const { trip } = await readTrip({ db }, session, tripId)
  const isOwner = trip.ownerId === session.userId
  const [owner, editors, invitations] = await Promise.all([
    findAccount(db, { id: trip.ownerId }),
    listEditors(db, tripId),
    isOwner ? listOpen(db, tripId) : [],
  ])
  return { trip, owner: owner?.name ?? '', editors, invitations }
}

/** Takes somebody off. Throws trip-not-found, owner-only or owner-stays. */
export async function removeMember(
  { db }: MemberDeps,
  session: Session,
  tripId: string,
  memberId: string,
): Promise<void> {
  if (memberId !== session.userId) await readOwnTrip({ db }, session, tripId)
  const { trip } = await readTrip({ db }, session, tripId)
  if (memberId === trip.ownerId) throw fail('owner-stays')
  await removeEditor(db, tripId, memberId)
}

/**
 * Invites somebody. Asked for again with the same id it is the first invitation, whose link was named
 * then. Throws trip-not-found, owner-only or too-many-members.
 */
export async function inviteEditor(
  { db, postbox }: MemberDeps,
  session: Session,
  wanted: { readonly id: string; readonly tripId: string; readonly email: string | null },
  site: string,
): Promise<{ invitation: Invitation; path: string | null }> {
  const { id, tripId, email } = wanted
  const { editorIds } = await readOwnTrip({ db }, session, tripId)
  const made = await db.transaction().execute(async (tx) => {
    const before = await findInvitation(tx, { id })
    if (before?.tripId === tripId) return { invitation: before, path: null }
    const open = await listOpen(tx, tripId)
    if (before || open.length + editorIds.length >= peopleAtMost) throw fail('too-many-members')
    const invitation = await insertInvitation(tx, wanted, weekSeconds)
    if (!invitation) throw fail('too-many-members')
    if (email !== null) {
      await postbox.post(tx, invitationLetter(email, { id, site }, weekSeconds))
      return { invitation, path: null }
    }
    const token = newToken()
    await addSecret(tx, id, hashOf(token))
    return { invitation, path: pathOf(token) }
  })
  if (email !== null) postbox.wake()
  return made
}

/** Takes an invitation back. Throws trip-not-found or owner-only. */
export async function takeBackInvitation(
  { db }: MemberDeps,
  session: Session,
  tripId: string,
  id: string,
): Promise<void> {
  await readOwnTrip({ db }, session, tripId)
  await deleteInvitation(db, tripId, id)
}

async function openInvitation(db: Db, token: string, userId: string, lock?: 'for update') {
  const invitation = await findInvitation(db, { tokenHash: hashOf(token) }, lock)
  const whole = invitation && (await findWholeTrip(db, invitation.tripId))
  if (!invitation || !whole) throw fail('invitation-not-found')
  const { acceptedBy, expiresAt } = invitation
  const isOver = acceptedBy ? acceptedBy !== userId : expiresAt.getTime() <= Date.now()
  const { ownerId, editorIds } = whole.trip
  // Who has used it and was taken off since is not let in by it again.
  const isIn = ownerId === userId || editorIds.includes(userId)
  if (!isIn && (isOver || acceptedBy)) throw fail('invitation-over')
  return { invitation, trip: whole.trip, isIn }
}

/** What an invitation is to. Throws invitation-not-found or invitation-over. */
export async function readInvitation({ db }: MemberDeps, session: Session, token: string) {
  const { trip } = await openInvitation(db, token, session.userId)
  const owner = await findAccount(db, { id: trip.ownerId })
  return { trip, from: owner?.name ?? '' }
}

/** Lets the caller in, once for each invitation. Throws as readInvitation, or too-many-members. */
export const acceptInvitation = (
  { db }: MemberDeps,
  { userId }: Session,
  token: string,
): Promise<{ tripId: string }> =>
  db.transaction().execute(async (tx) => {
    const { invitation, trip, isIn } = await openInvitation(tx, token, userId, 'for update')
    if (isIn) return { tripId: trip.id }
    if (trip.editorIds.length >= peopleAtMost) throw fail('too-many-members')
    await markAccepted(tx, invitation.id, userId)
    await addEditor(tx, trip.id, userId)
    return { tripId: trip.id }
  })
