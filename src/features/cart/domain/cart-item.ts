import type { PriceBasis } from '#features/trips/domain/item-price.ts'
import type { Party } from '#features/trips/domain/party.ts'
import type { Currency } from '#platform/shared/reference-rates.ts'

/** The types of cart items, in the order of the totals. */
export const cartItemTypes = [
  'hotel',
  'flight',
  'activity',
  'restaurant',
  'transport',
  'other',
] as const
export type CartItemType = (typeof cartItemTypes)[number]

export const cartTypeLabels: Readonly<Record<CartItemType, string>> = {
  hotel: 'Hotels',
  flight: 'Flights',
  activity: 'Activities',
  restaurant: 'Restaurants',
  transport: 'Transport',
  other: 'Other',
}

/** One item of the cart, as stored in the browser. */
export interface CartItem {
  readonly id: string
  readonly type: CartItemType
  readonly title: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  /** A date, or words such as "To be confirmed". */
  readonly date?: string | undefined
  /** Local time, 'HH:MM'. */
  readonly time?: string | undefined
  /** Decimal, in `currency`. */
  readonly cost: number
  /** CAD by default. */
  readonly currency?: Currency | undefined
  /** True if the price is our estimate, false if it is known, absent if neither is known. */
  readonly estimated?: boolean | undefined
  /** True for a sample business. */
  readonly sample?: boolean | undefined
  /** The origin: 'dining:embedded:paris/louvre-museum'. */
  readonly source?: string | undefined
  /** The offer that a flight was added from. */
  readonly externalData?: { readonly id: string } | undefined
  /** The units of its price, as the PDF says them. */
  readonly quantity?: number | undefined
  readonly basis?: PriceBasis | undefined
  /** Who travels, where it comes from a trip. */
  readonly party?: Party | undefined
  /**
   * The trip item it was copied from. The trip item has no link back: a cart lives in one browser, a trip in
   * many.
   */
  readonly tripItemId?: string | undefined
  /** The whole item of a trip that it is; entries of other scripts and of older versions have none. */
  readonly item?: unknown
}

/** Limits of an item's fields, in characters after trimming; `cost` in units of its currency. */
export const cartLimits = {
  id: 100,
  title: 300,
  description: 5000,
  location: 300,
  date: 60,
  source: 200,
  cost: 9_999_999,
} as const

/** A whole trip fits into one PDF. */
export const mostExported = 1000
