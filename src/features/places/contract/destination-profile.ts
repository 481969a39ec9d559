import { z } from 'zod'

/** The facts on a page about a place, as far as the source knows them. */

const byMonth = z.array(z.int()).length(12)

/** Usual weather, January to December; Celsius. */
const climateSchema = z.strictObject({
  /** The weather station of the figures. */
  station: z.string(),
  highC: byMonth,
  lowC: byMonth,
  /** Days with at least 1 mm. */
  rainDays: byMonth,
  /** Water temperature at the beach; null if there is no bathing. */
  seaC: byMonth.nullable(),
})

const holidaySchema = z.strictObject({
  date: z.iso.date(),
  name: z.string(),
  /** True: depends on an announcement or the moon, and may be a day early or late. */
  expected: z.boolean(),
  /** True: a substitute for a holiday on a weekend. */
  observed: z.boolean(),
  /** Null: in the whole country. */
  where: z.string().nullable(),
})

const phone = z.string()

const countryFactsSchema = z.strictObject({
  capital: z.string(),
  languages: z.array(z.string()),
  callingCode: z.string(),
  /** Plug types, by IEC letter. */
  plugs: z.array(z.string()),
  /** Volts and hertz; two values if regions differ. */
  voltage: z.array(z.int()),
  frequency: z.array(z.int()),
  drivingSide: z.enum(['left', 'right']),
  emergency: z.strictObject({
    /** One number for all three services; null if there is none. */
    all: phone.nullable(),
    police: phone,
    ambulance: phone,
    fire: phone,
  }),
  tipping: z.string(),
  tapWater: z.strictObject({ rating: z.enum(['safe', 'mostly', 'no']), note: z.string() }),
  /** A sentence if there are several zones, or a surprising one. */
  timeZones: z.string().nullable(),
  /** Of this year and the next, as far as known. */
  holidays: z.array(holidaySchema),
})

const months = z.array(z.int().min(1).max(12))

export const destinationProfileSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  /** In the local script or language, if different. */
  localName: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  countryCode: z.string(),
  kind: z.enum(['city', 'island', 'region', 'town', 'park']),
  lat: z.number(),
  lng: z.number(),
  /** Zoom at which the place fills a map. */
  zoom: z.int(),
  currency: z.string(),
  /** Canadian dollars for one unit of the currency; null without a reference rate. */
  reference: z
    .strictObject({
      cadPerUnit: z.number(),
      basis: z.enum(['noted', 'pegged', 'estimate']),
      asOf: z.iso.date(),
    })
    .nullable(),
  /** IANA name. */
  timeZone: z.string(),
  /** The airport that most visitors use comes first. */
  airports: z.array(z.string()),
  /** Empty if unknown. */
  bestMonths: months,
  summary: z.string(),
  /** True where the atlas has sights, hotels and restaurants to plan with. */
  covered: z.boolean(),
  /** Parts of town, where these are real. */
  districts: z.array(z.strictObject({ name: z.string(), lat: z.number(), lng: z.number() })),
  climate: climateSchema.nullable(),
  countryFacts: countryFactsSchema.nullable(),
  /** The date on which these facts were last checked. */
  asOf: z.iso.date(),
})

export type DestinationProfile = z.infer<typeof destinationProfileSchema>
