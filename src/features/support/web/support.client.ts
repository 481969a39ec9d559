import { createClient } from '#platform/web/api-client.ts'
import type { SupportContract } from '../contract/support.contract.ts'
import { supportRoutes } from '../contract/support.endpoints.ts'

export const supportApi = createClient<SupportContract>(supportRoutes, {
  service: 'support',
  handles: ['rate-limited', 'forbidden'],
})
