import { z } from 'zod'

/**
 * The shape of `countries.json`: what a traveller asks about a country. Facts of general knowledge,
 * read over on `asOf`; emergency numbers are those to dial inside the country.
 */

const sentence = z
  .string()
  .min(30)
  .max(160)
  .regex(/^[A-Z][^!]*\.$/, 'one sentence that ends with a full stop')

/** What to dial. */
const phone = z.string().regex(/^\d{2,5}$/)

/** Plugs by the letters of the IEC (World Plugs). */
const plug = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'])

export const countrySchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(4).max(40),
  nameFr: z.string().min(4).max(40),
  /** The seat of government where there are several. */
  capital: z.string().min(4).max(40),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Those a visitor meets most, in English, the first one most widely. */
  languages: z.array(z.string().min(4).max(30)).min(1).max(5),
  callingCode: z.string().regex(/^\+\d{1,3}( \d{3})?$/),
  plugs: z.array(plug).min(1).max(5),
  /** Volts; two where regions differ. */
  voltage: z.array(z.int().min(100).max(240)).min(1).max(2),
  /** Hertz; two where regions differ. */
  frequency: z
    .array(z.union([z.literal(50), z.literal(60)]))
    .min(1)
    .max(2),
  drivingSide: z.enum(['left', 'right']),
  emergency: z.strictObject({
    /** One number for all three. */
    all: phone.optional(),
    police: phone,
    ambulance: phone,
    fire: phone,
  }),
  tipping: sentence,
  tapWater: z.strictObject({ rating: z.enum(['safe', 'mostly', 'no']), note: sentence }),
  /** Where there are several, or a surprising one. */
  timeZones: sentence.optional(),
})

export const countriesSchema = z.strictObject({
  asOf: z.iso.date(),
  source: z.literal('general knowledge'),
  rows: z.array(countrySchema).min(48),
})

export type CountryFacts = z.infer<typeof countrySchema>
