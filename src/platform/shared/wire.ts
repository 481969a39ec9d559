import { z } from 'zod'
import { isTimeZone } from './business-day.ts'
import { holdsCardNumber } from './card-number.ts'
import { isCountryCode } from './country-codes.ts'
import { isLocalDate } from './local-date.ts'
import { fromMajor, type Money, toMajor } from './money.ts'

/** Schemas of the nouns that every contract shares, in the spelling they have on the wire. */

const moneySchema = z.custom<Money>(
  (value) => typeof value === 'object' && value !== null && 'amountMinor' in value,
)

/** Canadian dollars: a decimal number on the wire (12.5), integer cents inside. */
export const cadAmount = z.codec(
  z.number().min(0, 'An amount can’t be negative.').max(9_999_999, 'This amount is too large.'),
  moneySchema,
  { decode: (major) => fromMajor('CAD', major), encode: toMajor },
)

export const uuid = z.uuid('This isn’t a valid ID.')

/** 'YYYY-MM-DD' between 2000 and 2100. */
export const localDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date as YYYY-MM-DD.')
  .refine(isLocalDate, 'This date doesn’t exist.')
  .refine((date) => date >= '2000-01-01' && date <= '2100-12-31', 'This date is out of range.')
  .meta({ format: 'date' })

/** ISO 3166, such as CA. */
const countryCode = z
  .string()
  .refine(isCountryCode, 'Enter a country by its two letters, such as CA.')

/** A passport by its country and last day; never its number. */
export const passport = z.strictObject({ country: countryCode, expires: localDate.optional() })

/** Days in a country, both counted. */
export const countryStay = z.strictObject({ country: countryCode, from: localDate, to: localDate })

/** Refuses a stay that ends before it begins: `schema.refine(...daysInOrder)`. */
export const daysInOrder: [
  (days: { readonly from: string; readonly to: string }) => boolean,
  { path: string[]; error: string },
] = [({ from, to }) => from <= to, { path: ['to'], error: 'A stay can’t end before it starts.' }]

/** A choice in a query: 'true' or '1' is yes; 'false', '0', empty and absent are no. */
export const flag = z
  .enum(['', 'true', 'false', '1', '0'], 'Say true or false.')
  .default('')
  .transform((text) => text === 'true' || text === '1')

/** 'HH:MM', 24 hours. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM.')

/** An airport or a metropolis by its three letters, in any case; `words` is the message for anything else. */
export const airportCode = (words: string) =>
  z
    .string(words)
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, words)

/** IANA, such as America/Toronto. */
export const timeZone = z
  .string()
  .max(60, 'Enter a time zone such as America/Toronto.')
  .refine(isTimeZone, 'Enter a time zone such as America/Toronto.')

const text = (max: number) => z.string().trim().max(max, `Keep this under ${max} characters.`)

/** Card numbers belong to a payment alone: anywhere else they would be kept. */
const keepable = (value: string): boolean => !holdsCardNumber(value)
const cardWords = 'This looks like a card number. Leave it out: it would be stored here.'

/** Trimmed text of at least one character. */
export const requiredText = (max: number, missing: string) =>
  text(max).min(1, missing).refine(keepable, cardWords)

export const optionalText = (max: number) => text(max).refine(keepable, cardWords)

/** The reason staff give for an action; the traveller sees it. */
export const staffReason = requiredText(500, 'Please say why. The traveller will see it.')

/** A payment method: not stored beyond the request, and the only text that may be a card number. */
export const paymentText = (max: number, missing: string) => text(max).min(1, missing)

/** An address that mail can be sent to; compared and kept in lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This email address is too long.')
  .pipe(z.email('Please enter a valid email address.'))

/** The ages of the children of a search with commas, '7,3'; without them each counts as eight. */
export const childAges = (oldest: number) => {
  const words = `Give the age of each child in years, from 0 to ${oldest}, with commas.`
  return z
    .string(words)
    .trim()
    .regex(/^\d{1,2}(,\d{1,2}){0,9}$/, words)
    .transform((text): readonly number[] => text.split(',').map(Number))
    .refine((ages) => ages.every((age) => age <= oldest), words)
    .optional()
}

/** As many ages as children, where any are given. */
export const agesOfAll: [
  (search: { children: number; childAges?: readonly number[] | undefined }) => boolean,
  { path: string[]; error: string },
] = [
  ({ children, childAges: ages }) => !ages || ages.length === children,
  { path: ['childAges'], error: 'Give one age for each child.' },
]
