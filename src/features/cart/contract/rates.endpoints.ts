import type { RouteTable } from '#platform/shared/endpoint.ts'

export const rateRoutes = {
  listRates: ['GET', '/api/rates'],
} as const satisfies RouteTable
