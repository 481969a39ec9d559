import { queryOptions, useQuery } from '@tanstack/react-query'
import { createClient } from '#platform/web/api-client.ts'
import type { DiningContract } from '../contract/dining.contract.ts'
import { diningRoutes } from '../contract/dining.routes.ts'

const diningApi = createClient<DiningContract>(diningRoutes, { service: 'dining' })

async function locationOf(destination: string, signal: AbortSignal): Promise<string | undefined> {
  const query = { query: destination }
  return (await diningApi('findLocation', { query }, { signal })).locations[0]?.locationId
}

const restaurants = (destination: string) =>
  queryOptions({
    queryKey: ['restaurants', destination],
    queryFn: async ({ signal }) => {
      const locationId = await locationOf(destination, signal)
      if (!locationId) return []
      return (await diningApi('listRestaurants', { query: { locationId } }, { signal })).restaurants
    },
    enabled: destination !== '',
  })

const attractions = (destination: string) =>
  queryOptions({
    queryKey: ['attractions', destination],
    queryFn: async ({ signal }) => {
      const locationId = await locationOf(destination, signal)
      if (!locationId) return []
      return (await diningApi('listAttractions', { query: { locationId } }, { signal })).attractions
    },
    enabled: destination !== '',
  })

export const useRestaurants = (destination: string) => useQuery(restaurants(destination))
export const useAttractions = (destination: string) => useQuery(attractions(destination))
