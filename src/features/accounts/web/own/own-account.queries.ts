import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { createClient } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { User } from '../../contract/accounts.contract.ts'
import type { OwnAccount, OwnAccountContract } from '../../contract/own-account.contract.ts'
import { ownAccountRoutes } from '../../contract/own-account.endpoints.ts'
import { rememberUser } from '../accounts.queries.ts'

export const ownAccountApi = createClient<OwnAccountContract>(ownAccountRoutes, {
  service: 'user-accounts',
})

const ownAccount = queryOptions({
  queryKey: ['own-account'],
  queryFn: ({ signal }) => ownAccountApi('readOwnAccount', {}, { signal }),
  meta: { thing: 'your account' },
})

const sessions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => ownAccountApi('listSessions', {}, { signal }),
  meta: { thing: 'your sessions' },
})

export const useOwnAccount = () => useQuery(ownAccount)
export const useOwnSessions = () => useQuery(sessions)

/** Puts the new name into every cached answer. */
export function keepRenamed(user: User): void {
  rememberUser(user)
  queryClient.setQueryData(ownAccount.queryKey, (known: OwnAccount | undefined) =>
    known ? { ...known, user } : known,
  )
}

/** What the server lists is read again. */
export const rereadSessions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: sessions.queryKey })

/** Ends one session, or all the others. */
export const useRevoke = () =>
  useMutation({
    mutationFn: (which: { readonly id: string } | 'others') =>
      which === 'others'
        ? ownAccountApi('revokeOtherSessions', {})
        : ownAccountApi('revokeSession', { params: which }),
    onSettled: rereadSessions,
  })
