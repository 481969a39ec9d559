import type { RouteTable } from '#platform/shared/endpoint.ts'

export const rentalRoutes = {
  searchProperties: ['GET', '/api/rentals/properties'],
  addProperty: ['POST', '/api/rentals/add-property'],
} as const satisfies RouteTable
