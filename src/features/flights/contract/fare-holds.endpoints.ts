import type { RouteTable } from '#platform/shared/endpoint.ts'

export const fareRoutes = {
  holdFare: ['POST', '/api/flights/holds'],
  listHeldFares: ['GET', '/api/flights/holds'],
  releaseFare: ['POST', '/api/flights/holds/:id/release'],
} as const satisfies RouteTable
