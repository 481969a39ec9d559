import { limited, signedIn } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { teamContract } from '../../contract/team.contract.ts'
import { siteAddress } from '../site-address.ts'
import { acceptSeat, readSeatInvitation } from './accept-seat.ts'
import { endSeat, leaveTeam } from './end-seat.ts'
import { type InviteDeps, inviteToTeam } from './invite-to-team.ts'
import { presentInvitation, readTeam } from './read-team.ts'

const hour = 60 * 60
/** Letters go to people who did not ask for them, so they are limited. */
const invites = { name: 'seat-invite', points: 20, seconds: hour, by: 'account' } as const
const looks = { name: 'seat-invitation', points: 120, seconds: hour, by: 'account' } as const

const teamPolicies = {
  readTeam: signedIn,
  inviteToTeam: limited(signedIn, invites),
  endSeat: signedIn,
  leaveTeam: signedIn,
  readSeatInvitation: limited(signedIn, looks),
  acceptSeat: limited(signedIn, looks),
}

/** Seats in a team's plan: the owner invites, members accept. */
export const teamOperations = (
  deps: InviteDeps & { readonly appOrigin: string | undefined },
): readonly BoundOperation[] =>
  bindContract(teamContract, teamPolicies, {
    readTeam: async ({ session }) => readTeam(deps, session),
    inviteToTeam: async ({ session, body, request }) =>
      presentInvitation(
        await inviteToTeam(deps, session, body, siteAddress(deps.appOrigin, request.headers)),
      ),
    endSeat: ({ session, params }) => endSeat(deps, session, params.id),
    leaveTeam: ({ session }) => leaveTeam(deps, session),
    readSeatInvitation: async ({ session, params }) =>
      readSeatInvitation(deps, session, params.token),
    acceptSeat: ({ session, params }) => acceptSeat(deps, session, params.token),
  })
