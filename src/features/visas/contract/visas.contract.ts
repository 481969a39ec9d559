import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { visaCountryCodes } from '../domain/visa-countries.ts'
import { visaRoutes } from './visas.routes.ts'

export const visaFindingSchema = z.strictObject({
  /** What an ordinary passport needs for a tourist's visit. */
  status: z.enum(['visa-free', 'eta', 'e-visa', 'visa-on-arrival', 'visa-required', 'restricted']),
  /** Green: nothing to obtain. Blue: something to obtain first. Red: travel restricted. */
  color: z.enum(['green', 'blue', 'red']),
  description: z.string(),
  from: z.enum(visaCountryCodes),
  to: z.enum(visaCountryCodes),
  /** The longest usual stay of one visit; null: not fixed. */
  days: z.int().nullable(),
  /** What to get, for how much in words, and where; null: nothing. */
  obtain: z
    .strictObject({ what: z.string(), cost: z.string().nullable(), where: z.string() })
    .nullable(),
  conditions: z.array(z.string()),
  /** What is about to change or disputed; null: nothing known. */
  changing: z.string().nullable(),
  /** The destination's own page: it decides. */
  link: z.url(),
  /** The day we last went over what we know. */
  checkedOn: z.iso.date(),
  /** What the answer rests on: 'general knowledge' of ours, or the name of a live source. */
  kind: z.string(),
})

const country = z
  .string('Please select both origin and destination countries.')
  .trim()
  .toUpperCase()
  .min(1, 'Please select both origin and destination countries.')
  .pipe(z.enum(visaCountryCodes, 'We know the rules of 20 countries, and this is not one of them.'))

export const visaContract = defineContract({
  tag: 'visas',
  routes: visaRoutes,
  errors: {},
  operations: {
    checkVisa: {
      summary:
        'What a tourist with an ordinary passport of one country needs for another, by ISO 3166-1 codes.',
      query: z.object({ from: country, to: country }).refine(({ from, to }) => from !== to, {
        path: ['to'],
        error: 'Origin and destination countries must be different.',
      }),
      output: z.strictObject({
        success: z.literal(true),
        data: visaFindingSchema,
        metadata: z.strictObject({ timestamp: z.iso.datetime(), source: z.string() }),
      }),
    },
  },
})

export type VisaFinding = z.infer<typeof visaFindingSchema>
