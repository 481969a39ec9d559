import { createClient } from '#platform/web/api-client.ts'
import type { AccountContract } from '../contract/accounts.contract.ts'
import { accountRoutes } from '../contract/accounts.routes.ts'

export const accountsApi = createClient<AccountContract>(accountRoutes)
