import { wordTable } from '#platform/shared/word-table.ts'
import { narrowPropertiesText } from './messages.ts'

/** A traveller's filters for the found properties; empty ones are not applied. */
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
  readonly bedrooms: number | null
  readonly reviews: { readonly rating: number | null; readonly count: number | null }
  readonly pricing: { readonly total: number }
}

/** Properties without the value come last. */
const known = (value: number | null): number => value ?? -1

const byCount = (a: Narrowed, b: Narrowed): number =>
  known(b.reviews.count) - known(a.reviews.count)

const orders = wordTable<(a: Narrowed, b: Narrowed) => number>({
  price_low: (a, b) => a.pricing.total - b.pricing.total,
  price_high: (a, b) => b.pricing.total - a.pricing.total,
  rating: (a, b) => known(b.reviews.rating) - known(a.reviews.rating) || byCount(a, b),
  reviews: byCount,
})

/** The properties that answer a wish, in its order; the list's own order is "recommended". */
export function narrowProperties<T extends Narrowed>(
  all: readonly T[],
  { roomType, bedrooms, sort }: PropertyWish,
): readonly T[] {
  const least = Number(bedrooms || 0)
  const found = all.filter(
    (one) => (!roomType || one.roomType === roomType) && (one.bedrooms ?? 0) >= least,
  )
  const order = orders.get(sort)
  return order ? found.toSorted(order) : found
}
