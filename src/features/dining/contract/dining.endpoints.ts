import type { RouteTable } from '#platform/shared/endpoint.ts'

export const diningRoutes = {
  findLocation: ['GET', '/api/reviews/location-search'],
  listRestaurants: ['GET', '/api/reviews/restaurants'],
  readPhoto: ['GET', '/api/reviews/photo'],
  listAttractions: ['GET', '/api/reviews/attractions'],
  searchRestaurants: ['GET', '/api/restaurants'],
  addRestaurant: ['POST', '/api/reviews/add-restaurant'],
  searchActivities: ['GET', '/api/flight-data/activities'],
} as const satisfies RouteTable
