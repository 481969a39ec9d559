import { queryOptions, useQuery } from '@tanstack/react-query'
import { actFor, ApiError } from '#platform/web/api-client.ts'
import { clearHint, rereadHint } from '#platform/web/hint.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { User } from '../contract/accounts.contract.ts'
import { accountsApi } from './accounts.client.ts'
import { keepTier } from './local-tier.ts'

/** The signed-in user, or null: a 401 is an answer, not a failure. */
const currentUser = queryOptions<User | null>({
  queryKey: ['current-user'],
  queryFn: async ({ signal }) => {
    try {
      const user = await accountsApi('getCurrentUser', {}, { signal })
      keepTier(user.tier)
      actFor(user.id)
      return user
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      clearHint()
      actFor(undefined)
      return null
    }
  },
})

export const useCurrentUser = () => useQuery(currentUser)

/** The session has ended: who asks from now on is told that nobody is signed in. */
export function forgetUser(): void {
  clearHint()
  queryClient.setQueryData(currentUser.queryKey, null)
}

/** Somebody has signed in without leaving the page. */
export function rememberUser(user: User): void {
  keepTier(user.tier)
  actFor(user.id)
  rereadHint()
  queryClient.setQueryData(currentUser.queryKey, user)
  // What could not be read in between is read now.
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}
