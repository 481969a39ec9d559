import type { RouteTable } from '#platform/shared/endpoint.ts'

export const visaRoutes = {
  checkVisa: ['GET', '/api/visa/check'],
  checkVisaTrip: ['GET', '/api/visa/trip'],
  checkEntry: ['POST', '/api/entry/check'],
} as const satisfies RouteTable
