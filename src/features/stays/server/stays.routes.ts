import { everyone } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { countText } from '#platform/shared/count-text.ts'
import { stayContract } from '../contract/stays.contract.ts'
import { searchStays, type StayDeps } from './search-stays.ts'

export const stayOperations = (deps: StayDeps): readonly BoundOperation[] =>
  bindContract(
    stayContract,
    { searchHotels: everyone, listPhotos: everyone },
    {
      searchHotels: async ({ query, request }) => {
        const data = await searchStays(deps, query, request.signal)
        const message =
          data.length > 0
            ? countText(data.length, 'hotel')
            : 'No hotels found for the selected criteria.'
        return { success: true as const, data, message }
      },
      listPhotos: async ({ query, request }) => {
        const urls = await deps.stays.photos(query, request.signal)
        return { photos: urls.map((url) => ({ url })) }
      },
    },
  )
