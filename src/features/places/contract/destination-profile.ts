import { z } from 'zod'

/** What a page about a place shows of it, as far as the source knows it. */

const byMonth = z.array(z.int()).length(12)

/** Usual weather, January to December; Celsius. */
const climateSchema = z.strictObject({
  /** Where the figures hold. */
  station: z.string(),
  highC: byMonth,
  lowC: byMonth,
  /** Days with at least 1 mm. */
  rainDays: byMonth,
  /** Of the water at the beach; null where nobody bathes. */
  seaC: byMonth.nullable(),
})

const holidaySchema = z.strictObject({
  date: z.iso.date(),
  name: z.string(),
  /** True: not settled until it is announced or the moon is seen; a day early or late. */
  expected: z.boolean(),
  /** True: free in place of another day, which fell on a weekend. */
  observed: z.boolean(),
  /** Null: in the whole country. */
  where: z.string().nullable(),
})

const phone = z.string()

const countryFactsSchema = z.strictObject({
  capital: z.string(),
  languages: z.array(z.string()),
  callingCode: z.string(),
  /** Letters of the IEC. */
  plugs: z.array(z.string()),
  /** Volts and hertz; two where regions differ. */
  voltage: z.array(z.int()),
  frequency: z.array(z.int()),
  drivingSide: z.enum(['left', 'right']),
  emergency: z.strictObject({
    /** One number for all three; null where there is none. */
    all: phone.nullable(),
    police: phone,
    ambulance: phone,
    fire: phone,
  }),
  tipping: z.string(),
  tapWater: z.strictObject({ rating: z.enum(['safe', 'mostly', 'no']), note: z.string() }),
  /** A sentence where there are several, or a surprising one. */
  timeZones: z.string().nullable(),
  /** Of this year and the next, as far as they are known. */
  holidays: z.array(holidaySchema),
})

const months = z.array(z.int().min(1).max(12))

export const destinationProfileSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  /** In its own script or language, where that is another. */
  localName: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  countryCode: z.string(),
  kind: z.enum(['city', 'island', 'region', 'town', 'park']),
  lat: z.number(),
  lng: z.number(),
  /** Of a map that the place fills. */
  zoom: z.int(),
  currency: z.string(),
  /** Canadian dollars for one unit of the currency; null where there is no such rate. */
  reference: z
    .strictObject({
      cadPerUnit: z.number(),
      basis: z.enum(['noted', 'pegged', 'estimate']),
      asOf: z.iso.date(),
    })
    .nullable(),
  /** IANA name. */
  timeZone: z.string(),
  /** The one that most visitors use first. */
  airports: z.array(z.string()),
  /** Empty where nobody has thought about it. */
  bestMonths: months,
  summary: z.string(),
  /** True where the atlas has sights, hotels and restaurants to plan with. */
  covered: z.boolean(),
  /** Parts of town, where these are real. */
  districts: z.array(z.strictObject({ name: z.string(), lat: z.number(), lng: z.number() })),
  climate: climateSchema.nullable(),
  countryFacts: countryFactsSchema.nullable(),
  /** The day as of which all this is believed true. */
  asOf: z.iso.date(),
})

export type DestinationProfile = z.infer<typeof destinationProfileSchema>
