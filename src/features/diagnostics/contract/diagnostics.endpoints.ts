import type { RouteTable } from '#platform/shared/endpoint.ts'

export const diagnosticsRoutes = {
  recordFailure: ['POST', '/api/client-failures', 'nothing'],
  countEvent: ['POST', '/api/client-events', 'nothing'],
} as const satisfies RouteTable
