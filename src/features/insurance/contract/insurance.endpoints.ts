import type { RouteTable } from '#platform/shared/endpoint.ts'

/** The path is the specification's. */
export const insuranceRoutes = {
  quoteInsurance: ['POST', '/api/tugo/quote'],
} as const satisfies RouteTable
