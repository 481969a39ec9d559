import { z } from 'zod'

/**
 * The shape of `rates.json`: Canadian dollars for one unit of a currency, for display; no price is
 * settled by them. Banks and cards ask for more.
 */

const significantDigits = (value: number): number =>
  value.toExponential().replace(/e.*$/, '').replaceAll(/[^\d]/g, '').length

export const rateSchema = z.strictObject({
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  cadPerUnit: z
    .number()
    .positive()
    .max(5)
    .refine((value) => significantDigits(value) <= 6, 'six significant digits at most'),
  /**
   * `noted`: the market's on that day. `pegged`: follows from a noted one, its currency being held
   * at or close to a fixed price in dollars, euros or rupees. `estimate`: what we believe about that time, which may be
   * off by several per cent.
   */
  basis: z.enum(['noted', 'pegged', 'estimate']),
})

export const ratesSchema = z.strictObject({
  /** The day of the noted rates. */
  asOf: z.iso.date(),
  source: z.literal('general knowledge'),
  kind: z.literal('reference, rounded'),
  rows: z.array(rateSchema).min(40),
})

export type Rate = z.infer<typeof rateSchema>
