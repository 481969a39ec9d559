import { z } from 'zod'
import { partySchema, readPartySchema } from '#features/trips/contract/party.schema.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { partnerSchema } from '#platform/shared/not-offered.ts'
import { tripScope, tripScopeErrors } from '#platform/shared/trip-scope.ts'
import { insuranceRoutes } from './insurance.endpoints.ts'

const missing = 'Please fill in all required fields to get your quote.'

const day = z
  .string(missing)
  .trim()
  .min(1, missing)
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date as YYYY-MM-DD.')
  .refine(isLocalDate, 'This date doesn’t exist.')
  .meta({ format: 'date' })
const countryCode = z
  .string(missing)
  .trim()
  .toUpperCase()
  .min(1, missing)
  .max(3, 'Enter the two letters of the country.')

const coverageSchema = z.strictObject({
  /** Whole Canadian dollars; null where the insurer does not say. */
  medical: z.int().nullable(),
  cancellation: z.int().nullable(),
  baggage: z.int().nullable(),
  emergency: z.int().nullable(),
})

export const insuranceQuoteSchema = z.strictObject({
  success: z.literal(true),
  premium: z.number(),
  currency: z.literal('CAD'),
  coverage: coverageSchema,
  policyDetails: z.strictObject({
    /** The country's name. */
    destination: z.string(),
    destinationCountry: z.string(),
    travelStartDate: z.iso.date(),
    travelEndDate: z.iso.date(),
    days: z.int(),
    /** Whole years at departure, of the one whose date of birth was given. */
    age: z.int(),
    /** Party of the premium; left out for one traveller. */
    party: readPartySchema.optional(),
  }),
  /** The parts of the premium, one a traveller; left out for one. */
  travellers: z.array(z.strictObject({ age: z.int(), premium: z.number() })).optional(),
  /** True if no insurer guarantees the premium. */
  estimate: z.boolean(),
  /** The assumptions behind the premium, in sentences. */
  assumptions: z.array(z.string()),
  source: z.string(),
  quotedAt: z.iso.datetime(),
})

/** The answer of an agency that offers no insurance: no figure. */
const noInsuranceSchema = z.strictObject({
  success: z.literal(true),
  offered: z.literal(false),
  partners: z.array(partnerSchema),
})

export const insuranceContract = defineContract({
  tag: 'insurance',
  routes: insuranceRoutes,
  errors: tripScopeErrors,
  operations: {
    quoteInsurance: {
      summary:
        'About what travel insurance for one traveller or a party costs, in CAD. We keep no data about the travellers.',
      body: z.object({
        ...tripScope,
        destinationCountry: countryCode,
        travelStartDate: day,
        travelEndDate: day,
        birthDate: day,
        /**
         * All who are insured, the one with the date of birth among the adults: the others are priced as
         * being of the same age. Left out in a trip, it is the trip's.
         */
        party: partySchema.optional(),
        citizenship: countryCode.default('CA'),
      }),
      output: z.union([insuranceQuoteSchema, noInsuranceSchema]),
      errors: ['trip-not-found'],
    },
  },
})

export type InsuranceContract = typeof insuranceContract
export type InsuranceQuote = z.infer<typeof insuranceQuoteSchema>
