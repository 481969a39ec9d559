import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '#platform/web/query-client.ts'
import { askAgainAfterMs, createClient } from '#platform/web/api-client.ts'
import type { Party } from '#features/trips/domain/party.ts'
import type { StayContract } from '../contract/stays.contract.ts'
import { stayRoutes } from '../contract/stays.endpoints.ts'

const staysApi = createClient<StayContract>(stayRoutes, { service: 'stays' })

export interface HotelSearch {
  readonly location: string
  readonly checkInDate: string
  readonly checkOutDate: string
  /** Left out, they are those of the trip. */
  readonly adults?: number
  /** One by default. */
  readonly rooms?: number
  /** The trip that is planned. */
  readonly itineraryId?: string
}

interface Asked extends HotelSearch {
  /** False if the dates are no valid stay: then no request is made. */
  readonly possible: boolean
  /** The trip's as it is here: another party is another search, also before the server knows of it. */
  readonly party: Party | undefined
}

/** Guests as a search asks for them. */
const guestsIn = ({ adults, children }: Party) => ({
  adults,
  ...(children.length > 0 && { children: children.length, childAges: children.join(',') }),
})

const hotels = ({ possible, party, ...search }: Asked) =>
  queryOptions({
    queryKey: ['hotels', search, party],
    queryFn: async ({ signal }) => {
      const query = { ...search, ...(party && guestsIn(party)), currency: 'CAD' as const }
      return staysApi('searchHotels', { query }, { signal, inPlace: true, inParts: true })
    },
    placeholderData: keepPreviousData,
    // A search that goes on is asked again for what it has found since.
    refetchInterval: ({ state }) => (state.data?.searching ? askAgainAfterMs : false),
    enabled: search.location !== '' && possible,
  })

/** Hotel offers in Canadian dollars; no request while the dates are no valid stay. */
export function useHotels(search: Asked) {
  const { data, ...query } = useQuery(hotels(search))
  return { ...query, data: data?.data, goesOn: data?.searching ?? false }
}

/** The offers of a search, outside a list of hotels. */
export const askHotels = async (search: HotelSearch) =>
  (await queryClient.fetchQuery(hotels({ ...search, possible: true, party: undefined }))).data

const hour = 60 * 60 * 1000

/** The first picture of a hotel; fetched once a day. */
export const hotelPhoto = (hotelName: string, location: string) =>
  queryOptions({
    queryKey: ['hotel-photos', hotelName, location],
    queryFn: async ({ signal }) => {
      const query = { hotelName, location }
      return (await staysApi('listPhotos', { query }, { signal })).photos[0]?.url ?? ''
    },
    staleTime: 24 * hour,
    gcTime: 48 * hour,
  })

/** The picture of a hotel whose offer has none. */
export const useHotelPhoto = (hotelName: string, location: string, enabled: boolean) =>
  useQuery({ ...hotelPhoto(hotelName, location), enabled }).data

/** Refetches the offers after the shown ones have expired. */
export function refetchHotels(): void {
  void queryClient.invalidateQueries({ queryKey: ['hotels'] })
}
