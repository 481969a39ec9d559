import { z } from 'zod'
import {
  airportCode,
  localDate,
  localTime,
  optionalText,
  requiredText,
  timeZone,
} from '#platform/shared/wire.ts'
import { groundModes } from '../domain/item-details.ts'

const timeWords = 'Give a local time as YYYY-MM-DDTHH:MM.'
const localDateTime = z
  .string()
  .refine((text) => text[10] === 'T', timeWords)
  .refine((text) => localDate.safeParse(text.slice(0, 10)).success, timeWords)
  .refine((text) => localTime.safeParse(text.slice(11)).success, timeWords)

/** A local time at a place. Omitted zone and instant are derived from airport or place. */
const momentSchema = z.strictObject({
  iata: airportCode('Give an airport by its three letters.').optional(),
  place: z
    .strictObject({
      name: requiredText(200, 'Please name the place.'),
      lat: z.number().min(-90).max(90).optional(),
      lng: z.number().min(-180).max(180).optional(),
    })
    .optional(),
  terminal: optionalText(40).optional(),
  local: localDateTime,
  zone: timeZone.optional(),
  instant: z.iso.datetime('Give an instant that ends in Z.').optional(),
})

const segmentSchema = z.strictObject({
  number: optionalText(12).optional(),
  carrier: z
    .strictObject({
      code: requiredText(3, 'Give a carrier by its code.'),
      name: optionalText(120).optional(),
    })
    .optional(),
  from: momentSchema,
  to: momentSchema,
})

const directionSchema = z.strictObject({
  segments: z
    .array(segmentSchema)
    .min(1, 'A direction has one flight at least.')
    .max(8, 'A direction has at most eight flights.'),
})

function count(of: 'guests' | 'rooms') {
  const words = `Give a whole number of ${of}, 1 to 50.`
  return z.int(words).min(1, words).max(50, words)
}

/** Only `kind` and the times are required. */
export const itemDetailsSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stay'),
    guests: count('guests').optional(),
    rooms: count('rooms').optional(),
    checkIn: localTime.optional(),
    checkOut: localTime.optional(),
    freeCancellationUntil: z.strictObject({ local: localDateTime, zone: timeZone }).optional(),
    balanceDue: z
      .strictObject({ date: localDate, amountCad: z.number().min(0).max(9_999_999) })
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('flight'),
    /** True if all segments are on one ticket. */
    oneTicket: z.boolean().optional(),
    directions: z
      .array(directionSchema)
      .min(1, 'A flight has one direction at least.')
      .max(2, 'A flight has at most two directions.'),
  }),
  z.strictObject({
    kind: z.literal('ground'),
    mode: z.enum(groundModes).optional(),
    from: momentSchema,
    to: momentSchema,
  }),
  z.strictObject({ kind: z.literal('car'), pickUp: momentSchema, dropOff: momentSchema }),
  z.strictObject({
    kind: z.literal('event'),
    ends: z.strictObject({ local: localDateTime }).optional(),
  }),
])
