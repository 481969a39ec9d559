import { everyone, signedIn } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { NotOffered } from '#platform/shared/not-offered.ts'
import { diningContract } from '../contract/dining.contract.ts'
import { diningErrors } from '../contract/dining.errors.ts'
import { addRestaurant, type AddRestaurantDeps } from './add-restaurant.ts'
import { perPerson } from './per-person.ts'
import { searchActivities } from './search-activities.ts'
import { searchRestaurants } from './search-restaurants.ts'
import { attractionsText } from './messages.ts'

const shared = 'public, max-age=300'

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
      reply.set('cache-control', shared)
      return { locations: [...(await dining.findLocations(query.query, request.signal))] }
    },
    listRestaurants: async ({ query, request, reply }) => {
      reply.set('cache-control', shared)
      const restaurants = await dining.restaurants(query.locationId, request.signal)
      return { source: dining.source, restaurants: restaurants.map(perPerson), ...closed }
    },
    readPhoto: async ({ query: { name, mark }, request, reply }) => {
      const url = await dining.photo?.(name, mark, request.signal)
      if (!url) throw failWith(diningErrors)('photo-unknown')
      reply.set('cache-control', 'private, no-store')
      return url
    },
    listAttractions: async ({ query, request, reply }) => {
      reply.set('cache-control', shared)
      const attractions = await dining.attractions(query.locationId, request.signal)
      const message = attractions.length > 0 ? null : attractionsText.none
      return { source: dining.source, attractions: attractions.map(perPerson), message }
    },
    searchRestaurants: async ({ query, request, reply }) => {
      reply.set('cache-control', shared)
      const { query: text, ...wanted } = query
      const found = await searchRestaurants(deps, { ...wanted, text }, request.signal)
      return {
        source: dining.source,
        ...found,
        restaurants: found.restaurants.map(perPerson),
        ...closed,
      }
    },
    addRestaurant: async ({ session, body, request }) => ({
      success: true as const,
      item: await addRestaurant(deps, session, body, request.signal),
    }),
    searchActivities: async ({ query, request, reply }) => {
      reply.set('cache-control', shared)
      const activities = await searchActivities(deps, query, request.signal)
      const source = dining.activitySource ?? dining.source
      return { source, activities: activities.map(perPerson), ...deps.notOffered.activities }
    },
  })
}
