import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { currencies } from '#platform/shared/reference-rates.ts'
import { rateRoutes } from './rates.endpoints.ts'

/** The message for an unknown code, which is repeated only if it has the form of one. */
const unknown = ({ input }: { readonly input?: unknown }): string => {
  const code = typeof input === 'string' && /^[A-Z]{3}$/.test(input) ? input : 'that currency'
  return `We have no reference rate for ${code}. Give the three-letter code of one of our ${currencies.length} currencies, such as EUR.`
}

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.enum(currencies, { error: unknown }))

const rateSchema = z.strictObject({
  /** ISO 4217. */
  currency: z.enum(currencies),
  /** Units of the base for one unit of the currency, six significant digits. */
  rate: z.number().positive(),
  /** As poorly as the worse known of the two: on the day, by a peg, or believed. */
  basis: z.enum(['noted', 'pegged', 'estimate']),
})

export const rateContract = defineContract({
  tag: 'rates',
  routes: rateRoutes,
  errors: {},
  operations: {
    listRates: {
      summary:
        'Dated reference exchange rates, those that this site converts by; for display, nothing is settled by them. All currencies, or one.',
      query: z.object({ base: currency.default('CAD'), currency: currency.optional() }),
      output: z.strictObject({
        base: z.enum(currencies),
        /** The day of the noted rates. */
        asOf: z.iso.date(),
        kind: z.literal('reference'),
        rates: z.array(rateSchema),
      }),
    },
  },
})
