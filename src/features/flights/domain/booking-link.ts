import { fillLink, placeholdersIn } from '#platform/shared/link-template.ts'
import type { CabinName } from './cabin.ts'

interface LinkParts {
  readonly id: string
  readonly bookingLink: string | null
  readonly legs: readonly {
    readonly departure: string
    readonly origin: { readonly displayCode: string }
    readonly destination: { readonly displayCode: string }
    readonly segments: readonly { readonly number: string }[]
  }[]
  readonly price: { readonly grandTotal: number }
}

/** The search that led to the offer. */
export interface LinkSearch {
  readonly adults: number
  readonly children: number
  readonly cabinClass: CabinName
}

interface Partner {
  /** The partner's search URL, with `{names}` as placeholders. */
  readonly address: string
  /** Affiliate marker; empty without an agreement. */
  readonly marker: string
}

const missing = { origin: 'YYZ', destination: 'CDG', price: '500' }

const cabins: Readonly<Record<CabinName, string>> = {
  ECONOMY: 'economy',
  PREMIUM_ECONOMY: 'premium',
  BUSINESS: 'business',
  FIRST: 'first',
}

/** For a URL without placeholders: the query parameters that partners document. */
const documented =
  'origin={origin}&destination={destination}&date={departDate}&flight_number={flightNumber}' +
  '&price={price}&adults={adults}&children={children}&marker={marker}&flight_id={flightId}'

const templateOf = (address: string): string =>
  placeholdersIn(address).length > 0
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${documented}`

/** The offer's own link; otherwise the partner's page with all search parameters. */
export function bookingLinkOf(
  { id, bookingLink, legs: [out, back], price }: LinkParts,
  { adults, children, cabinClass }: LinkSearch,
  { address, marker }: Partner,
): string {
  if (bookingLink) return bookingLink
  return fillLink(templateOf(address), {
    origin: out?.origin.displayCode || missing.origin,
    destination: out?.destination.displayCode || missing.destination,
    departDate: out?.departure.slice(0, 10) ?? '',
    returnDate: back?.departure.slice(0, 10) ?? '',
    tripType: back ? 'roundtrip' : 'oneway',
    cabin: cabins[cabinClass],
    adults: String(adults),
    children: String(children),
    flightNumber: out?.segments[0]?.number ?? '',
    flightId: id,
    price: price.grandTotal > 0 ? String(price.grandTotal) : missing.price,
    marker,
  })
}
