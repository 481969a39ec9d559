import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createClient, type InputOf, type OutputOf } from '#platform/web/api-client.ts'
import type { RentalContract } from '../contract/rentals.contract.ts'
import { rentalRoutes } from '../contract/rentals.endpoints.ts'

const rentalsApi = createClient<RentalContract>(rentalRoutes, { service: 'rentals' })

type Operations = RentalContract['operations']
export type PropertyQuery = InputOf<Operations['searchProperties']>['query']
export type PropertyAnswer = OutputOf<Operations['searchProperties']>['data']

const minute = 60 * 1000

const properties = (query: PropertyQuery | undefined) =>
  queryOptions({
    queryKey: ['properties', query],
    queryFn: async ({ signal }) =>
      (await rentalsApi('searchProperties', { query: query ?? { location: '' } }, { signal })).data,
    placeholderData: keepPreviousData,
    enabled: query !== undefined,
  })

/** Properties for a search; nothing is asked before there is one. */
export const useProperties = (query: PropertyQuery | undefined) => useQuery(properties(query))

/** The same for the dialog: what was found is good for five minutes. */
export const useDialogProperties = (query: PropertyQuery | undefined) =>
  useQuery({ ...properties(query), staleTime: 5 * minute })
