import { queryClient } from '#platform/web/query-client.ts'
import { accountsApi } from './accounts.client.ts'
import { rememberUser } from './accounts.queries.ts'

/** Refetches the account's data after its tier or plan may have changed. */
export async function rereadAccount(): Promise<void> {
  rememberUser(await accountsApi('getCurrentUser', {}))
  await queryClient.invalidateQueries({ queryKey: ['own-account'] })
}
