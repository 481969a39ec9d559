import { useMutation, useQuery } from '@tanstack/react-query'
import { tripsKey } from '#features/trips/web/index.ts'
import { ApiError, createClient, type OutputOf } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { MemberContract } from '../contract/members.contract.ts'
import { memberRoutes } from '../contract/members.endpoints.ts'

/** A used or expired invitation is an answer, not a failure. */
const membersApi = createClient<MemberContract>(memberRoutes, {
  service: 'members',
  handles: ['owner-only', 'invitation-not-found', 'invitation-over', 'invalid-input'],
})

export type Members = OutputOf<MemberContract['operations']['listMembers']>
type Invited = OutputOf<MemberContract['operations']['inviteEditor']>

const keyOf = (tripId: string) => ['trips', tripId, 'members'] as const

/** The members of a trip; fetched on display, so that new members show. */
export const useMembers = (tripId: string) =>
  useQuery({
    queryKey: keyOf(tripId),
    queryFn: ({ signal }) => membersApi('listMembers', { params: { id: tripId } }, { signal }),
    staleTime: 0,
  })

export type MemberChange =
  | { readonly kind: 'invite'; readonly id: string; readonly email: string | undefined }
  | { readonly kind: 'take back'; readonly invitationId: string }
  | { readonly kind: 'remove'; readonly memberId: string }

async function change(id: string, wish: MemberChange): Promise<Invited | undefined> {
  if (wish.kind === 'invite') {
    const { email } = wish
    const body = { id: wish.id, ...(email === undefined ? {} : { email }) }
    return membersApi('inviteEditor', { params: { id }, body })
  }
  await (wish.kind === 'take back'
    ? membersApi('takeBackInvitation', { params: { id, invitationId: wish.invitationId } })
    : membersApi('removeMember', { params: { id, memberId: wish.memberId } }))
  return undefined
}

/** Invites an editor, cancels an invitation, or removes a member. */
export const useChangeMembers = (tripId: string) =>
  useMutation({
    mutationFn: (wish: MemberChange) => change(tripId, wish),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(tripId) }),
  })

/** The trip and inviter of an invitation. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitations', token],
    queryFn: ({ signal }) => membersApi('readInvitation', { params: { token } }, { signal }),
    meta: { thing: 'this invitation' },
  })

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (token: string) => membersApi('acceptInvitation', { params: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tripsKey }),
  })

/** Whether the server refused an invitation, so that a retry would not help. */
export const isAnswer = (error: Error): boolean =>
  error instanceof ApiError && [404, 410, 422].includes(error.status)
