import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { priceLevels } from '../domain/price-level.ts'
import { diningRoutes } from './dining.routes.ts'

export const restaurantSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  photo: z.string(),
  rating: z.number(),
  reviewCount: z.int(),
  cuisine: z.array(z.string()),
  priceLevel: z.enum(priceLevels),
  /** Average for one person, CAD. */
  price: z.number(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  sample: z.boolean(),
  /** True where nobody wrote rows for the town: even the list is made up. */
  demo: z.boolean(),
})

export const attractionSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  localName: z.string().nullable(),
  description: z.string(),
  photo: z.string(),
  category: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  durationMinutes: z.int(),
  /** CAD for one adult; 0 is known to be free. */
  price: z.number(),
  /** True when the price is an estimate of today's admission. */
  estimated: z.boolean(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  closedOn: z.array(z.string()),
  /** Months (1 to 12) in which it can be visited; null: all year. */
  openMonths: z.array(z.int()).nullable(),
  worldHeritageSince: z.int().nullable(),
  /** Real reviews would come from a live provider; the atlas has none and says so. */
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
})

const byLocation = z.object({
  locationId: z.string().trim().min(1, 'Please choose a location to search.').max(120),
})

export const diningContract = defineContract({
  tag: 'dining',
  routes: diningRoutes,
  errors: {},
  operations: {
    findLocation: {
      summary: 'The location ids that free text may mean, best first.',
      query: z.object({ query: z.string().trim().max(120).default('') }),
      output: z.strictObject({
        locations: z.array(z.strictObject({ locationId: z.string(), name: z.string() })),
      }),
    },
    listRestaurants: {
      summary: 'Restaurants of a location.',
      query: byLocation,
      output: z.strictObject({ source: z.string(), restaurants: z.array(restaurantSchema) }),
    },
    listAttractions: {
      summary: 'Attractions of a location, the most visited first.',
      query: byLocation,
      output: z.strictObject({
        source: z.string(),
        attractions: z.array(attractionSchema),
        /** Why there are none, where there are none. */
        message: z.string().nullable(),
      }),
    },
  },
})

export type DiningContract = typeof diningContract
export type Restaurant = z.infer<typeof restaurantSchema>
export type Attraction = z.infer<typeof attractionSchema>
