import { everyone } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { flightContract } from '../contract/flights.contract.ts'
import type { FlightDeps } from './check-search.ts'
import { listDayPrices, searchFlights } from './search-flights.ts'

const nothingFound = 'No flights found for your search criteria.'

/** Public, and within the general limits of an address: a search writes nothing. */
export const flightOperations = (deps: FlightDeps): readonly BoundOperation[] =>
  bindContract(
    flightContract,
    { searchFlights: everyone, listDayPrices: everyone },
    {
      searchFlights: async ({ query, request }) => {
        const data = await searchFlights(deps, query, request.signal)
        const count = data.length === 1 ? '1 flight' : `${data.length} flights`
        return { success: true as const, data, message: data.length > 0 ? count : nothingFound }
      },
      listDayPrices: async ({ query, request }) => ({
        currency: query.currency,
        days: await listDayPrices(deps, query, request.signal),
      }),
    },
  )
