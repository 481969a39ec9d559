import type { Currency } from '#platform/shared/reference-rates.ts'

/** The kinds of thing a cart holds, in the order its totals are shown. */
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

/** One item of the cart, as the browser keeps it. */
export interface CartItem {
  readonly id: string
  readonly type: CartItemType
  readonly title: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  /** A day, or words such as "To be confirmed". */
  readonly date?: string | undefined
  /** Local time of the day, 'HH:MM'. */
  readonly time?: string | undefined
  /** Decimal, in `currency`. */
  readonly cost: number
  /** CAD unless told. */
  readonly currency?: Currency | undefined
  /** True when the price is ours, not an offer's; false when it is known; absent when nobody said. */
  readonly estimated?: boolean | undefined
  /** True for a sample business. */
  readonly sample?: boolean | undefined
  /** Where it came from: 'dining:embedded:paris/louvre-museum'. */
  readonly source?: string | undefined
  /** The offer that a flight was added from. */
  readonly externalData?: { readonly id: string } | undefined
  /**
   * The trip's item it was copied from. The trip's item does not name this one: a cart lives in one
   * browser and a trip in many.
   */
  readonly tripItemId?: string | undefined
}

/** What fits into an item, in characters after trimming; `cost` in units of its currency. */
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
