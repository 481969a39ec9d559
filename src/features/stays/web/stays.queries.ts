import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createClient } from '#platform/web/api-client.ts'
import type { StayContract } from '../contract/stays.contract.ts'
import { stayRoutes } from '../contract/stays.routes.ts'

const staysApi = createClient<StayContract>(stayRoutes, { service: 'stays' })

export interface HotelSearch {
  readonly location: string
  readonly checkInDate: string
  readonly checkOutDate: string
  readonly adults: number
}

const hotels = (search: HotelSearch) =>
  queryOptions({
    queryKey: ['hotels', search],
    queryFn: async ({ signal }) => {
      const query = { ...search, currency: 'CAD' as const }
      return (await staysApi('searchHotels', { query }, { signal })).data
    },
    placeholderData: keepPreviousData,
    enabled: search.location !== '' && search.checkOutDate > search.checkInDate,
  })

/** Hotel offers in Canadian dollars; nothing is asked while the dates make no stay. */
export const useHotels = (search: HotelSearch) => useQuery(hotels(search))
