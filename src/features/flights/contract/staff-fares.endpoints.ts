import type { RouteTable } from '#platform/shared/endpoint.ts'

export const staffFareRoutes = {
  listAllFares: ['GET', '/api/admin/held-fares'],
} as const satisfies RouteTable
