import { queryOptions, useQuery } from '@tanstack/react-query'
import { actFor, ApiError } from '#platform/web/api-client.ts'
import { clearHint, rereadHint } from '#platform/web/hint.ts'
import { forgetAnswers, keepAnswer, cachedAnswer } from '#platform/web/offline-cache.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { showsAnswer, showsKept } from '#platform/web/refetch-cached.ts'
import type { User } from '../contract/accounts.contract.ts'
import { accountsApi } from './accounts.client.ts'
import { stopLeaving } from './leaving.ts'
import { keepTier } from '#features/entitlements/web/index.ts'

const queryKey = ['current-user']

/** Whoever was signed in here last, as the hint cookie still says; calls are meant for them alone. */
async function keptUser(): Promise<User | undefined> {
  const user = await cachedAnswer<User>('user')
  if (user) showsKept(queryKey)
  return user
}

/** The server, or without a network this browser, has said who is here. */
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
      void forgetAnswers()
      return null
    }
  },
})

export const useCurrentUser = () => useQuery(currentUser)

/** Asked before anything shows it. Rejects as the call does. */
export const askCurrentUser = () => queryClient.fetchQuery(currentUser)

/** Who is here as this page knows it; asked only where it does not. Rejects as the call does. */
export const knownUser = () => queryClient.ensureQueryData(currentUser)

/** The session has ended: who asks from now on is told that nobody is signed in. */
export function forgetUser(): void {
  clearHint()
  void forgetAnswers()
  queryClient.setQueryData(currentUser.queryKey, null)
}

/** Somebody has signed in without leaving the page. */
export function rememberUser(user: User): void {
  stopLeaving()
  take(user)
  rereadHint()
  queryClient.setQueryData(currentUser.queryKey, user)
  // What could not be read in between is read now.
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}
