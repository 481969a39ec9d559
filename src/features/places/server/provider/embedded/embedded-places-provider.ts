import type { Atlas } from '#atlas/atlas.ts'
import type { PlacesProvider } from '../places-provider.ts'
import { describeDestination } from './describe-destination.ts'
import { geocode } from './geocode.ts'
import { nearby, nearbyPlace } from './nearby.ts'
import { publicHolidays } from './public-holidays.ts'
import { suggestAirports } from './suggest-airports.ts'
import { suggestDestinations } from './suggest-destinations.ts'

/** Places of the atlas: no key, no network. */
export const createEmbeddedPlacesProvider = (atlas: Atlas): PlacesProvider => ({
  source: 'embedded',
  suggestDestinations: async (query, limit) => suggestDestinations(atlas, query, limit),
  describeDestination: async (id) => describeDestination(atlas, id),
  suggestAirports: async (query, limit) => suggestAirports(atlas, query, limit),
  geocode: async (location) => geocode(atlas, location),
  dataSources: async () => atlas.sources,
  place: async (id, type) => nearbyPlace(atlas, id, type),
  holidays: async (code, years) => publicHolidays(atlas, code, years),
  nearby: async (search) => nearby(atlas, search),
})
