import type { RouteTable } from '#platform/shared/endpoint.ts'

export const diningRoutes = {
  findLocation: ['GET', '/api/reviews/location-search'],
  listRestaurants: ['GET', '/api/reviews/restaurants'],
  listAttractions: ['GET', '/api/reviews/attractions'],
} as const satisfies RouteTable
