import { findAccount, hashOf, newToken } from '#features/accounts/server/index.ts'
import {
  addEditor,
  findWholeTrip,
  listEditors,
  lockMembers,
  readOwnTrip,
  readTrip,
  removeEditor,
} from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Limit, RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { Postbox } from '#platform/server/mail/postbox.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { memberErrors } from '../contract/members.errors.ts'
import { invitationLetter } from './invitation-letter.ts'
import {
  addSecret,
  deleteInvitation,
  deleteOpenOf,
  findInvitation,
  insertInvitation,
  type Invitation,
  listOpen,
  markAccepted,
  markOpened,
} from './invitations.store.ts'

export interface MemberDeps {
  readonly db: Db
  readonly postbox: Postbox
  readonly limiter: RateLimiter
}

const fail = failWith(memberErrors)
const weekSeconds = 7 * 24 * 60 * 60
/** The owner, editors and open invitations. */
const peopleAtMost = 20
/** Strangers can cause this letter: few a day for one receiver, whoever asks for it. */
const perReceiver: Limit = {
  name: 'invite-receiver',
  points: 3,
  seconds: 24 * 60 * 60,
  by: 'address',
}

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

/** Takes somebody off, and with them every invitation that they could come back by. Throws trip-not-found, owner-only or owner-stays. */
export async function removeMember(
  { db }: MemberDeps,
  session: Session,
  tripId: string,
  memberId: string,
): Promise<void> {
  if (memberId !== session.userId) await readOwnTrip({ db }, session, tripId)
  const { trip } = await readTrip({ db }, session, tripId)
  if (memberId === trip.ownerId) throw fail('owner-stays')
  const account = await findAccount(db, { id: memberId })
  await db.transaction().execute(async (tx) => {
    await lockMembers(tx, tripId)
    await removeEditor(tx, tripId, memberId)
    await deleteOpenOf(tx, tripId, { userId: memberId, email: account?.email ?? null })
  })
}

interface Wanted {
  readonly id: string
  readonly tripId: string
  readonly email: string | null
}

/** Counts a letter before it is posted; one that was asked for before is posted no more. */
async function countLetter({ db, limiter }: MemberDeps, { id, email }: Wanted) {
  if (email === null || (await findInvitation(db, { id }))) return async () => {}
  await limiter(perReceiver, email)
  return () => limiter.giveBack(perReceiver, email)
}

/**
 * Invites somebody. Asked for again with the same id it is the first invitation, whose link was named
 * then. Throws trip-not-found, owner-only, too-many-members, or rate-limited for a receiver who has been
 * written to often enough.
 */
export async function inviteEditor(
  deps: MemberDeps,
  session: Session,
  wanted: Wanted,
  site: string,
): Promise<{ invitation: Invitation; path: string | null }> {
  await readOwnTrip(deps, session, wanted.tripId)
  const uncount = await countLetter(deps, wanted)
  try {
    return await keepInvitation(deps, session, wanted, site)
  } catch (error) {
    await uncount()
    throw error
  }
}

async function keepInvitation(
  { db, postbox }: MemberDeps,
  session: Session,
  wanted: Wanted,
  site: string,
): Promise<{ invitation: Invitation; path: string | null }> {
  const { id, tripId, email } = wanted
  const made = await db.transaction().execute(async (tx) => {
    await lockMembers(tx, tripId)
    const { editorIds } = await readOwnTrip({ db: tx }, session, tripId)
    const before = await findInvitation(tx, { id })
    if (before?.tripId === tripId) return { invitation: before, path: null }
    const open = await listOpen(tx, tripId)
    if (before || 1 + editorIds.length + open.length >= peopleAtMost) throw fail('too-many-members')
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
  const { invitation, trip } = await openInvitation(db, token, session.userId)
  await markOpened(db, invitation.id, session.userId)
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
    // The trip before the invitation, as whoever takes somebody off does.
    const sought = await findInvitation(tx, { tokenHash: hashOf(token) })
    if (sought) await lockMembers(tx, sought.tripId)
    const { invitation, trip, isIn } = await openInvitation(tx, token, userId, 'for update')
    if (isIn) {
      await markOpened(tx, invitation.id, userId)
      return { tripId: trip.id }
    }
    if (1 + trip.editorIds.length >= peopleAtMost) throw fail('too-many-members')
    await markAccepted(tx, invitation.id, userId)
    await addEditor(tx, trip.id, userId)
    return { tripId: trip.id }
  })
