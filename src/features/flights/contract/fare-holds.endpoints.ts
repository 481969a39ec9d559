import type { RouteTable } from '#platform/shared/endpoint.ts'

export const fareRoutes = {
  holdFare: ['POST', '/api/flights/holds'],
  listHeldFares: ['GET', '/api/flights/holds'],
  releaseFare: ['POST', '/api/flights/holds/:id/release'],
  quoteFareCancellation: ['POST', '/api/flights/holds/:id/cancellation'],
  cancelFare: ['POST', '/api/flights/holds/:id/cancel'],
} as const satisfies RouteTable
