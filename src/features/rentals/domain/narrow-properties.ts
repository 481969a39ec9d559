import { wordTable } from '#platform/shared/word-table.ts'
import { narrowPropertiesText } from './messages.ts'

/** What a traveller asked of the properties that were found; what is empty asks nothing. */
export interface PropertyWish {
  readonly roomType: string
  /** At least so many, as text. */
  readonly bedrooms: string
  readonly sort: string
}

export const propertySorts = [
  { value: '', label: narrowPropertiesText.recommended },
  { value: 'price_low', label: narrowPropertiesText.priceLowToHigh },
  { value: 'price_high', label: narrowPropertiesText.priceHighToLow },
  { value: 'rating', label: narrowPropertiesText.ratingHighToLow },
  { value: 'reviews', label: narrowPropertiesText.mostReviews },
] as const

interface Narrowed {
  readonly roomType: string
  readonly bedrooms: number
  readonly reviews: { readonly rating: number; readonly count: number }
  readonly pricing: { readonly total: number }
}

const orders = wordTable<(a: Narrowed, b: Narrowed) => number>({
  price_low: (a, b) => a.pricing.total - b.pricing.total,
  price_high: (a, b) => b.pricing.total - a.pricing.total,
  rating: (a, b) => b.reviews.rating - a.reviews.rating || b.reviews.count - a.reviews.count,
  reviews: (a, b) => b.reviews.count - a.reviews.count,
})

/** The properties that answer a wish, in its order; the list's own order is "recommended". */
export function narrowProperties<T extends Narrowed>(
  all: readonly T[],
  { roomType, bedrooms, sort }: PropertyWish,
): readonly T[] {
  const least = Number(bedrooms || 0)
  const found = all.filter(
    (one) => (!roomType || one.roomType === roomType) && one.bedrooms >= least,
  )
  const order = orders.get(sort)
  return order ? found.toSorted(order) : found
}
