import { anyRole, everyone, type Policy } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { placeContract } from '../contract/places.contract.ts'
import { placeErrors } from '../contract/places.errors.ts'
import { openWithin } from '../domain/read-opening-hours.ts'
import type { PlacesProvider } from './provider/places-provider.ts'

/** Number of suggestions under a search box: more would scroll. */
const suggestions = 8
const nearbyAtMost = 10
const shared = 'public, max-age=300'

const fail = failWith(placeErrors)

/** For editors of the data; with DEMO=on everyone may see it. */
const evaluators = (demo: boolean): Policy => (demo ? everyone : anyRole('owner'))

/** Places are public and the same for all callers; the general limits per address apply. */
export const placeOperations = (deps: {
  places: PlacesProvider
  demo: boolean
}): readonly BoundOperation[] =>
  bindContract(
    placeContract,
    {
      searchDestinations: everyone,
      getDestination: everyone,
      searchAirports: everyone,
      geocode: everyone,
      listDataSources: everyone,
      evaluateHours: evaluators(deps.demo),
      listHolidays: everyone,
      listNearby: everyone,
    },
    {
      searchDestinations: async ({ query: { query }, request: { signal }, reply }) => {
        reply.set('cache-control', shared)
        return [...(await deps.places.suggestDestinations(query, suggestions, signal))]
      },
      getDestination: async ({ params: { id }, request: { signal }, reply }) => {
        const profile = await deps.places.describeDestination(id, signal)
        if (!profile) throw fail('destination-not-found')
        reply.set('cache-control', shared)
        return profile
      },
      searchAirports: async ({ query: { query }, request: { signal }, reply }) => {
        reply.set('cache-control', shared)
        return [...(await deps.places.suggestAirports(query, suggestions, signal))]
      },
      geocode: async ({ query: { location }, request: { signal }, reply }) => {
        const place = await deps.places.geocode(location, signal)
        if (!place) throw fail('location-not-found')
        reply.set('cache-control', shared)
        return { ...place, error: null }
      },
      listDataSources: async ({ request: { signal }, reply }) => {
        reply.set('cache-control', shared)
        return [...(await deps.places.dataSources(signal))]
      },
      evaluateHours: async ({ body }) => openWithin(body),
      listHolidays: async ({ params, query, request: { signal }, reply }) => {
        const found = await deps.places.holidays(params.countryCode.toUpperCase(), query, signal)
        if (!found) throw fail('country-not-found')
        reply.set('cache-control', shared)
        return [...found]
      },
      listNearby: async ({ query: { radius, ...where }, request: { signal }, reply }) => {
        reply.set('cache-control', shared)
        const search = { ...where, radiusMetres: radius, limit: nearbyAtMost }
        return [...(await deps.places.nearby(search, signal))]
      },
    },
  )
