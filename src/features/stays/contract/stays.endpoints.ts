import type { RouteTable } from '#platform/shared/endpoint.ts'

export const stayRoutes = {
  searchHotels: ['GET', '/api/search/hotels'],
  listPhotos: ['GET', '/api/places/photos'],
} as const satisfies RouteTable
