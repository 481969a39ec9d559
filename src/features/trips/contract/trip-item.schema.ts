import { z } from 'zod'
import {
  localDate,
  localTime,
  optionalText,
  requiredText,
  uuid,
  cadAmount,
} from '#platform/shared/wire.ts'
import { type ItemFields, itemTypes } from '../domain/trip-item.ts'

/** Checks only the form; the server validates the key by the rules of fractional-indexing. */
const position = z.string().regex(/^[a-zA-Z][0-9A-Za-z]{0,199}$/, 'This is not an order key.')

const original = z.strictObject({
  amount: z.number().min(0).max(999_999_999),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Enter a currency by its three letters.'),
  rate: z.number().positive(),
  rateDate: localDate,
})

const offer = z.strictObject({
  provider: requiredText(40, 'An offer needs its provider.'),
  id: requiredText(200, 'An offer needs its id.'),
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
})

const details = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stay'), guests: z.int().min(1).max(50) }),
])

const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Enter a full web address.' })
  .max(2000, 'Keep this under 2000 characters.')

const fields = {
  type: z.enum(itemTypes),
  name: requiredText(200, 'Please give it a name.'),
  description: optionalText(5000),
  location: optionalText(300),
  price: cadAmount,
  estimated: z.boolean(),
  sample: z.boolean(),
  day: localDate.nullable(),
  time: localTime.nullable(),
  durationMinutes: z
    .int('Enter the length in whole minutes.')
    .min(0)
    .max(60 * 24 * 30)
    .nullable(),
  nights: z.int('Enter whole nights.').min(1).max(366).nullable(),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  position,
  link: link.nullable(),
  source: optionalText(200).nullable(),
  original: original.nullable(),
  offer: offer.nullable(),
  details: details.nullable(),
} satisfies { readonly [K in keyof ItemFields]: z.ZodType<ItemFields[K]> }

/** An item on the wire: prices are decimal CAD. */
export const tripItemSchema = z.strictObject({
  id: uuid,
  ...fields,
  version: z.int(),
  /** The sum paid by bookings, which is then also the price; null while the item is only planned. */
  paid: z.number().min(0).nullable(),
  /**
   * The payer's name for each booking; null for a payer who has left the trip or whose account is erased.
   * Left out while the item is only planned.
   */
  paidBy: z.array(z.string().nullable()).optional(),
})

/** Only type and name are required. An item whose day is outside the trip is unscheduled. */
export const newItemSchema = z.strictObject({
  id: uuid.optional(),
  ...fields,
  description: fields.description.default(''),
  location: fields.location.default(''),
  price: cadAmount.prefault(0),
  estimated: fields.estimated.default(false),
  sample: fields.sample.default(false),
  day: fields.day.default(null),
  time: fields.time.default(null),
  durationMinutes: fields.durationMinutes.default(null),
  nights: fields.nights.default(null),
  lat: fields.lat.default(null),
  lng: fields.lng.default(null),
  position: fields.position.optional(),
  link: fields.link.default(null),
  source: fields.source.default(null),
  original: fields.original.default(null),
  offer: fields.offer.default(null),
  details: fields.details.default(null),
  /**
   * Restores a removed item. The id is new for each Undo; a repeated id restores nothing twice. Without it,
   * a repeated item id is a retry of the same request.
   */
  restore: uuid.optional(),
})

/** Any of the fields. Without `version`, the edit is based on the current version. */
export const itemPatchSchema = z
  .strictObject({ version: z.int().min(1), ...fields })
  .partial()
  .refine((patch) => Object.keys(patch).some((key) => key !== 'version'), {
    error: 'There’s nothing to change.',
  })

/** Fails to compile unless the wire can carry every value that an item may have. */
type Carrying<T extends Wire, Wire> = Wire & T

export type TripItemAnswer = Carrying<
  ItemFields & { readonly id: string; readonly version: number; readonly paid: number | null },
  z.infer<typeof tripItemSchema>
>
