import type { RouteTable } from '#platform/shared/endpoint.ts'

export const visaRoutes = {
  checkVisa: ['GET', '/api/visa/check'],
} as const satisfies RouteTable
