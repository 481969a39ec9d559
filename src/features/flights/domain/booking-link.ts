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

interface Partner {
  /** The page of the partner that takes a search. */
  readonly address: string
  /** Who sent the traveller. */
  readonly marker: string
}

const fallback = { origin: 'YYZ', destination: 'CDG', price: '500' }

/** The offer's own link; else the partner's page with all that the search was about. */
export function bookingLinkOf(
  { id, bookingLink, legs: [out], price }: LinkParts,
  party: { readonly adults: number; readonly children: number },
  { address, marker }: Partner,
): string {
  if (bookingLink) return bookingLink
  const parts = {
    origin: out?.origin.displayCode || fallback.origin,
    destination: out?.destination.displayCode || fallback.destination,
    date: out?.departure.slice(0, 10) ?? '',
    flight_number: out?.segments[0]?.number ?? '',
    price: price.grandTotal > 0 ? String(price.grandTotal) : fallback.price,
    adults: String(party.adults),
    children: String(party.children),
    marker,
    flight_id: id,
  }
  const query = Object.entries(parts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
