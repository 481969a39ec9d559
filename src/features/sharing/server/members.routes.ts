import { siteAddress } from '#features/accounts/server/index.ts'
import type { TripRole } from '#features/trips/domain/trip-role.ts'
import { limited, signedIn } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { memberContract } from '../contract/members.contract.ts'
import {
  acceptInvitation,
  inviteEditor,
  type MemberDeps,
  readInvitation,
  readMembers,
  removeMember,
  takeBackInvitation,
} from './manage-members.ts'
import { presentInvitation, presentMembers } from './present-members.ts'

const hour = 60 * 60
/** Letters go to people who have not asked for them: few at a time. */
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

type Trip = Awaited<ReturnType<typeof readInvitation>>['trip']

function roleOf({ ownerId, editorIds }: Trip, userId: string): TripRole | null {
  if (ownerId === userId) return 'owner'
  return editorIds.includes(userId) ? 'editor' : null
}

export const memberOperations = (
  deps: MemberDeps & { readonly appOrigin: string | undefined },
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
      const { trip, from } = await readInvitation(deps, session, params.token)
      const { title, startDate, endDate, destinations } = trip
      const [place] = destinations
      const where = { place: place?.name ?? '', placeId: place?.ref ?? null }
      return { title, ...where, from, startDate, endDate, role: roleOf(trip, session.userId) }
    },
    acceptInvitation: ({ session, params }) => acceptInvitation(deps, session, params.token),
  })
