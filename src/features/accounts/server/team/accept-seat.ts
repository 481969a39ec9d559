import type { Session } from '#platform/server/auth/session.ts'
import { isForeignKeyViolation } from '#platform/server/db/is-foreign-key-violation.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { teamErrors } from '../../contract/team.errors.ts'
import { findAccount } from '../accounts.store.ts'
import { hashOf } from '../secret-token.ts'
import { isFull } from './invite-to-team.ts'
import {
  findSeat,
  hasTeamPlan,
  listSeats,
  lockMember,
  lockTeam,
  type Seat,
  takeSeat,
} from './seats.store.ts'

const fail = failWith({ ...commonErrors, ...teamErrors })

/** An invitation that the account may look at. Throws seat-invitation-not-found or -over. */
async function openInvitation(db: Db, token: string, userId: string): Promise<Seat> {
  const seat = await findSeat(db, { tokenHash: hashOf(token) })
  if (!seat) throw fail('seat-invitation-not-found')
  const { memberId, expiresAt } = seat
  if (memberId ? memberId !== userId : expiresAt.getTime() <= Date.now())
    throw fail('seat-invitation-over')
  return seat
}

/** What an invitation is to. Throws seat-invitation-not-found or seat-invitation-over. */
export async function readSeatInvitation(
  { db }: { db: Db },
  { userId }: Session,
  token: string,
): Promise<{ from: string; expiresAt: string; yours: boolean }> {
  const { ownerId, expiresAt, memberId } = await openInvitation(db, token, userId)
  const owner = await findAccount(db, { id: ownerId })
  return {
    from: owner?.name ?? '',
    expiresAt: expiresAt.toISOString(),
    yours: memberId === userId,
  }
}

/**
 * Takes the seat for the caller, once for each invitation; a plan of their own may run beside it. Throws
 * as readSeatInvitation, and own-team, seat-held, team-rests or seats-full.
 */
export async function acceptSeat(
  { db }: { db: Db },
  { userId }: Session,
  token: string,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const sought = await openInvitation(tx, token, userId)
      await lockTeam(tx, sought.ownerId)
      await lockMember(tx, userId)
      const seat = await openInvitation(tx, token, userId)
      if (seat.memberId === userId) return
      if (seat.ownerId === userId) throw fail('own-team')
      if (await findSeat(tx, { memberId: userId })) throw fail('seat-held')
      if (!(await hasTeamPlan(tx, seat.ownerId))) throw fail('team-rests')
      if (isFull(await listSeats(tx, seat.ownerId))) throw fail('seats-full')
      await takeSeat(tx, seat.id, userId)
    })
  } catch (error) {
    // The account is being erased.
    throw isForeignKeyViolation(error) ? fail('unauthenticated', { cause: error }) : error
  }
}
