export { cuisines } from '#platform/shared/cuisines.ts'
import { restaurantSearchText } from './messages.ts'

/** How many restaurants one answer may hold. */
export const restaurantLimits = [10, 20, 50, 100] as const
export const defaultLimit = 20

export const restaurantSorts = [
  { value: 'rating', label: restaurantSearchText.rating },
  { value: 'reviews', label: restaurantSearchText.mostReviews },
  { value: 'price_low', label: restaurantSearchText.priceLowToHigh },
  { value: 'price_high', label: restaurantSearchText.priceHighToLow },
  { value: 'distance', label: restaurantSearchText.distanceFromCentre },
] as const
export type RestaurantSort = (typeof restaurantSorts)[number]['value']

interface Ranked {
  readonly name: string
  readonly address: string
  readonly cuisine: readonly string[]
  readonly priceLevel: string | null
  /** 0 if unknown. */
  readonly price: number
  readonly rating: number | null
  readonly reviewCount: number | null
  readonly distanceKm: number
}

const reviewsOf = ({ reviewCount }: Ranked): number => reviewCount ?? 0

const orders: Readonly<Record<RestaurantSort, (a: Ranked, b: Ranked) => number>> = {
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || reviewsOf(b) - reviewsOf(a),
  reviews: (a, b) => reviewsOf(b) - reviewsOf(a),
  price_low: (a, b) => (a.price || Infinity) - (b.price || Infinity) || 0,
  price_high: (a, b) => b.price - a.price,
  distance: (a, b) => a.distanceKm - b.distanceKm,
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

export interface RestaurantWish {
  readonly sort: RestaurantSort
  readonly priceLevel?: string | undefined
  readonly cuisine?: string | undefined
  /** Words of the name, the district or a cuisine; accents and case do not matter. */
  readonly text?: string | undefined
}

/** Filters and sorts restaurants; stable. */
export function rankRestaurants<T extends Ranked>(all: readonly T[], wish: RestaurantWish): T[] {
  const words = plain(wish.text ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return all
    .filter((one) => {
      const said = plain([one.name, one.address, ...one.cuisine].join(' '))
      return (
        (!wish.priceLevel || one.priceLevel === wish.priceLevel) &&
        (!wish.cuisine || one.cuisine.includes(wish.cuisine)) &&
        words.every((word) => said.includes(word))
      )
    })
    .toSorted(orders[wish.sort])
}
