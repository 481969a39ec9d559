import { z } from 'zod'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'
import { tripItemSchema } from '#features/trips/contract/trip-item.schema.ts'
import { notOfferedFields } from '#platform/shared/not-offered.ts'
import { defineContract, redirectOutput } from '#platform/shared/endpoint.ts'
import { searchingField } from '#platform/shared/searching.ts'
import { tripScope } from '#platform/shared/trip-scope.ts'
import { localDate, requiredText, uuid } from '#platform/shared/wire.ts'
import { meals } from '../domain/meal.ts'
import { activitySchema } from './activity.schema.ts'
import { diningErrors } from './dining.errors.ts'
import { foundRestaurantSchema, restaurantQuery } from './restaurant-search.schema.ts'
import { restaurantSchema } from './restaurant.schema.ts'
import { diningRoutes } from './dining.endpoints.ts'

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
  /** CAD for one adult; 0 is free, or unknown if estimated. */
  price: z.number(),
  ...priceUnits,
  /** True when the price is an estimate of today's admission. */
  estimated: z.boolean(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  closedOn: z.array(z.string()),
  /** Months (1 to 12) in which it can be visited; null: all year. */
  openMonths: z.array(z.int()).nullable(),
  /** OpenStreetMap opening_hours, where they are known by season and day: they take precedence. */
  hours: z.string().optional(),
  /** Minutes before closing of the last entry. */
  lastEntryMinutes: z.int().optional(),
  worldHeritageSince: z.int().nullable(),
  /** Ids of other sights that the same ticket opens. */
  ticketWith: z.array(z.string()).optional(),
  /** Real reviews would come from a live provider; the atlas has none and says so. */
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
})

const byLocation = z.object({
  ...tripScope,
  locationId: z.string().trim().min(1, 'Please choose a location to search.').max(120),
})

export const diningContract = defineContract({
  tag: 'dining',
  routes: diningRoutes,
  errors: diningErrors,
  operations: {
    findLocation: {
      summary: 'The location IDs that match a text, best first.',
      query: z.object({ query: z.string().trim().max(120).default('') }),
      output: z.strictObject({
        locations: z.array(z.strictObject({ locationId: z.string(), name: z.string() })),
      }),
    },
    listRestaurants: {
      summary: 'Restaurants of a location.',
      query: byLocation,
      output: z.strictObject({
        source: z.string(),
        restaurants: z.array(restaurantSchema),
        ...searchingField,
        ...notOfferedFields,
      }),
      errors: ['trip-not-found'],
    },
    readPhoto: {
      summary: 'Redirects to where a restaurant’s photo is for the moment.',
      query: z.object({ name: z.string().max(1300), mark: z.string().max(60) }),
      output: redirectOutput,
      errors: ['photo-unknown'],
    },
    listAttractions: {
      summary: 'Attractions of a location, the most visited first.',
      query: byLocation,
      output: z.strictObject({
        source: z.string(),
        ...searchingField,
        attractions: z.array(attractionSchema),
        /** Message if the list is empty. */
        message: z.string().nullable(),
      }),
      errors: ['trip-not-found'],
    },
    searchRestaurants: {
      summary: 'A page of the restaurants of a destination, by id or name, filtered and sorted.',
      query: restaurantQuery,
      output: z.strictObject({
        source: z.string(),
        restaurants: z.array(foundRestaurantSchema),
        /** Matches on all pages. */
        total: z.int(),
        ...searchingField,
        ...notOfferedFields,
      }),
    },
    addRestaurant: {
      idempotencyKey: 'kept',
      summary: 'Adds a restaurant to a trip, once for the same day and meal.',
      body: z.strictObject({
        restaurantId: requiredText(200, 'Say which restaurant.'),
        /** The item as shown; only its price is compared. */
        restaurantData: z.looseObject({ price: z.number().optional() }).optional(),
        itineraryId: uuid,
        /** Absent or null for unscheduled. */
        date: localDate.nullable().default(null),
        timeSlot: z.enum(meals, 'Choose breakfast, lunch or dinner.').default('dinner'),
      }),
      output: z.strictObject({ success: z.literal(true), item: tripItemSchema }),
      status: 201,
      errors: [
        'trip-not-found',
        'too-many-items',
        'restaurant-unknown',
        'price-changed',
        'already-in-trip',
      ],
    },
    searchActivities: {
      summary: 'Activities and excursions of a destination, by id or name.',
      query: z.object({
        destination: z
          .string('Please choose a destination first.')
          .trim()
          .min(1, 'Please choose a destination first.')
          .max(120),
        query: z.string().trim().max(120).default(''),
      }),
      output: z.strictObject({
        source: z.string(),
        activities: z.array(activitySchema),
        ...searchingField,
        ...notOfferedFields,
      }),
    },
  },
})

export type DiningContract = typeof diningContract
export type Attraction = z.infer<typeof attractionSchema>
