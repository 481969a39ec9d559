import { z } from 'zod'
import { ownValue } from '#platform/shared/word-table.ts'

const key = z.string().trim().min(8, 'is too short for a key').max(400).optional()
const address = (standard: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${standard}` }).default(standard)

/** Keys of the live suppliers, and their addresses for tests. Secret: no error message repeats a value. */
export const vendorSettings = {
  /** `sand_…` answers from LiteAPI's sandbox, `prod_…` sells. */
  LITEAPI_KEY: key,
  LITEAPI_URL: address('https://api.liteapi.travel'),
  /** `duffel_test_…` answers with an invented airline: refused when DEMO=off. */
  DUFFEL_KEY: key,
  DUFFEL_URL: address('https://api.duffel.com'),
  /** Of RapidAPI, subscribed to Travel Buddy's visa requirements. */
  TRAVEL_BUDDY_KEY: key,
  TRAVEL_BUDDY_URL: address('https://visa-requirement.p.rapidapi.com'),
  /** Of the server, for Places API (New) and Geocoding, bound to this server's address. */
  GOOGLE_PLACES_KEY: key,
  GOOGLE_PLACES_URL: address('https://places.googleapis.com'),
  GOOGLE_GEOCODING_URL: address('https://maps.googleapis.com'),
  /** One that may only send is enough. */
  RESEND_KEY: key,
  RESEND_URL: address('https://api.resend.com'),
  /** Both are free and know no key. Frankfurter may be an instance of one's own. */
  ECB_URL: address('https://www.ecb.europa.eu'),
  FRANKFURTER_URL: address('https://api.frankfurter.dev'),
}

/** The key that each live adapter needs, by the setting that chooses it. */
const needed = {
  FLIGHTS_PROVIDER: { duffel: 'DUFFEL_KEY' },
  STAYS_PROVIDER: { liteapi: 'LITEAPI_KEY' },
  DINING_PROVIDER: { google: 'GOOGLE_PLACES_KEY' },
  PLACES_PROVIDER: { google: 'GOOGLE_PLACES_KEY' },
  MAIL_PROVIDER: { resend: 'RESEND_KEY' },
  VISAS_PROVIDER: { travelbuddy: 'TRAVEL_BUDDY_KEY' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof typeof vendorSettings>>>>

/** Keys of a vendor's test side, where what is found is invented. */
const testKeys = { DUFFEL_KEY: /^duffel_test_/, LITEAPI_KEY: /^sand_/ } as const

const testKeyErrors = (given: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(testKeys)
    .filter(
      ([name, test]) => given['DEMO'] === 'off' && test.test(String(ownValue(given, name) ?? '')),
    )
    .map(([name]) => `${name}: DEMO=off needs a live key: a test key finds what is invented`)

/** A live adapter without its key would fail at the first visitor: it stops the start. */
const keyErrors = (given: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(needed).flatMap(([setting, adapters]) =>
    Object.entries(adapters)
      .filter(([adapter, name]) => ownValue(given, setting) === adapter && !ownValue(given, name))
      .map(([adapter, name]) => `${name}: ${setting}=${adapter} needs it`),
  )

/** By its terms Google's places stand on its own map, and on no other. */
const mapErrors = (given: Readonly<Record<string, unknown>>): string[] =>
  ['DINING_PROVIDER', 'PLACES_PROVIDER']
    .filter((name) => ownValue(given, name) === 'google' && !ownValue(given, 'GOOGLE_MAPS_KEY'))
    .map((name) => `GOOGLE_MAPS_KEY: ${name}=google needs it: its places may stand on its map only`)

/** Faults of the keys. Never repeats one. */
export const vendorErrors = (given: Readonly<Record<string, unknown>>): string[] => [
  ...keyErrors(given),
  ...mapErrors(given),
  ...testKeyErrors(given),
]
