import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '#platform/web/query-client.ts'
import { createClient } from '#platform/web/api-client.ts'
import type { PlaceContract } from '../contract/places.contract.ts'
import { placeRoutes } from '../contract/places.endpoints.ts'
import type { NearbyType } from '../domain/nearby-estimate.ts'

const placesApi = createClient<PlaceContract>(placeRoutes, { service: 'places' })

const suggestions = (query: string) =>
  queryOptions({
    queryKey: ['destinations', query],
    queryFn: ({ signal }) => placesApi('searchDestinations', { query: { query } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Destinations for a text that is typed out; those already known are not asked for again. */
export const findDestinations = (query: string) => queryClient.fetchQuery(suggestions(query))

/** Destinations for what was typed so far; the last ones stay while the next are on their way. */
export const useDestinations = (query: string) => useQuery(suggestions(query))

/** Where a place is; rejects with the API's sentence when nobody knows it. */
export const findPlace = (location: string) => placesApi('geocode', { query: { location } })

/** Up to ten places of one kind around a point. */
export const findNearby = (point: { lat: number; lng: number }, type: NearbyType) =>
  placesApi('listNearby', { query: { ...point, type } })
