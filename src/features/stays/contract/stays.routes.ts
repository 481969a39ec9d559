import type { RouteTable } from '#platform/shared/endpoint.ts'

export const stayRoutes = {
  searchHotels: ['GET', '/api/search/hotels'],
} as const satisfies RouteTable
