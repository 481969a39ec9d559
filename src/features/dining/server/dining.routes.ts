import { everyone } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { diningContract } from '../contract/dining.contract.ts'
import type { DiningProvider } from './provider/dining-provider.ts'

const shared = 'public, max-age=300'
const noAttractions =
  'We list sights only where we know the real ones, and we have none for this place yet.'

export const diningOperations = ({
  dining,
}: {
  dining: DiningProvider
}): readonly BoundOperation[] =>
  bindContract(
    diningContract,
    { findLocation: everyone, listRestaurants: everyone, listAttractions: everyone },
    {
      findLocation: async ({ query, request, reply }) => {
        reply.set('cache-control', shared)
        return { locations: [...(await dining.findLocations(query.query, request.signal))] }
      },
      listRestaurants: async ({ query, request, reply }) => {
        reply.set('cache-control', shared)
        const restaurants = await dining.restaurants(query.locationId, request.signal)
        return { source: dining.source, restaurants: [...restaurants] }
      },
      listAttractions: async ({ query, request, reply }) => {
        reply.set('cache-control', shared)
        const attractions = await dining.attractions(query.locationId, request.signal)
        const message = attractions.length > 0 ? null : noAttractions
        return { source: dining.source, attractions: [...attractions], message }
      },
    },
  )
