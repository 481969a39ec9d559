import { queryClient } from '#platform/web/query-client.ts'
import { accountsApi } from './accounts.client.ts'
import { rememberUser } from './accounts.queries.ts'

/** Tier or plan may be another now: what is shown of the account is read again. */
export async function rereadAccount(): Promise<void> {
  rememberUser(await accountsApi('getCurrentUser', {}))
  await queryClient.invalidateQueries({ queryKey: ['own-account'] })
}
