import { z } from 'zod'

/**
 * The shape of `admin1.json`: states, provinces and regions by country and GeoNames' first
 * administrative code, with what an address calls them for short or an empty text. English names
 * where there are any.
 */

const countries = [
  'US',
  'CA',
  'AU',
  'GB',
  'MX',
  'BR',
  'IN',
  'CN',
  'JP',
  'DE',
  'FR',
  'IT',
  'ES',
  'CH',
] as const

const region = z.tuple([z.string().min(2).max(40), z.string().regex(/^([A-Z]{2,3})?$/)])

export const admin1Schema = z.strictObject({
  asOf: z.iso.date(),
  source: z.literal('general knowledge'),
  rows: z.record(z.enum(countries), z.record(z.string().regex(/^(\d\d|[A-Z]{2,3})$/), region)),
})

export type Admin1 = z.infer<typeof admin1Schema>['rows']
