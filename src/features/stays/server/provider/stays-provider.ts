import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Money } from '#platform/shared/money.ts'

export interface StaySearch {
  readonly location: string
  readonly checkIn: LocalDate
  readonly checkOut: LocalDate
  readonly adults: number
  readonly children: number
  readonly rooms: number
}

/** An offer in our own words, whoever made it. */
export interface FoundStay {
  /** The offer: hotel, nights, guests and price together. */
  readonly id: string
  /** The hotel, whatever the nights: 'embedded:paris/auberge'. */
  readonly hotelId: string
  /** Empty where the source does not say. */
  readonly name: string
  readonly style: string
  /** Null where the source does not say, as are the rating and its count. */
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
  /** For all rooms asked for; null where the source names no price, and then so is the total. */
  readonly nightlyRate: Money | null
  readonly nights: number
  readonly total: Money | null
  /** Contained in the total, as are they in the rate; null where the source does not say. */
  readonly taxesAndFees: Money | null
  readonly freeCancellation: boolean
  /** When the source stops standing by the price, in ISO 8601; null: it does not change. */
  readonly expiresAt: string | null
  readonly sample: boolean
  /** True where not even the list of businesses was written by anybody. */
  readonly demo: boolean
}

/** An offer whose price its source names: only such a one can be booked. */
export interface PricedStay extends FoundStay {
  readonly nightlyRate: Money
  readonly total: Money
}

/** What an offer's id stands for, priced anew. */
export interface QuotedStay extends PricedStay {
  readonly search: StaySearch
  /** The total that the id was given out for; `total` is what is asked now. */
  readonly offeredTotal: Money
  /** The zone in which check-in and free cancellation are counted. */
  readonly timeZone: string
}

export const isPriced = (stay: FoundStay): stay is PricedStay =>
  stay.nightlyRate !== null && stay.total !== null

/**
 * Port: who has rooms, and for how much. The same search gives the same offers; an unknown place
 * gives none. Throws AppError `unavailable` when the source does not answer in time.
 */
export interface StaysProvider {
  readonly source: string
  search(search: StaySearch, signal: AbortSignal): Promise<readonly FoundStay[]>
  /** The offer of an id, priced anew; nothing where it is none of its own, or has no price. */
  quote(offerId: string, signal: AbortSignal): Promise<QuotedStay | undefined>
  /** What a hotel is called, by its id alone; nothing where the id is none of its own. */
  hotel?(
    hotelId: string,
    signal: AbortSignal,
  ): Promise<Pick<FoundStay, 'name' | 'district' | 'city' | 'sample'> | undefined>
  /** Addresses of pictures of one hotel; none where it is not known. */
  photos(
    hotel: { readonly hotelName: string; readonly location: string },
    signal: AbortSignal,
  ): Promise<readonly string[]>
}
