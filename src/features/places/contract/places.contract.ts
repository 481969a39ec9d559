import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { placeRoutes } from './places.routes.ts'

export const destinationSuggestionSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lng: z.number(),
  summary: z.string(),
  /** True where the atlas has sights, hotels and restaurants to plan with. */
  covered: z.boolean(),
})

export const placeContract = defineContract({
  tag: 'places',
  routes: placeRoutes,
  errors: {},
  operations: {
    searchDestinations: {
      summary: 'Destinations that match what was typed, best first; all for nothing typed.',
      query: z.object({ query: z.string().trim().max(80).default('') }),
      output: z.array(destinationSuggestionSchema),
    },
  },
})

export type PlaceContract = typeof placeContract
export type DestinationSuggestion = z.infer<typeof destinationSuggestionSchema>
