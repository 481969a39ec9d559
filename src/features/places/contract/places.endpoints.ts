import type { RouteTable } from '#platform/shared/endpoint.ts'

export const placeRoutes = {
  searchDestinations: ['GET', '/api/destinations'],
  getDestination: ['GET', '/api/destinations/:id'],
  searchAirports: ['GET', '/api/airports'],
  geocode: ['GET', '/api/maps/geocode'],
  listDataSources: ['GET', '/api/data-sources'],
  evaluateHours: ['POST', '/api/hours/evaluate'],
  listHolidays: ['GET', '/api/holidays/:countryCode'],
  listNearby: ['GET', '/api/maps/nearby'],
} as const satisfies RouteTable
