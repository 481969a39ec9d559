import { z } from 'zod'
import { itemDetailsSchema } from './item-details.schema.ts'
import {
  localDate,
  localTime,
  optionalText,
  requiredText,
  uuid,
  cadAmount,
} from '#platform/shared/wire.ts'
import { priceBases } from '../domain/item-price.ts'
import { itemStatuses } from '../domain/item-state.ts'
import { type ItemFields, itemTypes } from '../domain/trip-item.ts'

/** Checks the pattern only; the server validates the key with fractional-indexing. */
const position = z.string().regex(/^[a-zA-Z][0-9A-Za-z]{0,199}$/, 'This isn’t a valid order key.')

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

const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Enter a full web address.' })
  .max(2000, 'Keep this under 2000 characters.')

const fields = {
  type: z.enum(itemTypes),
  name: requiredText(200, 'Enter a name.'),
  description: optionalText(5000),
  location: optionalText(300),
  price: cadAmount,
  basis: z.enum(priceBases),
  quantity: z.int('Give a whole number.').min(1, 'At least one.').max(9999),
  status: z.enum(itemStatuses),
  /** Slot key: items with the same text are alternatives. */
  choice: requiredText(80, 'Give the slot a name.').nullable(),
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
  details: itemDetailsSchema.nullable(),
  /** In OpenStreetMap opening_hours syntax. */
  hours: requiredText(500, 'Give hours, or null.').nullable(),
  lastEntryMinutes: z
    .int('Give whole minutes.')
    .min(0)
    .max(24 * 60)
    .nullable(),
  advanceTicket: z.enum(['required', 'advised']).nullable(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give a country by its two letters.')
    .nullable(),
  priority: z.int('Give a whole number from 1 to 10.').min(1).max(10),
} satisfies { readonly [K in keyof ItemFields]: z.ZodType<ItemFields[K]> }

/** An item on the wire: prices are decimal CAD. */
export const tripItemSchema = z.strictObject({
  id: uuid,
  ...fields,
  /** `price` divided by `quantity`, to the cent. */
  unitPrice: cadAmount,
  version: z.int(),
  /** The sum paid by bookings, which is then also the price; null while the item is only planned. */
  paid: z.number().min(0).nullable(),
  /**
   * The payer's name for each booking; null for a payer who has left the trip or whose account is erased.
   * Left out while the item is only planned.
   */
  paidBy: z.array(z.string().nullable()).optional(),
  /** Our booking of it: the active one, else the latest; null without one. */
  booking: z
    .strictObject({
      id: uuid,
      reference: z.string().nullable(),
      state: z.enum(['pending', 'confirmed', 'cancelling', 'cancelled']),
      freeCancellationUntil: z.iso.datetime().nullable(),
      paidCad: z.number().min(0),
      refundedCad: z.number().min(0),
    })
    .nullable(),
  /** What kind of place it is, for its sign: 'castle', 'pizza', 'hotel-inn'. Left out if unknown. */
  kind: z.string().optional(),
})

/** Shape in answers. */
export type TripItem = z.input<typeof tripItemSchema>

/** Only type and name are required. An item whose day is outside the trip is unscheduled. */
export const newItemSchema = z.strictObject({
  id: uuid.optional(),
  ...fields,
  description: fields.description.default(''),
  location: fields.location.default(''),
  price: cadAmount.optional(),
  /** Sets `price`; contradicting values of the three are refused. */
  unitPrice: cadAmount.optional(),
  basis: fields.basis.optional(),
  quantity: fields.quantity.optional(),
  status: fields.status.default('planned'),
  choice: fields.choice.default(null),
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
  hours: fields.hours.default(null),
  lastEntryMinutes: fields.lastEntryMinutes.default(null),
  advanceTicket: fields.advanceTicket.default(null),
  countryCode: fields.countryCode.default(null),
  priority: fields.priority.default(5),
  /** A read value can be sent back; only a booking creates it. */
  booking: z.unknown().optional(),
  /**
   * Restores a removed item. The id is new for each Undo; a repeated id restores nothing twice. Without it,
   * a repeated item id is a retry of the same request.
   */
  restore: uuid.optional(),
})

/** Any of the fields. Without `version`, the edit is based on the current version. */
export const itemPatchSchema = z
  .strictObject({ version: z.int().min(1), ...fields, unitPrice: cadAmount })
  .partial()
  .refine((patch) => Object.keys(patch).some((key) => key !== 'version'), {
    error: 'There’s nothing to change.',
  })
