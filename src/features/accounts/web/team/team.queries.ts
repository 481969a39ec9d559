import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, createClient, type OutputOf } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { TeamContract } from '../../contract/team.contract.ts'
import { teamRoutes } from '../../contract/team.endpoints.ts'
import { rereadAccount } from '../reread-account.ts'

/** A refused invitation is an answer, shown beside the button. */
const teamApi = createClient<TeamContract>(teamRoutes, {
  service: 'team',
  handles: [
    'team-plan-needed',
    'seat-invitation-not-found',
    'seat-invitation-over',
    'rate-limited',
    'invalid-input',
  ],
})

type Answer = OutputOf<TeamContract['operations']['readTeam']>
export type Team = NonNullable<Answer['team']>
export type OwnSeat = NonNullable<Answer['seat']>

const team = queryOptions({
  queryKey: ['own-team'],
  queryFn: ({ signal }) => teamApi('readTeam', {}, { signal }),
  staleTime: 0,
  meta: { thing: 'your team' },
})

/** Fetched on display, so that new acceptances show. */
export const useTeam = () => useQuery(team)

const rereadTeam = (): Promise<void> => queryClient.invalidateQueries({ queryKey: team.queryKey })

export const useInvite = () =>
  useMutation({
    mutationFn: (body: { readonly id: string; readonly email: string }) =>
      teamApi('inviteToTeam', { body }),
    onSettled: rereadTeam,
  })

/** Cancels an invitation, or removes a member from a seat. */
export const useEndSeat = () =>
  useMutation({
    mutationFn: (id: string) => teamApi('endSeat', { params: { id } }),
    onSettled: rereadTeam,
  })

/** A seat changes what the account may do everywhere, so everything is refetched. */
async function rereadAll(): Promise<void> {
  await rereadAccount()
  await queryClient.invalidateQueries()
}

/** `onLeft` is called before the seat's own view disappears. */
export const useLeaveTeam = (onLeft: () => void) =>
  useMutation({
    mutationFn: () => teamApi('leaveTeam', {}),
    onSuccess: () => {
      onLeft()
      return rereadAll()
    },
  })

export const useSeatInvitation = (token: string) =>
  useQuery({
    queryKey: ['seat-invitation', token],
    queryFn: ({ signal }) => teamApi('readSeatInvitation', { params: { token } }, { signal }),
    meta: { thing: 'this invitation' },
  })

export const useAcceptSeat = () =>
  useMutation({
    mutationFn: (token: string) => teamApi('acceptSeat', { params: { token } }),
    onSuccess: rereadAll,
  })

/** Whether the server has answered what is wrong with an invitation, so that a retry would not help. */
export const isAnswer = (error: Error): boolean =>
  error instanceof ApiError && [404, 409, 410, 422].includes(error.status)
