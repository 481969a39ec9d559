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

/** Destinations for a complete text; cached answers are not fetched again. */
export const findDestinations = (query: string) => queryClient.fetchQuery(suggestions(query))

/** Airports for what was typed; cached answers are not fetched again. */
export const findAirports = (query: string) =>
  queryClient.fetchQuery({
    queryKey: ['airports', query],
    queryFn: ({ signal }) => placesApi('searchAirports', { query: { query } }, { signal }),
  })

/** Destinations for the text so far; the previous ones stay while the next load. */
export const useDestinations = (query: string) => useQuery(suggestions(query))

/** The profile of a destination of the atlas; no request without an id. */
export const useDestination = (id: string | null) =>
  useQuery({
    queryKey: ['destination', id],
    queryFn: ({ signal }) =>
      placesApi('getDestination', { params: { id: id ?? '' } }, { signal, quiet: true }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The position of a place; rejects with the API's message if it is unknown. */
export const findPlace = (location: string) => placesApi('geocode', { query: { location } })

/** Up to ten places of one kind around a point, the nearest first. */
export const findNearby = (point: { lat: number; lng: number }, type: NearbyType) =>
  placesApi('listNearby', { query: { ...point, type } })

/** The sights of a whole town or island, in metres. */
const townReach = 50_000

/** What the town around a point is known for: up to ten sights. */
export const findSights = (point: { lat: number; lng: number }) =>
  placesApi('listNearby', {
    query: { ...point, type: 'tourist_attraction', radius: townReach, order: 'foremost' },
  })
