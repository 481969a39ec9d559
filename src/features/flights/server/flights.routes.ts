import { everyone, limited } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import type { NotOffered } from '#platform/shared/not-offered.ts'
import { flightContract } from '../contract/flights.contract.ts'
import type { FlightDeps } from './check-search.ts'
import { noFlightsKnown, unservedEnds } from './unserved-ends.ts'
import { listDayPrices, searchFlights } from './search-flights.ts'
import { searchText as text } from './messages.ts'

const minute = 60
/**
 * Public, and computed for each request: the limit is above normal use and below what would slow others
 * down.
 */
const searches = { name: 'flight-search', points: 120, seconds: minute, by: 'address' } as const
const calendars = { name: 'flight-days', points: 60, seconds: minute, by: 'address' } as const

interface Deps extends FlightDeps {
  readonly notOffered: { readonly flights?: NotOffered }
}

export const flightOperations = (deps: Deps): readonly BoundOperation[] =>
  bindContract(
    flightContract,
    { searchFlights: limited(everyone, searches), listDayPrices: limited(everyone, calendars) },
    {
      searchFlights: async ({ query, request }) => {
        const data = await searchFlights(deps, query, request.signal)
        const closed = deps.notOffered.flights
        const unserved = closed || data.length > 0 ? [] : unservedEnds(deps.flights, query)
        const count = data.length === 1 ? '1 flight' : `${data.length} flights`
        const emptyMessage = closed ? text.notOffered : (noFlightsKnown(unserved) ?? text.noneFound)
        const message = data.length > 0 ? count : emptyMessage
        return {
          success: true as const,
          data,
          message,
          ...(unserved.length > 0 ? { unserved } : {}),
          ...closed,
        }
      },
      listDayPrices: async ({ query, request }) => ({
        currency: query.currency,
        days: await listDayPrices(deps, query, request.signal),
        ...deps.notOffered.flights,
      }),
    },
  )
