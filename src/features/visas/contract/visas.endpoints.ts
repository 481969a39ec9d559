import type { RouteTable } from '#platform/shared/endpoint.ts'

export const visaRoutes = {
  checkVisa: ['GET', '/api/visa/check'],
  checkVisaTrip: ['GET', '/api/visa/trip'],
} as const satisfies RouteTable
