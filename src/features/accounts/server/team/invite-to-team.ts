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

/** Strangers can cause this letter, so each receiver gets few a day, from all senders together. */
const perReceiver: Limit = {
  name: 'seat-receiver',
  points: 3,
  seconds: 24 * 60 * 60,
  by: 'address',
}

/** True if all seats of the team are taken. */
export const isFull = (seats: readonly Seat[]): boolean =>
  1 + seats.filter(({ memberId }) => memberId !== null).length >= teamSeats

/**
 * Invites an address into the caller's team by mail. Repeating it with the same id returns the first
 * invitation. Throws team-plan-needed, seats-full, too-many-invitations, invitation-known, or rate-limited
 * if the receiver has had too many letters.
 */
export async function inviteToTeam(
  deps: InviteDeps,
  { userId }: Session,
  wanted: Wanted,
  site: string,
): Promise<Seat> {
  const { db, mailQueue, limiter } = deps
  const known = await findSeat(db, { id: wanted.id })
  // Counted before it is queued; a repeated request queues no second letter.
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
