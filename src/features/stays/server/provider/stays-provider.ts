import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Children } from '#platform/shared/child-ages.ts'
import type { Money } from '#platform/shared/money.ts'

export interface StaySearch extends Children {
  readonly location: string
  readonly checkIn: LocalDate
  readonly checkOut: LocalDate
  readonly adults: number
  readonly rooms: number
}

/** A provider-independent offer. */
export interface FoundStay {
  /** The id of the offer: hotel, nights, guests and price together. */
  readonly id: string
  /** The hotel, independent of the nights: 'embedded:paris/auberge'. */
  readonly hotelId: string
  /** Empty if unknown. */
  readonly name: string
  readonly style: string
  /** Null if unknown; so are the rating and its count. */
  readonly stars: number | null
  readonly district: string
  readonly city: string
  readonly lat: number
  readonly lng: number
  readonly rating: number | null
  readonly reviewCount: number | null
  readonly amenities: readonly string[]
  readonly photoUrls: readonly string[]
  readonly description: string
  /** For all rooms together; null if the source gives no price, and then so is the total. */
  readonly nightlyRate: Money | null
  readonly nights: number
  readonly total: Money | null
  /** Contained in the total, and in the rate; null if unknown. */
  readonly taxesAndFees: Money | null
  /** On top of the total, at the hotel; null or absent: nothing, as far as is known. */
  readonly payAtHotel?: Money | null
  readonly freeCancellation: boolean
  /** Until when, in ISO 8601, as the source's policy says. Null or absent: by the house's rule. */
  readonly freeUntil?: string | null
  /** When the price expires at the source, in ISO 8601; null: it does not change. */
  readonly expiresAt: string | null
  readonly sample: boolean
  /** True if the list of hotels itself is generated. */
  readonly demo: boolean
}

/** An offer with a price from its source: only these can be booked. */
export interface PricedStay extends FoundStay {
  readonly nightlyRate: Money
  readonly total: Money
}

/** An offer id, quoted again. */
export interface QuotedStay extends PricedStay {
  readonly search: StaySearch
  /** The total when the id was issued; `total` is the current price. */
  readonly offeredTotal: Money
  /** The offer by its source's own name, for a supplier of the same source; not stored, and soon over. */
  readonly sourceOffer?: string
  /** The time zone of check-in and free cancellation. */
  readonly timeZone: string
}

export const isPriced = (stay: FoundStay): stay is PricedStay =>
  stay.nightlyRate !== null && stay.total !== null

/**
 * Port: hotels with free rooms and prices. The same search has the same offers; an unknown place has none.
 * Throws AppError `unavailable` if the source does not answer in time.
 */
export interface StaysProvider {
  readonly source: string
  /** `onSome` hears what has been found so far, where the source answers in parts. */
  search(
    search: StaySearch,
    signal: AbortSignal,
    onSome?: (soFar: readonly FoundStay[]) => void,
  ): Promise<readonly FoundStay[]>
  /** Quotes an offer id again; undefined if the id is not this provider's, or has no price. */
  quote(offerId: string, signal: AbortSignal): Promise<QuotedStay | undefined>
  /** The name of a hotel by its id; undefined if the id is not this provider's. */
  hotel?(
    hotelId: string,
    signal: AbortSignal,
  ): Promise<Pick<FoundStay, 'name' | 'district' | 'city' | 'sample'> | undefined>
  /** URLs of pictures of one hotel; empty if unknown. */
  photos(
    hotel: { readonly hotelName: string; readonly location: string },
    signal: AbortSignal,
  ): Promise<readonly string[]>
}
