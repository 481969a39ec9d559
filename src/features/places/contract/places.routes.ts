import type { RouteTable } from '#platform/shared/endpoint.ts'

export const placeRoutes = {
  searchDestinations: ['GET', '/api/destinations'],
} as const satisfies RouteTable
