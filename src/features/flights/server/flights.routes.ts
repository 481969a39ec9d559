import { everyone, limited } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { soFar } from '#platform/server/outbound/patient-port.ts'
import { stillSearching } from '#platform/shared/searching.ts'
import type { NotOffered } from '#platform/shared/not-offered.ts'
import { flightContract } from '../contract/flights.contract.ts'
import type { FlightDeps } from './check-search.ts'
import { noFlightsKnown, unservedEnds } from './unserved-ends.ts'
import { listDayPrices, requoteFlight, searchFlights } from './search-flights.ts'
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
    {
      searchFlights: limited(everyone, searches),
      requoteFlight: limited(everyone, searches),
      listDayPrices: limited(everyone, calendars),
    },
    {
      searchFlights: async ({ query, request }) => {
        const searched = searchFlights(deps, query, request.signal)
        const { found: data, goesOn } = await soFar(searched, [])
        const closed = deps.notOffered.flights
        const isDone = closed || data.length > 0 || goesOn.searching
        const unserved = isDone ? [] : await unservedEnds(deps.flights, query)
        const count = data.length === 1 ? '1 flight' : `${data.length} flights`
        const none = goesOn.searching ? stillSearching : text.noneFound
        const emptyMessage = closed ? text.notOffered : (noFlightsKnown(unserved) ?? none)
        const message = data.length > 0 ? count : emptyMessage
        return {
          success: true as const,
          data,
          message,
          ...(unserved.length > 0 ? { unserved } : {}),
          ...goesOn,
          ...closed,
        }
      },
      requoteFlight: async ({ query, request }) => ({
        success: true as const,
        data: await requoteFlight(deps, query, request.signal),
      }),
      listDayPrices: async ({ query, request }) => ({
        currency: query.currency,
        days: await listDayPrices(deps, query, request.signal),
        ...deps.notOffered.flights,
      }),
    },
  )
