import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createClient, type InputOf } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { DiningContract } from '../contract/dining.contract.ts'
import { diningRoutes } from '../contract/dining.endpoints.ts'
import { diningQueriesText } from './messages.ts'

const minute = 60 * 1000
const diningApi = createClient<DiningContract>(diningRoutes, { service: 'dining' })

async function locationOf(destination: string, signal: AbortSignal): Promise<string | undefined> {
  const query = { query: destination }
  return (await diningApi('findLocation', { query }, { signal })).locations[0]?.locationId
}

const inTrip = (id: string | undefined) => (id ? { itineraryId: id } : {})

const restaurants = (destination: string, tripId?: string) =>
  queryOptions({
    queryKey: ['restaurants', destination, ...(tripId ? [tripId] : [])],
    queryFn: async ({ signal }) => {
      const locationId = await locationOf(destination, signal)
      if (!locationId) return []
      const query = { locationId, ...inTrip(tripId) }
      return (await diningApi('listRestaurants', { query }, { signal })).restaurants
    },
    enabled: destination !== '',
  })

const attractions = (destination: string, tripId?: string) =>
  queryOptions({
    queryKey: ['attractions', destination, ...(tripId ? [tripId] : [])],
    queryFn: async ({ signal }) => {
      const locationId = await locationOf(destination, signal)
      if (!locationId) return []
      const query = { locationId, ...inTrip(tripId) }
      return (await diningApi('listAttractions', { query }, { signal })).attractions
    },
    enabled: destination !== '',
  })

export const useRestaurants = (destination: string, tripId?: string) =>
  useQuery(restaurants(destination, tripId))
export const useAttractions = (destination: string, tripId?: string) =>
  useQuery(attractions(destination, tripId))

/** The same for callers that choose when to render them; those already known are not asked for again. */
export const listAttractions = (destination: string, tripId?: string) =>
  queryClient.fetchQuery(attractions(destination, tripId))

/** A sight of a destination by the atlas's ids, with every adapter. Throws if there is none. */
export async function findAttraction(locationId: string, id: string) {
  const { attractions: found } = await queryClient.fetchQuery({
    queryKey: ['attractions-of', locationId],
    queryFn: ({ signal }) => diningApi('listAttractions', { query: { locationId } }, { signal }),
    staleTime: minute,
  })
  const sight = found.find((one) => one.id.split(':').at(-1) === id)
  if (!sight) throw new Error(diningQueriesText.noSuchSight)
  return sight
}

type Operations = DiningContract['operations']
type RestaurantQuery = InputOf<Operations['searchRestaurants']>['query']
export type FoundLocation = { readonly locationId: string; readonly name: string }

/** A page of restaurants; nothing is asked before there is a location. */
const restaurantPage = (query: RestaurantQuery | undefined) =>
  queryOptions({
    queryKey: ['restaurant-search', query],
    queryFn: ({ signal }) =>
      diningApi('searchRestaurants', { query: query ?? { destination: '' } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: query !== undefined,
  })

export const useRestaurantSearch = (query: RestaurantQuery | undefined) =>
  useQuery(restaurantPage(query))

/** The same for the side sheet: what was found is good for five minutes. */
export const useSheetRestaurants = (query: RestaurantQuery | undefined) =>
  useQuery({ ...restaurantPage(query), staleTime: 5 * minute })

/** Activities of a destination; what was found is good for five minutes. */
export const useActivities = (destination: string, query: string) =>
  useQuery({
    queryKey: ['activities', destination, query],
    queryFn: async ({ signal }) =>
      (await diningApi('searchActivities', { query: { destination, query } }, { signal }))
        .activities,
    placeholderData: keepPreviousData,
    enabled: destination !== '',
    staleTime: 5 * minute,
  })

const locations = (query: string) =>
  queryOptions({
    queryKey: ['locations', query],
    queryFn: async ({ signal }) =>
      (await diningApi('findLocation', { query: { query } }, { signal })).locations,
  })

/** The locations that a text may mean, best first; those already known are not asked for again. */
export const findLocations = (query: string): Promise<readonly FoundLocation[]> =>
  queryClient.fetchQuery(locations(query))

/** The same as a query; nothing is asked about an empty text. */
export const useLocations = (query: string) =>
  useQuery({ ...locations(query), enabled: query !== '' })
