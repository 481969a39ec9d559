import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { TeamAnswer } from '../../contract/team.contract.ts'
import { teamPlan, teamSeats } from '#features/entitlements/domain/team.ts'
import { ownPlanOf } from '#features/entitlements/domain/tiers.ts'
import { findAccount } from '../accounts.store.ts'
import { findSeat, listSeats, type NamedSeat, type Seat } from './seats.store.ts'

export const presentInvitation = ({ id, email, expiresAt }: Seat) => ({
  id,
  email,
  expiresAt: expiresAt.toISOString(),
})

const presentMember = ({ id, memberName, email, acceptedAt }: NamedSeat) => ({
  id,
  name: memberName ?? '',
  email,
  since: (acceptedAt ?? new Date(0)).toISOString(),
})

/** The account's own team and the seat it holds; both are empty for an account without a team or
    seat. */
export async function readTeam({ db }: { db: Db }, session: Session): Promise<TeamAnswer> {
  const { userId, grants } = session
  const [seats, own] = await Promise.all([
    listSeats(db, userId),
    findSeat(db, { memberId: userId }),
  ])
  const owner = own && (await findAccount(db, { id: own.ownerId }))
  const running = ownPlanOf(grants) === teamPlan
  const isTaken = ({ memberId }: Seat): boolean => memberId !== null
  return {
    team:
      running || seats.length > 0
        ? {
            running,
            seats: teamSeats,
            members: seats.filter(isTaken).map(presentMember),
            invitations: seats.filter((seat) => !isTaken(seat)).map(presentInvitation),
          }
        : null,
    seat: own?.acceptedAt
      ? {
          from: owner?.name ?? '',
          since: own.acceptedAt.toISOString(),
          running: grants.some(({ kind }) => kind === 'seat'),
        }
      : null,
  }
}
