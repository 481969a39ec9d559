import { everyone } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { stillSearching } from '#platform/shared/searching.ts'
import type { NotOffered } from '#platform/shared/not-offered.ts'
import { countText } from '#platform/shared/count-text.ts'
import { stayContract } from '../contract/stays.contract.ts'
import { searchStays, type StayDeps } from './search-stays.ts'
import { searchText as text } from './messages.ts'

interface Deps extends StayDeps {
  readonly notOffered: { readonly stays?: NotOffered }
}

export const stayOperations = (deps: Deps): readonly BoundOperation[] =>
  bindContract(
    stayContract,
    { searchHotels: everyone, listPhotos: everyone },
    {
      searchHotels: async ({ query, request }) => {
        const { offers: data, goesOn } = await searchStays(deps, query, request.signal)
        const closed = deps.notOffered.stays
        const empty = goesOn.searching ? stillSearching : text.noneFound
        const none = closed ? text.notOffered : empty
        const message = data.length > 0 ? countText(data.length, 'hotel') : none
        return { success: true as const, data, message, ...goesOn, ...closed }
      },
      listPhotos: async ({ query, request }) => {
        const urls = await deps.stays.photos(query, request.signal)
        return { photos: urls.map((url) => ({ url })) }
      },
    },
  )
