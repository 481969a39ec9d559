import { siteAddress } from '#features/accounts/server/index.ts'
import { limited, signedIn } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { memberContract } from '../contract/members.contract.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { type InviteDeps, inviteEditor } from './invite-editor.ts'
import { presentInvitation, presentMembers } from './present-members.ts'
import { readInvitation } from './read-invitation.ts'
import { readMembers } from './read-members.ts'
import { removeMember } from './remove-member.ts'
import { takeBackInvitation } from './revoke-invitation.ts'

const hour = 60 * 60
/** Letters go to people who did not ask for them, so they are limited. */
const invites = { name: 'invite', points: 30, seconds: hour, by: 'account' } as const
const looks = { name: 'invitation', points: 120, seconds: hour, by: 'account' } as const

const memberPolicies = {
  listMembers: signedIn,
  removeMember: signedIn,
  inviteEditor: limited(signedIn, invites),
  takeBackInvitation: signedIn,
  readInvitation: limited(signedIn, looks),
  acceptInvitation: limited(signedIn, looks),
}

export const memberOperations = (
  deps: InviteDeps & { readonly appOrigin: string | undefined },
): readonly BoundOperation[] =>
  bindContract(memberContract, memberPolicies, {
    listMembers: async ({ session, params }) =>
      presentMembers(await readMembers(deps, session, params.id), session),
    removeMember: ({ session, params }) => removeMember(deps, session, params.id, params.memberId),
    inviteEditor: async ({ session, params, body, request }) => {
      const email = body.email?.toLowerCase() ?? null
      const wanted = { id: body.id, tripId: params.id, email }
      const site = siteAddress(deps.appOrigin, request.headers)
      const { invitation, path } = await inviteEditor(deps, session, wanted, site)
      return { ...presentInvitation(invitation), path }
    },
    takeBackInvitation: ({ session, params }) =>
      takeBackInvitation(deps, session, params.id, params.invitationId),
    readInvitation: async ({ session, params }) => {
      const { trip, role, from } = await readInvitation(deps, session, params.token)
      const { title, startDate, endDate, destinations } = trip
      const [place] = destinations
      const where = { place: place?.name ?? '', placeId: place?.ref ?? null }
      return { title, ...where, from, startDate, endDate, role }
    },
    acceptInvitation: ({ session, params }) => acceptInvitation(deps, session, params.token),
  })
