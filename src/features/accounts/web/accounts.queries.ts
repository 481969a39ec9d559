import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#platform/web/api-client.ts'
import { clearHint } from '#platform/web/hint.ts'
import type { User } from '../contract/accounts.contract.ts'
import { accountsApi } from './accounts.client.ts'

/** The signed-in user, or null: a 401 is an answer, not a failure. */
const currentUser = queryOptions<User | null>({
  queryKey: ['current-user'],
  queryFn: async ({ signal }) => {
    try {
      return await accountsApi('getCurrentUser', {}, { signal })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      clearHint()
      return null
    }
  },
})

export const useCurrentUser = () => useQuery(currentUser)
