import { createClient } from '#platform/web/api-client.ts'
import type { AccountContract } from '../contract/accounts.contract.ts'
import { accountRoutes } from '../contract/accounts.endpoints.ts'

/** The name keeps failures of sign-in and of the current user out of popups. */
export const accountsApi = createClient<AccountContract>(accountRoutes, {
  service: 'user-accounts',
  ignoresAccount: true,
})
