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

/** The seller's price with the rate used to convert it to CAD. */
export interface OriginalPrice {
  /** In major units of the currency. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** CAD per unit. */
  readonly rate: number
  readonly rateDate: LocalDate
}

/** Offer of an item. Prices are checked again before booking. */
export interface OfferReference {
  /** The adapter that made the offer: 'embedded'. */
  readonly provider: string
  readonly id: string
  /** When the offer ends, as an instant; null when it says nothing. */
  readonly expiresAt: string | null
}

/** Item fields that a traveller may set; shared by planner and API. */
export interface ItemFields extends ItemPrice {
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly location: string
  /** CAD: unit price times `quantity`. */
  readonly price: Money
  readonly status: ItemStatus
  /** Slot key; at most one item of a slot is planned or booked. */
  readonly choice: string | null
  /** True if the price is our estimate. */
  readonly estimated: boolean
  /** True for a sample business. */
  readonly sample: boolean
  /** Local date; null if unscheduled. */
  readonly day: LocalDate | null
  /** Local time of the day, 'HH:MM'. */
  readonly time: string | null
  readonly durationMinutes: number | null
  /** Nights of a stay, from `day`. */
  readonly nights: number | null
  readonly lat: number | null
  readonly lng: number | null
  /** Fractional index within the day, compared as text. */
  readonly position: string
  /** External page. */
  readonly link: string | null
  /** Source: 'dining:embedded:paris/louvre-museum'. */
  readonly source: string | null
  readonly original: OriginalPrice | null
  readonly offer: OfferReference | null
  readonly details: ItemDetails | null
  /** Hours in OpenStreetMap opening_hours syntax. */
  readonly hours: string | null
  /** Minutes before closing of the last entry. */
  readonly lastEntryMinutes: number | null
  readonly advanceTicket: 'required' | 'advised' | null
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null
  /** 1 to 10. */
  readonly priority: number
}
