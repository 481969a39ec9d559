import { asUnits } from '#features/trips/domain/item-price.ts'
import { everyone, signedIn } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { soFar } from '#platform/server/outbound/patient-port.ts'
import { cad } from '#platform/shared/money.ts'
import type { NotOffered } from '#platform/shared/not-offered.ts'
import type { Searching } from '#platform/shared/searching.ts'
import { diningContract } from '../contract/dining.contract.ts'
import { diningErrors } from '../contract/dining.errors.ts'
import { addRestaurant, type AddRestaurantDeps } from './add-restaurant.ts'
import { searchActivities } from './search-activities.ts'
import { searchRestaurants } from './search-restaurants.ts'
import { attractionsText } from './messages.ts'

/** Prices restaurants and sights per person. */
const perPerson = <T extends { readonly price: number }>(found: T) => ({
  ...found,
  ...asUnits('person', 1, cad(found.price)),
})

/** The answer of a search that still runs is not cached. */
const cacheOf = ({ searching }: Searching = {}): string =>
  searching ? 'no-store' : 'public, max-age=300'

const policies = {
  findLocation: everyone,
  listRestaurants: everyone,
  readPhoto: everyone,
  listAttractions: everyone,
  searchRestaurants: everyone,
  addRestaurant: signedIn,
  searchActivities: everyone,
}

interface Deps extends AddRestaurantDeps {
  readonly notOffered: { readonly dining?: NotOffered; readonly activities?: NotOffered }
}

export const diningOperations = (deps: Deps): readonly BoundOperation[] => {
  const { dining } = deps
  const closed = deps.notOffered.dining
  return bindContract(diningContract, policies, {
    findLocation: async ({ query, request, reply }) => {
      reply.set('cache-control', cacheOf())
      return { locations: [...(await dining.findLocations(query.query, request.signal))] }
    },
    listRestaurants: async ({ query, request, reply }) => {
      const searched = dining.restaurants(query.locationId, request.signal)
      const { found, goesOn } = await soFar(searched, [])
      reply.set('cache-control', cacheOf(goesOn))
      return { source: dining.source, restaurants: found.map(perPerson), ...goesOn, ...closed }
    },
    readPhoto: async ({ query: { name, mark }, request, reply }) => {
      const url = await dining.photo?.(name, mark, request.signal)
      if (!url) throw failWith(diningErrors)('photo-unknown')
      reply.set('cache-control', 'private, no-store')
      return url
    },
    listAttractions: async ({ query, request, reply }) => {
      const searched = dining.attractions(query.locationId, request.signal)
      const { found, goesOn } = await soFar(searched, [])
      reply.set('cache-control', cacheOf(goesOn))
      const message = found.length > 0 || goesOn.searching ? null : attractionsText.none
      return { source: dining.source, attractions: found.map(perPerson), message, ...goesOn }
    },
    searchRestaurants: async ({ query, request, reply }) => {
      const { query: text, ...wanted } = query
      const searched = searchRestaurants(deps, { ...wanted, text }, request.signal)
      const { found, goesOn } = await soFar(searched, { restaurants: [], total: 0 })
      reply.set('cache-control', cacheOf(goesOn))
      return {
        source: dining.source,
        ...found,
        restaurants: found.restaurants.map(perPerson),
        ...goesOn,
        ...closed,
      }
    },
    addRestaurant: async ({ session, body, request }) => ({
      success: true as const,
      item: await addRestaurant(deps, session, body, request.signal),
    }),
    searchActivities: async ({ query, request, reply }) => {
      const searched = searchActivities(deps, query, request.signal)
      const { found, goesOn } = await soFar(searched, [])
      reply.set('cache-control', cacheOf(goesOn))
      const source = dining.activitySource ?? dining.source
      return { source, activities: found.map(perPerson), ...goesOn, ...deps.notOffered.activities }
    },
  })
}
