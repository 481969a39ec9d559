import { queryOptions, useQuery } from '@tanstack/react-query'
import { actFor, ApiError } from '#platform/web/api-client.ts'
import { clearHint, rereadHint } from '#platform/web/hint.ts'
import { clearCachedAnswers, keepAnswer, cachedAnswer } from '#platform/web/offline-cache.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { showsAnswer, showsCached } from '#platform/web/refetch-cached.ts'
import type { User } from '../contract/accounts.contract.ts'
import { accountsApi } from './accounts.client.ts'
import { stopLeaving } from './leaving.ts'
import { keepTier } from '#features/entitlements/web/index.ts'

const queryKey = ['current-user']

/** The cached user of the last sign-in in this browser, for use offline. */
async function keptUser(): Promise<User | undefined> {
  const user = await cachedAnswer<User>('user')
  if (user) showsCached(queryKey)
  return user
}

/** Applies a user from the server or the cache: the tier, the account of later calls, the cache. */
function take(user: User): void {
  keepTier(user.tier)
  actFor(user.id)
  void keepAnswer(user.id, 'user', user)
}

/** The signed-in user, or null: a 401 is an answer, not a failure. */
const currentUser = queryOptions<User | null>({
  queryKey,
  queryFn: async ({ signal }) => {
    try {
      let here = true
      const instead = (): Promise<User | undefined> => {
        here = false
        return keptUser()
      }
      const user = await accountsApi('getCurrentUser', {}, { signal, instead })
      take(user)
      if (here) showsAnswer(queryKey)
      return user
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      clearHint()
      actFor(undefined)
      showsAnswer(queryKey)
      void clearCachedAnswers()
      return null
    }
  },
})

export const useCurrentUser = () => useQuery(currentUser)

/** Fetched before anything is rendered. Rejects if the call fails. */
export const askCurrentUser = () => queryClient.fetchQuery(currentUser)

/** The current user from the cache; fetched only if missing. Rejects if the call fails. */
export const knownUser = () => queryClient.ensureQueryData(currentUser)

/** Records that the session has ended: readers now see no signed-in user. */
export function clearUser(): void {
  clearHint()
  void clearCachedAnswers()
  queryClient.setQueryData(currentUser.queryKey, null)
}

/** Records a sign-in that happened without leaving the page. */
export function rememberUser(user: User): void {
  stopLeaving()
  take(user)
  rereadHint()
  // An answer to an earlier question would say that there is no one.
  void queryClient.cancelQueries({ queryKey }, { revert: false })
  queryClient.setQueryData(currentUser.queryKey, user)
  // Refetches what failed in between.
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}
