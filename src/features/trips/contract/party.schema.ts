import { z } from 'zod'
import {
  airportCode,
  countryStay,
  daysInOrder,
  passport,
  requiredText,
} from '#platform/shared/wire.ts'
import { headsAtMost, headsOf } from '../domain/party.ts'

const tooMany = `A trip can have up to ${headsAtMost} people.`
const ageWords = 'Enter a child’s age in whole years, 0 to 17.'

export const partySchema = z
  .strictObject({
    adults: z
      .int('Enter a whole number of adults.')
      .min(1, 'A trip needs at least one adult.')
      .max(headsAtMost, tooMany),
    /** Ages in years on the first day. */
    children: z.array(z.int(ageWords).min(0, ageWords).max(17, ageWords)).default([]),
  })
  .refine((party) => headsOf(party) <= headsAtMost, { path: ['children'], error: tooMany })

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

/** Shape in answers. */
export const readPartySchema = z.strictObject({
  adults: z.int(),
  children: z.array(z.int()),
})

/** Shape in answers. */
export const originSchema = z.strictObject({
  name: z.string(),
  /** The nearest airport that has flights. */
  iata: z.string(),
  lat: latitude,
  lng: longitude,
})

/** An airport or any place with coordinates. A read value can be sent back unchanged. */
export const newOriginSchema = z
  .strictObject({
    /** Empty in answers if no airport is near. */
    iata: airportCode('Enter an airport by its three letters.').or(z.literal('')).optional(),
    name: requiredText(120, 'Please say where the trip begins.').optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  })
  .refine(
    ({ iata, name, lat, lng }) =>
      Boolean(iata) || (name !== undefined && lat !== undefined && lng !== undefined),
    { path: ['iata'], error: 'Enter an airport, or a place with its name and where it is.' },
  )

export const travellerSchema = z.strictObject({
  name: requiredText(120, 'Please give a name, or leave it out.').optional(),
  passports: z.array(passport).max(5, 'Enter at most five passports.'),
  /** Earlier stays, for rules that count days. */
  history: z
    .array(countryStay.refine(...daysInOrder))
    .max(100, 'Enter at most 100 earlier stays.')
    .optional(),
})

export const travellersSchema = z.array(travellerSchema).max(headsAtMost, tooMany)
