import { everyone } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { placeContract } from '../contract/places.contract.ts'
import type { PlacesProvider } from './provider/places-provider.ts'

/** Suggestions under a search box: more would scroll. */
const suggestions = 8

export const placeOperations = (deps: { places: PlacesProvider }): readonly BoundOperation[] =>
  bindContract(
    placeContract,
    { searchDestinations: everyone },
    {
      searchDestinations: async ({ query, request, reply }) => {
        reply.set('cache-control', 'public, max-age=300')
        const found = await deps.places.suggestDestinations(
          query.query,
          suggestions,
          request.signal,
        )
        return [...found]
      },
    },
  )
