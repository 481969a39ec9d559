import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Limit, RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { teamErrors } from '../../contract/team.errors.ts'
import {
  invitationDays,
  openInvitationsAtMost,
  teamSeats,
} from '#features/entitlements/domain/team.ts'
import { seatLetter } from './seat-letter.ts'
import {
  clearInvitations,
  findSeat,
  hasTeamPlan,
  insertSeat,
  listSeats,
  lockTeam,
  type Seat,
} from './seats.store.ts'

export interface InviteDeps {
  readonly db: Db
  readonly mailQueue: MailQueue
  readonly limiter: RateLimiter
}

interface Wanted {
  readonly id: string
  /** In lower case. */
  readonly email: string
}

const fail = failWith(teamErrors)

/** Strangers can cause this letter: few a day for one receiver, whoever asks for it. */
const perReceiver: Limit = {
  name: 'seat-receiver',
  points: 3,
  seconds: 24 * 60 * 60,
  by: 'address',
}

/** True of the owner of a team whose seats are all taken. */
export const isFull = (seats: readonly Seat[]): boolean =>
  1 + seats.filter(({ memberId }) => memberId !== null).length >= teamSeats

/**
 * Invites somebody into the caller's team by mail. Asked for again with the same id it is the first
 * invitation. Throws team-plan-needed, seats-full, too-many-invitations, invitation-known, or
 * rate-limited for a receiver who has been written to often enough.
 */
export async function inviteToTeam(
  deps: InviteDeps,
  { userId }: Session,
  wanted: Wanted,
  site: string,
): Promise<Seat> {
  const { db, mailQueue, limiter } = deps
  const known = await findSeat(db, { id: wanted.id })
  // Counted before it is posted; one that was asked for before is posted no more.
  if (!known) await limiter(perReceiver, wanted.email)
  try {
    const seat = await db.transaction().execute(async (tx) => {
      await lockTeam(tx, userId)
      if (!(await hasTeamPlan(tx, userId))) throw fail('team-plan-needed')
      const before = await findSeat(tx, { id: wanted.id })
      if (before?.ownerId === userId) return before
      if (before) throw fail('invitation-known')
      await clearInvitations(tx, userId, wanted.email)
      const seats = await listSeats(tx, userId)
      if (isFull(seats)) throw fail('seats-full')
      if (seats.filter(({ memberId }) => memberId === null).length >= openInvitationsAtMost)
        throw fail('too-many-invitations')
      const made = await insertSeat(tx, { ...wanted, ownerId: userId }, invitationDays)
      await mailQueue.post(tx, seatLetter(wanted.email, { id: wanted.id, site }))
      return made
    })
    mailQueue.wake()
    return seat
  } catch (error) {
    if (!known) await limiter.giveBack(perReceiver, wanted.email)
    throw error
  }
}
