import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { nearbyTypes } from '../domain/nearby-estimate.ts'
import { destinationProfileSchema } from './destination-profile.ts'
import {
  holidayYearsSchema,
  hoursAnswerSchema,
  hoursQuestionSchema,
  publicHolidaySchema,
} from './hours.schema.ts'
import { placeErrors } from './places.errors.ts'
import { placeRoutes } from './places.endpoints.ts'

export const destinationSuggestionSchema = z.strictObject({
  id: z.string(),
  /** A search for this name finds this place again: "London", but "London, Ontario". */
  name: z.string(),
  /** State or province, if known. */
  region: z.string().nullable(),
  country: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Zoom at which the place fills a map. */
  zoom: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  /** 1 to 12; empty if unknown. */
  bestMonths: z.array(z.int()),
  summary: z.string(),
  /** Number of inhabitants; 0 if unknown or not applicable. */
  population: z.int(),
  /** True where the atlas has sights, hotels and restaurants to plan with. */
  covered: z.boolean(),
})

export const airportSuggestionSchema = z.strictObject({
  /** Of an airport, or of a metropolis, which means any of its airports. */
  iata: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** IANA name. */
  timeZone: z.string(),
  /** Codes of a metropolis's airports, the main one first; omitted for an airport. */
  airports: z.array(z.string()).optional(),
})

export const geocodedPlaceSchema = z.strictObject({
  lat: z.number(),
  lng: z.number(),
  /** With its surroundings: "Paris, France", "Eiffel Tower, Paris". */
  name: z.string(),
  /** `address`: only where a live source is asked. */
  kind: z.enum(['destination', 'city', 'island', 'sight', 'airport', 'country', 'address']),
  country: z.string(),
  countryCode: z.string(),
  /** Always null here: an unknown place is a problem response. */
  error: z.null(),
})

export const nearbyPlaceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  address: z.string(),
  type: z.enum(['hotel', 'restaurant', 'activity', 'transport']),
  /** CAD: per night, meal, admission or ride. */
  cost: z.int(),
  /** What `unitPrice`, the same sum, is for. */
  basis: z.enum(['night', 'person']),
  unitPrice: z.int(),
  estimated: z.literal(true),
  /** What it costs in a finder: a meal or a visit, 0 if free, a hotel's usual night; null where only `cost` is known. */
  priceCad: z.int().nullable(),
  /** True for invented businesses. */
  sample: z.boolean(),
})

export const dataSourceSchema = z.strictObject({
  what: z.string(),
  /** `package`: open data; `general knowledge`: written by us; `invented`: samples. */
  kind: z.string(),
  credit: z.string(),
  licence: z.string(),
  link: z.string().nullable(),
  asOf: z.string(),
  /** A sentence on what is estimated or may have changed; null if nothing is. */
  estimated: z.string().nullable(),
  rows: z.int(),
})

const query = (sentence: string) => z.string().trim().max(80, sentence)
const tooLong = 'Please use 80 letters or fewer.'

/** Degrees; blank text is refused, not read as 0. */
const coordinate = (limit: number, sentence: string) =>
  z
    .preprocess(
      (given) => (typeof given === 'string' && given.trim() === '' ? undefined : given),
      z.coerce.number(sentence).min(-limit, sentence).max(limit, sentence),
    )
    .meta({ type: 'number', minimum: -limit, maximum: limit })

const nearbyNames = Object.keys(nearbyTypes) as (keyof typeof nearbyTypes)[]

export const placeContract = defineContract({
  tag: 'places',
  routes: placeRoutes,
  errors: placeErrors,
  operations: {
    searchDestinations: {
      summary:
        'Destinations and towns that match what was typed, best first; all destinations for nothing typed.',
      query: z.object({ query: query(tooLong).default('') }),
      output: z.array(destinationSuggestionSchema),
    },
    getDestination: {
      summary:
        'A destination or town by its ID: season and climate, money, airports, districts, and facts about its country.',
      params: z.object({ id: z.string().max(80, tooLong) }),
      output: destinationProfileSchema,
      errors: ['destination-not-found'],
    },
    searchAirports: {
      summary:
        'Airports with scheduled service, and metropolises for any of theirs, by code, city, name or destination; the busiest airports for nothing typed.',
      query: z.object({ query: query(tooLong).default('') }),
      output: z.array(airportSuggestionSchema),
    },
    geocode: {
      summary: 'Where a city, island, country, sight or airport (by code too) is.',
      query: z.object({
        location: z
          .string()
          .trim()
          .min(1, 'Please enter a location.')
          .max(120, 'Please use 120 letters or fewer.'),
      }),
      output: geocodedPlaceSchema,
      errors: ['location-not-found'],
    },
    listDataSources: {
      summary: 'The sources of our data on places: kind, date and credit.',
      output: z.array(dataSourceSchema),
    },
    evaluateHours: {
      summary:
        'When a place is open within a time, by opening hours in the syntax of OpenStreetMap. On a DEMO instance for everybody, else for the role owner.',
      body: hoursQuestionSchema,
      output: hoursAnswerSchema,
      errors: ['hours-not-understood'],
    },
    listHolidays: {
      summary: 'Public holidays of a country, in the order of the calendar.',
      params: z.object({
        countryCode: z
          .string()
          .max(80)
          .regex(/^[A-Za-z]{2}$/, 'Use the two letters of the country, such as CA.'),
      }),
      query: holidayYearsSchema,
      output: z.array(publicHolidaySchema),
      errors: ['country-not-found'],
    },
    listNearby: {
      summary:
        'Up to ten places around a point, nearest first; sights also foremost first. Costs are estimates; airports are looked for within 60 km at least.',
      query: z.object({
        lat: coordinate(90, 'Enter a latitude from -90 to 90.'),
        lng: coordinate(180, 'Enter a longitude from -180 to 180.'),
        type: z.enum(nearbyNames, `Choose one of ${nearbyNames.join(', ')}.`),
        radius: z.coerce
          .number('Enter a radius in metres.')
          .min(1, 'Enter a radius of at least 1 metre.')
          .max(50_000, 'Enter a radius of at most 50,000 metres.')
          .default(5000),
        order: z.enum(['nearest', 'foremost']).default('nearest'),
      }),
      output: z.array(nearbyPlaceSchema),
    },
  },
})

export type PlaceContract = typeof placeContract
export type DestinationSuggestion = z.infer<typeof destinationSuggestionSchema>
export type AirportSuggestion = z.infer<typeof airportSuggestionSchema>
export type GeocodedPlace = z.infer<typeof geocodedPlaceSchema>
export type DataSource = z.infer<typeof dataSourceSchema>
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>
