import type { RouteTable } from '#platform/shared/endpoint.ts'

export const diagnosticsRoutes = {
  recordFailure: ['POST', '/api/client-failures'],
  countEvent: ['POST', '/api/client-events'],
} as const satisfies RouteTable
