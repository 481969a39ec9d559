import { z } from 'zod'
import { ownValue } from '#platform/shared/word-table.ts'
import { type Vendor, vendorOf, vendors } from '../outbound/vendors.ts'

const key = z.string().trim().min(8, 'is too short for a key').max(400).optional()
const address = (standard: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${standard}` }).default(standard)

type Known = (typeof vendors)[keyof typeof vendors]
type KeySetting = Extract<Known, { readonly key: string }>['key']
type Keys = Readonly<Record<KeySetting, typeof key>>
type Addresses = Readonly<Record<Known['url'], ReturnType<typeof address>>>

const all: readonly Vendor[] = Object.values(vendors)

/** Keys of the live suppliers, and their addresses for tests. Secret: no error message repeats a value. */
export const vendorSettings = {
  ...(Object.fromEntries(all.flatMap(({ key: name }) => (name ? [[name, key]] : []))) as Keys),
  ...(Object.fromEntries(
    all.map(({ url, address: standard }) => [url, address(standard)]),
  ) as Addresses),
  /** The second parts of keys, which sign calls. */
  RAPID_SECRET: key,
  XAP_SECRET: key,
  XCOVER_SECRET: key,
  /** The agency's number at XCover. */
  XCOVER_PARTNER: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be a partner code')
    .optional(),
  /** Calls of a process in a day, by vendor: what a contract's look-to-book ratio or quota allows. */
  VENDOR_CALLS_A_DAY: z
    .string()
    .regex(
      /^[a-z-]+=\d{1,9}(,[a-z-]+=\d{1,9})*$/,
      'must be vendors with numbers such as duffel=1500,terra=300',
    )
    .optional(),
  /** LiteAPI's payment form, which takes the card in the browser. */
  LITEAPI_PAYMENT_URL: address(
    'https://payment-wrapper.liteapi.travel/dist/liteAPIPayment.js?v=a1',
  ),
  /** A router of the operator's own, or one that it may use; none knows a key. */
  ROUTER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:8002' })
    .optional(),
}

type Given = Readonly<Record<string, unknown>>

const valueOf = (given: Given, name: string): string => String(ownValue(given, name) ?? '')

/** The settings that choose an adapter, with the vendor that each chooses. */
const chosen = (given: Given): readonly (readonly [setting: string, vendor: Vendor])[] =>
  Object.keys(given)
    .filter((setting) => setting.endsWith('_PROVIDER'))
    .flatMap((setting) => {
      const vendor = vendorOf(valueOf(given, setting))
      return vendor ? [[setting, vendor] as const] : []
    })

/** A live adapter without its key would fail at the first visitor: it stops the start. */
const keyErrors = (given: Given): string[] =>
  chosen(given).flatMap(([setting, vendor]) =>
    [vendor.key, ...(vendor.also ?? [])]
      .filter((name) => name !== undefined && !ownValue(given, name))
      .map((name) => `${name}: ${setting}=${valueOf(given, setting)} needs it`),
  )

/** Test keys return invented data. */
const testKeyErrors = (given: Given): string[] =>
  given['DEMO'] === 'off'
    ? all
        .filter((vendor) => vendor.key && vendor.testKey?.test(valueOf(given, vendor.key)))
        .map(
          ({ key: name }) =>
            `${name}: DEMO=off needs a live key: a test key finds what is invented`,
        )
    : []

/** Google's terms allow its places on Google's own map only. */
const mapErrors = (given: Given): string[] =>
  ['DINING_PROVIDER', 'PLACES_PROVIDER']
    .filter((name) => ownValue(given, name) === 'google' && !ownValue(given, 'GOOGLE_MAPS_KEY'))
    .map((name) => `GOOGLE_MAPS_KEY: ${name}=google needs it: its places may stand on its map only`)

/** Rooms are ordered where they were found. */
const bookingErrors = (given: Given): string[] => {
  const supplier = valueOf(given, 'BOOKINGS_PROVIDER')
  return vendorOf(supplier) && valueOf(given, 'STAYS_PROVIDER') !== supplier
    ? [`STAYS_PROVIDER: BOOKINGS_PROVIDER=${supplier} needs the same`]
    : []
}

/** Faults of the keys. Never repeats one. */
export const vendorErrors = (given: Given): string[] => [
  ...keyErrors(given),
  ...mapErrors(given),
  ...testKeyErrors(given),
  ...bookingErrors(given),
]
