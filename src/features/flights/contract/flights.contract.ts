import { z } from 'zod'
import { notOfferedFields } from '#platform/shared/not-offered.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { searchingField } from '#platform/shared/searching.ts'
import { requiredText } from '#platform/shared/wire.ts'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'
import { flightOfferSchema } from './flight-offer.schema.ts'
import { flightSearchSchema } from './flight-search.schema.ts'
import { flightErrors } from './flights.errors.ts'
import { flightRoutes } from './flights.endpoints.ts'

const dayPriceSchema = z.strictObject({
  date: z.iso.date(),
  /** Of one adult, all legs; null on days without a flight. */
  price: z.number().nullable(),
  ...priceUnits,
})

/** An end of the search of which no scheduled flight is known. */
const unservedEndSchema = z.strictObject({
  end: z.enum(['origin', 'destination']),
  iata: z.string(),
  name: z.string(),
  /** Airports with flights around it, nearest first. */
  nearest: z.array(
    z.strictObject({ iata: z.string(), city: z.string(), name: z.string(), km: z.int() }),
  ),
})

export const flightContract = defineContract({
  tag: 'flights',
  routes: flightRoutes,
  errors: flightErrors,
  operations: {
    searchFlights: {
      summary:
        'Flight offers for one way or there and back, cheapest first; times are local to the airports. A metropolitan code stands for all its airports.',
      query: flightSearchSchema,
      output: z.strictObject({
        success: z.literal(true),
        data: z.array(flightOfferSchema),
        message: z.string(),
        /** Only where nothing was found because of it. */
        unserved: z.array(unservedEndSchema).optional(),
        ...searchingField,
        ...notOfferedFields,
      }),
      errors: ['search-refused', 'trip-not-found'],
    },
    requoteFlight: {
      summary:
        'An offer of a search at its price of this moment, by its id and what was searched; 410 where it is no longer sold.',
      query: flightSearchSchema.and(z.object({ id: requiredText(200, 'Say which offer.') })),
      output: z.strictObject({ success: z.literal(true), data: flightOfferSchema }),
      errors: ['search-refused', 'offer-gone', 'trip-not-found'],
    },
    listDayPrices: {
      summary:
        'The cheapest price of an adult on the days around the departure, of metropolises fewer days; a return keeps its distance in days.',
      query: flightSearchSchema,
      output: z.strictObject({
        currency: z.string(),
        /** In order; today at the earliest. */
        days: z.array(dayPriceSchema),
        ...notOfferedFields,
      }),
      errors: ['search-refused', 'trip-not-found'],
    },
  },
})

export type FlightContract = typeof flightContract
export type UnservedEnd = z.infer<typeof unservedEndSchema>
export type DayPrice = z.infer<typeof dayPriceSchema>
