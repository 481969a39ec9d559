import { rapidSignature } from './rapid-signature.ts'
import type { VendorCall } from './vendor-client.ts'

/** The cheapest question that shows whether a vendor knows the key: no search, nothing that is billed. */
export interface VendorQuestion extends Pick<
  VendorCall<unknown>,
  'path' | 'query' | 'body' | 'nothing' | 'format'
> {
  readonly headers: Readonly<Record<string, string>>
}

/** What the rest of the server knows of a vendor. Its adapters know the vendor's answers. */
export interface Vendor {
  /** As people write it. */
  readonly label: string
  /** The setting of its key; without one it needs none. */
  readonly key?: string
  /** The setting of its address, and the address without it. */
  readonly url: string
  readonly address: string
  /** Other settings that it cannot do without. */
  readonly also?: readonly string[]
  /** A key of its test environment, whose results are invented. */
  readonly testKey?: RegExp
  /** Hosts of its pictures, which pages may then show. */
  readonly photos?: readonly string[]
  /** `secret`: the first of the other settings. */
  readonly question?: (key: string, secret: string) => VendorQuestion
  /** What the question leaves open; absent: it tries the key. */
  readonly unasked?: string
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** Every vendor that an adapter of ours calls. An adapter has its vendor's name. */
export const vendors = {
  liteapi: {
    label: 'LiteAPI',
    key: 'LITEAPI_KEY',
    url: 'LITEAPI_URL',
    address: 'https://api.liteapi.travel',
    testKey: /^sand_/,
    photos: ['https://static.cupid.travel', 'https://liteapi-travel-static-data.s3.amazonaws.com'],
    question: (key) => ({
      headers: { 'x-api-key': key },
      path: '/v3.0/data/hotels',
      query: { countryCode: 'FR', cityName: 'Paris', limit: 1 },
    }),
  },
  'liteapi-book': {
    label: 'LiteAPI',
    key: 'LITEAPI_KEY',
    url: 'LITEAPI_BOOK_URL',
    address: 'https://book.liteapi.travel',
  },
  duffel: {
    label: 'Duffel',
    key: 'DUFFEL_KEY',
    url: 'DUFFEL_URL',
    address: 'https://api.duffel.com',
    testKey: /^duffel_test_/,
    photos: ['https://assets.duffel.com'],
    // A malformed offer id: with a valid key the vendor says so, otherwise it refuses the key.
    question: (key) => ({
      headers: { ...bearer(key), 'duffel-version': 'v2' },
      path: '/air/offers/off_00000000000000000000',
      nothing: [404],
    }),
  },
  google: {
    label: 'Google Places',
    key: 'GOOGLE_PLACES_KEY',
    url: 'GOOGLE_PLACES_URL',
    address: 'https://places.googleapis.com',
    photos: ['https://lh3.googleusercontent.com'],
    // Ids only: the one field that is not billed. An unknown place is an error, if the key is valid.
    question: (key) => ({
      headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'id' },
      path: '/v1/places/none',
      nothing: [404],
    }),
  },
  geocoding: {
    label: 'Google Geocoding',
    key: 'GOOGLE_PLACES_KEY',
    url: 'GOOGLE_GEOCODING_URL',
    address: 'https://maps.googleapis.com',
  },
  terra: {
    label: 'Tripadvisor',
    key: 'TERRA_KEY',
    url: 'TERRA_URL',
    address: 'https://terra.tripadvisor.com',
    photos: ['https://media-cdn.tripadvisor.com', 'https://dynamic-media-cdn.tripadvisor.com'],
    // Billed per entity found: an unknown location costs nothing.
    question: (key) => ({
      headers: { 'x-api-key': key },
      path: '/api/locations',
      query: { id: 1 },
      nothing: [404],
    }),
  },
  rapid: {
    label: 'Expedia Rapid',
    key: 'RAPID_KEY',
    url: 'RAPID_URL',
    address: 'https://api.ean.com',
    also: ['RAPID_SECRET'],
    photos: ['https://i.travelapi.com', 'https://images.trvl-media.com'],
    // One region's name: no rates, nothing that is counted as a search.
    question: (key, secret) => ({
      headers: { authorization: rapidSignature(key, secret, Date.now()) },
      path: '/v3/regions',
      query: { include: 'details', language: 'en-US', limit: 1 },
    }),
  },
  xap: {
    label: 'Expedia XAP',
    key: 'XAP_KEY',
    url: 'XAP_URL',
    address: 'https://apim.expedia.com',
    also: ['XAP_SECRET'],
    // Without a place: a known key is told so.
    question: (key, secret) => ({
      headers: {
        key,
        authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
        'partner-transaction-id': 'check',
        accept: 'application/vnd.exp-activity.v3+json',
      },
      path: '/activities/listings',
      nothing: [400],
    }),
    photos: ['https://mediaim.expedia.com', 'https://a.travel-assets.com'],
  },
  xcover: {
    label: 'XCover',
    key: 'XCOVER_KEY',
    url: 'XCOVER_URL',
    address: 'https://api.xcover.com',
    also: ['XCOVER_SECRET', 'XCOVER_PARTNER'],
    unasked: 'reached; the key is tried by the first quote',
    question: () => ({ headers: {}, path: '/', nothing: [301, 302, 400, 401, 403, 404, 405] }),
  },
  // One of the month's calls: the vendor has no other question.
  travelbuddy: {
    label: 'Travel Buddy',
    key: 'TRAVEL_BUDDY_KEY',
    url: 'TRAVEL_BUDDY_URL',
    address: 'https://visa-requirement.p.rapidapi.com',
    question: (key) => ({
      headers: { 'x-rapidapi-key': key, 'x-rapidapi-host': 'visa-requirement.p.rapidapi.com' },
      path: '/v2/visa/check',
      body: { passport: 'CA', destination: 'FR' },
    }),
  },
  // An email without a recipient: a valid key gets a validation error, and nothing is sent.
  resend: {
    label: 'Resend',
    key: 'RESEND_KEY',
    url: 'RESEND_URL',
    address: 'https://api.resend.com',
    question: (key) => ({
      headers: bearer(key),
      path: '/emails',
      body: {},
      nothing: [400, 422],
    }),
  },
  ecb: {
    label: 'European Central Bank',
    url: 'ECB_URL',
    address: 'https://www.ecb.europa.eu',
    question: () => ({
      headers: {},
      path: '/stats/eurofxref/eurofxref-daily.xml',
      format: 'text',
    }),
  },
  frankfurter: {
    label: 'Frankfurter',
    url: 'FRANKFURTER_URL',
    address: 'https://api.frankfurter.dev',
    question: () => ({
      headers: {},
      path: '/v1/latest',
      query: { base: 'EUR', symbols: 'CAD' },
    }),
  },
} as const satisfies Readonly<Record<string, Vendor>>

export type VendorName = keyof typeof vendors

/** A vendor by the name of an adapter; undefined for one of our own. */
export const vendorOf = (adapter: string): Vendor | undefined =>
  Object.hasOwn(vendors, adapter) ? vendors[adapter as VendorName] : undefined

/** True of a picture on a host of its vendor's: the policy of the pages lets in no other. */
export function isShown(name: VendorName, address: string | null | undefined): address is string {
  const { photos = [] }: Vendor = vendors[name]
  return (
    typeof address === 'string' && URL.canParse(address) && photos.includes(new URL(address).origin)
  )
}
