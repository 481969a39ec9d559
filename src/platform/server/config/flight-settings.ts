import { z } from 'zod'
import { placeholdersIn } from '#platform/shared/link-template.ts'

/** What an address of the booking partner may ask for in braces. */
export const flightLinkNames = [
  'origin',
  'destination',
  /** YYYY-MM-DD; `returnDate` is empty one way. */
  'departDate',
  'returnDate',
  /** `roundtrip` or `oneway`. */
  'tripType',
  /** `economy`, `premium`, `business` or `first`. */
  'cabin',
  'adults',
  'children',
  'flightNumber',
  'flightId',
  /** Decimal, of the whole party. */
  'price',
  /** FLIGHTS_REFERRAL; empty without it. */
  'marker',
] as const

/** What Expedia's own search page reads, and behind it the names by which referrals are documented. */
const expedia =
  'https://www.expedia.ca/Flights-Search?mode=search&trip={tripType}' +
  '&leg1=from:{origin},to:{destination},departure:{departDate}TANYT' +
  '&leg2=from:{destination},to:{origin},departure:{returnDate}TANYT' +
  '&passengers=adults:{adults},children:{children}&options=cabinclass:{cabin}' +
  '&origin={origin}&destination={destination}&date={departDate}&flight_number={flightNumber}' +
  '&price={price}&adults={adults}&children={children}&marker={marker}&flight_id={flightId}'

const isKnown = (name: string): boolean => flightLinkNames.some((known) => known === name)

export const flightSettings = {
  /**
   * URL template of the booking partner, with parameters in braces, such as
   * `https://partner.example/{origin}-{destination}/{departDate}?cabin={cabin}`. Empty parameters are left
   * out. A URL without braces gets the documented ones: origin, destination, date, flight_number, price,
   * adults, children, marker, flight_id.
   */
  FLIGHTS_BOOKING_URL: z
    .url({
      protocol: /^https$/,
      error: 'must be an address such as https://partner.example/flights?from={origin}',
    })
    .refine((address) => placeholdersIn(address).every(isKnown), {
      error: `may ask for {${flightLinkNames.join('}, {')}} and nothing else in braces`,
    })
    .default(expedia),
  /** Our affiliate marker at that partner. */
  FLIGHTS_REFERRAL: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be letters, digits, points and hyphens')
    .optional(),
}
