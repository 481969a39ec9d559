import { createClient } from '#platform/web/api-client.ts'
import type { InsuranceContract } from '../contract/insurance.contract.ts'
import { insuranceRoutes } from '../contract/insurance.endpoints.ts'

export const insuranceApi = createClient<InsuranceContract>(insuranceRoutes, {
  service: 'insurance',
  handles: ['rate-limited'],
})
