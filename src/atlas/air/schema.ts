import { z } from 'zod'

/**
 * The shape of the hand-written facts about air travel. Every file carries the day as of which its
 * facts were believed true and what kind of source they come from.
 */

const airport = z.string().regex(/^[A-Z]{3}$/, 'an IATA airport code')
const carrier = z.string().regex(/^[A-Z0-9]{2}$/, 'an IATA airline code')
const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 country code')
const note = z
  .string()
  .min(10)
  .max(200)
  .regex(/^[^!]*\.$/, 'sentences that end with a full stop')

const table = <R extends z.ZodType>(row: R) =>
  z.strictObject({
    asOf: z.iso.date(),
    source: z.literal('general knowledge'),
    rows: z.array(row).min(1),
  })

/** What the cheapest fare includes, beside the small bag under the seat. */
const bags = z.strictObject({ carryOn: z.boolean(), checkedBag: z.boolean() })

const airlineSchema = z.strictObject({
  iata: carrier,
  name: z.string().min(2).max(40),
  country,
  alliance: z.enum(['star', 'oneworld', 'skyteam']).nullable(),
  kind: z.enum(['full-service', 'hybrid', 'low-cost', 'leisure', 'regional']),
  hubs: z.array(airport).min(1).max(9),
  cabins: z.array(z.enum(['economy', 'premium-economy', 'business', 'first'])).min(1),
  /** Null where the airline flies no such routes. */
  cheapestFare: z.strictObject({ shortHaul: bags.nullable(), longHaul: bags.nullable() }),
  /** Families as a traveller would name them; long haul is what crosses oceans. */
  aircraft: z.strictObject({
    shortHaul: z.array(z.string().min(3).max(20)).max(6),
    longHaul: z.array(z.string().min(3).max(20)).max(7),
  }),
  note: note.optional(),
})

const aircraftSchema = z.strictObject({
  /** As `airlines.json` names it. */
  family: z.string().min(3).max(20),
  /** What it is scheduled over at most: the published range of the family, less a margin. */
  rangeKm: z.int().min(500).max(18_000),
  /** Kept for routes of so many kilometres and more. */
  fromKm: z.int().min(500).optional(),
})

const airportSchema = z.strictObject({
  iata: airport,
  /** Passengers of a recent year in millions, rounded: only good for an order of size. */
  passengersMillions: z.number().min(0.01).max(130),
  /** Where the base table's name is out of date. */
  name: z.string().min(5).max(60).optional(),
  /** The city as a traveller would name it. */
  city: z.string().min(2).max(40),
  /** Other words that people type for it, in lower case. */
  aliases: z.array(z.string().min(2).max(30)).min(1).max(6).optional(),
  /** Only for an airport that the base table of airports does not hold. */
  place: z
    .strictObject({
      name: z.string().min(5).max(60),
      country,
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
    })
    .optional(),
})

const metroSchema = z.strictObject({
  code: airport,
  name: z.string().min(2).max(40),
  /** The main airport first. */
  members: z.array(airport).min(2).max(7),
})

/**
 * Why the minutes are not those of distance and winds, or the carriers not all that fly: the way
 * round Russia; round other closed airspace, which may also shorten a timetable written before; winds
 * that the model takes for weaker; foreign airlines that stop and resume with a war.
 */
const causes = ['russian-airspace', 'closed-airspace', 'winds', 'home-carrier-only'] as const

const nonstopSchema = z.strictObject({
  /** Two airports in alphabetical order; the pair is flown both ways. */
  ends: z.tuple([airport, airport]),
  carriers: z.array(carrier).min(1).max(10),
  /**
   * Scheduled minutes from gate to gate: first to second end, and back. As remembered; where memory
   * and `blockMinutes` were more than 12 minutes apart without a cause, the mean of the two.
   */
  minutes: z.tuple([z.int().min(20).max(1400), z.int().min(20).max(1400)]),
  /** Northern summer or winter timetable only, or the whole year. */
  season: z.enum(['all', 'summer', 'winter']),
  /** The minutes were not known from a timetable but computed from distance and winds. */
  estimated: z.literal(true).optional(),
  cause: z.enum(causes).optional(),
  /** A fact about this pair alone; a fact about several pairs is a cause. */
  note: note.optional(),
})

export const airlinesFileSchema = table(airlineSchema)
export const aircraftFileSchema = table(aircraftSchema)
export const airportsFileSchema = table(airportSchema)
export const metroFileSchema = table(metroSchema)
export const nonstopsFileSchema = table(nonstopSchema)

export type Airline = z.infer<typeof airlineSchema>
export type Aircraft = z.infer<typeof aircraftSchema>
export type Nonstop = z.infer<typeof nonstopSchema>
export type Metro = z.infer<typeof metroSchema>
