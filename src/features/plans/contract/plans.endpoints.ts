import type { RouteTable } from '#platform/shared/endpoint.ts'

export const planRoutes = {
  makePlan: ['POST', '/api/plans'],
} as const satisfies RouteTable
