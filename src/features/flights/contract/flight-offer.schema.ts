import { z } from 'zod'
import { priceUnits } from '#features/trips/contract/price-units.schema.ts'
import { cabinNames } from '../domain/cabin.ts'

const airportSchema = z.strictObject({
  /** IATA code. */
  displayCode: z.string(),
  city: z.string(),
  name: z.string(),
})

/** A moment at an airport: local time, time zone, and the instant. */
const momentSchema = z.strictObject({
  iataCode: z.string(),
  /** Wall time, 'YYYY-MM-DDTHH:MM:SS'. */
  at: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  instant: z.iso.datetime(),
})

const carrierSchema = z.strictObject({ code: z.string(), name: z.string() })

/** From one take-off to one landing. */
const segmentSchema = z.strictObject({
  /** 'AC848'. */
  number: z.string(),
  carrier: carrierSchema,
  /** The airline that flies it, where it is another than `carrier`. */
  operatedBy: z.string().optional(),
  departure: momentSchema,
  arrival: momentSchema,
  durationInMinutes: z.int(),
  /** An aircraft family that the airline uses at such distances; null if unknown. */
  aircraft: z.string().nullable(),
  cabin: z.enum(cabinNames),
  /** `known`: the airline flies this route. `estimated`: only in offers from before November 2026. */
  route: z.enum(['known', 'estimated']),
})

/** One direction. */
const legSchema = z.strictObject({
  origin: airportSchema,
  destination: airportSchema,
  /** Wall time at the origin, as `arrival` is at the destination. */
  departure: z.string(),
  arrival: z.string(),
  /** Elapsed minutes between the two instants. */
  durationInMinutes: z.int(),
  /** Calendar days from departure to arrival: 1 is the next day, -1 across the date line. */
  dayOffset: z.int(),
  stopCount: z.int(),
  carriers: z.array(carrierSchema),
  segments: z.array(segmentSchema),
  connections: z.array(
    z.strictObject({
      iataCode: z.string(),
      city: z.string(),
      minutes: z.int(),
      /** Two tickets: bags are collected and checked in again. */
      selfTransfer: z.boolean(),
    }),
  ),
})

/** Amounts are decimal, taxes included, in `currency`. */
const priceSchema = z.strictObject({
  currency: z.string(),
  /** For one adult, all legs. */
  raw: z.number(),
  formatted: z.string(),
  /** For the whole party, all legs; so is `grandTotal`. */
  total: z.number(),
  grandTotal: z.number(),
  totalCad: z.number(),
  ...priceUnits,
})

export const flightOfferSchema = z.strictObject({
  id: z.string(),
  /** Name of the adapter that answered. */
  provider: z.string(),
  sample: z.boolean(),
  /** Null: the page builds the booking partner's link itself. */
  bookingLink: z.string().nullable(),
  isMachineBookable: z.boolean(),
  /** Outbound, and on a return trip inbound. */
  legs: z.array(legSchema).min(1).max(2),
  validatingAirlines: z.array(z.string()),
  /** When the price may change; absent: not before the next search. */
  expiresAt: z.iso.datetime({ offset: true }).optional(),
  /** Until when the airline keeps the seats unpaid, if it is asked to; absent: they can't be kept here. */
  payLaterUntil: z.iso.datetime({ offset: true }).optional(),
  price: priceSchema,
  farePolicy: z.strictObject({
    /** Null where the airline does not say: that is no refusal. */
    isChangeAllowed: z.boolean().nullable(),
    isCancellationAllowed: z.boolean().nullable(),
    carryOnIncluded: z.boolean(),
    checkedBagIncluded: z.boolean(),
  }),
})

export type FlightOffer = z.infer<typeof flightOfferSchema>
export type FlightLeg = FlightOffer['legs'][number]
export type FlightSegment = FlightLeg['segments'][number]
