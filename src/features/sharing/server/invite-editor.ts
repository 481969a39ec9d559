import { hashOf, newToken } from '#features/accounts/server/index.ts'
import { lockTrip, readOwnTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Limit, RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { memberErrors } from '../contract/members.errors.ts'
import { invitationLetter } from './invitation-letter.ts'
import {
  addSecret,
  findInvitation,
  insertInvitation,
  type Invitation,
  listOpen,
} from './invitations.store.ts'
import { membersAtMost } from './members-at-most.ts'

export interface InviteDeps {
  readonly db: Db
  readonly mailQueue: MailQueue
  readonly limiter: RateLimiter
}

const fail = failWith(memberErrors)
const weekSeconds = 7 * 24 * 60 * 60
/** Strangers can cause this letter, so each receiver gets few a day, from all senders together. */
const perReceiver: Limit = {
  name: 'invite-receiver',
  points: 3,
  seconds: 24 * 60 * 60,
  by: 'address',
}

const pathOf = (token: string): string => `/planner?invitation=${token}`

interface Wanted {
  readonly id: string
  readonly tripId: string
  readonly email: string | null
}

/** Counted before it is queued; a repeated request queues no second letter. */
async function countLetter({ db, limiter }: InviteDeps, { id, email }: Wanted) {
  if (email === null || (await findInvitation(db, { id }))) return async () => {}
  await limiter(perReceiver, email)
  return () => limiter.giveBack(perReceiver, email)
}

/**
 * Invites an editor. Repeating it with the same id returns the first invitation, without its link. Throws
 * trip-not-found, owner-only, too-many-members, or rate-limited if the receiver has had too many letters.
 */
export async function inviteEditor(
  deps: InviteDeps,
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
  { db, mailQueue }: InviteDeps,
  session: Session,
  wanted: Wanted,
  site: string,
): Promise<{ invitation: Invitation; path: string | null }> {
  const { id, tripId, email } = wanted
  const made = await db.transaction().execute(async (tx) => {
    await lockTrip(tx, tripId)
    const { editorIds } = await readOwnTrip({ db: tx }, session, tripId)
    const before = await findInvitation(tx, { id })
    if (before?.tripId === tripId) return { invitation: before, path: null }
    const open = await listOpen(tx, tripId)
    if (before || 1 + editorIds.length + open.length >= membersAtMost)
      throw fail('too-many-members')
    const invitation = await insertInvitation(tx, wanted, weekSeconds)
    if (!invitation) throw fail('too-many-members')
    if (email !== null) {
      await mailQueue.post(tx, invitationLetter(email, { id, site }, weekSeconds))
      return { invitation, path: null }
    }
    const token = newToken()
    await addSecret(tx, id, hashOf(token))
    return { invitation, path: pathOf(token) }
  })
  if (email !== null) mailQueue.wake()
  return made
}
