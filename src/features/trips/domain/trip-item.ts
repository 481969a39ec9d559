import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Money } from '#platform/shared/money.ts'
import type { ItemDetails } from './item-details.ts'
import type { ItemPrice } from './item-price.ts'
import type { ItemStatus } from './item-state.ts'

/** The kinds of thing a trip holds; the cart knows a subset of the same words. */
export const itemTypes = [
  'hotel',
  'flight',
  'restaurant',
  'attraction',
  'activity',
  'property',
  'transport',
  'insurance',
  'other',
] as const
export type ItemType = (typeof itemTypes)[number]

/** A price as its seller named it, with the rate at which it became Canadian dollars. */
export interface OriginalPrice {
  /** In major units of the currency. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** CAD per unit. */
  readonly rate: number
  readonly rateDate: LocalDate
}

/** The offer that an item was made from. A price is always asked again before anything is booked. */
export interface OfferReference {
  /** The adapter that made the offer: 'embedded'. */
  readonly provider: string
  readonly id: string
  /** When the offer ends, as an instant; null when it says nothing. */
  readonly expiresAt: string | null
}

/** What a traveller may set on an item: the one shape of planner and API. The cart has its own. */
export interface ItemFields extends ItemPrice {
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly location: string
  /** Always CAD: that of a unit times `quantity`. */
  readonly price: Money
  readonly status: ItemStatus
  /** For which slot it stands: of those with one choice at most one is planned or booked. */
  readonly choice: string | null
  /** True when the price is ours, not an offer's. */
  readonly estimated: boolean
  /** True for a sample business. */
  readonly sample: boolean
  /** The local day, or nothing while the item waits for one. */
  readonly day: LocalDate | null
  /** Local time of the day, 'HH:MM'. */
  readonly time: string | null
  readonly durationMinutes: number | null
  /** Nights from `day` on, for a stay: it moves as a whole, and its check-out with it. */
  readonly nights: number | null
  readonly lat: number | null
  readonly lng: number | null
  /** Key in the order of its day: compares as text, and another always fits between two. */
  readonly position: string
  /** A page about it, elsewhere. */
  readonly link: string | null
  /** Feature and place that it was added from: 'dining:embedded:paris/louvre-museum'. */
  readonly source: string | null
  readonly original: OriginalPrice | null
  readonly offer: OfferReference | null
  readonly details: ItemDetails | null
  /** When it receives people, in the syntax of OpenStreetMap. */
  readonly hours: string | null
  /** So long before closing the last are let in. */
  readonly lastEntryMinutes: number | null
  readonly advanceTicket: 'required' | 'advised' | null
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null
  /** 1 to 10. */
  readonly priority: number
}
