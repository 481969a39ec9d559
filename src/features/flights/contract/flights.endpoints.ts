import type { RouteTable } from '#platform/shared/endpoint.ts'

export const flightRoutes = {
  searchFlights: ['GET', '/api/flights/search'],
  requoteFlight: ['GET', '/api/flights/offer'],
  listDayPrices: ['GET', '/api/flights/calendar'],
} as const satisfies RouteTable
