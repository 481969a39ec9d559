import { everyone, limited } from '#platform/server/auth/policy.ts'

export const diagnosticsPolicies = {
  recordFailure: limited(everyone, {
    name: 'client-failures',
    points: 20,
    seconds: 600,
    by: 'address',
  }),
  countEvent: limited(everyone, {
    name: 'client-events',
    points: 120,
    seconds: 600,
    by: 'address',
  }),
}
