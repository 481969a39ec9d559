export const hotelSorts = [
  { value: 'price', label: 'Price, low to high' },
  { value: 'rating', label: 'Rating, high to low' },
  { value: 'popularity', label: 'Popularity' },
] as const
export type HotelSort = (typeof hotelSorts)[number]['value']

interface Sortable {
  readonly hotel: { readonly rating: number; readonly reviewCount: number }
  readonly pricing: { readonly total: number; readonly estimated: boolean }
}

/**
 * A sorted copy; popularity is the number of reviews. Equals keep their order, and what has no price of
 * its own stands behind what has.
 */
export function sortHotels<T extends Sortable>(offers: readonly T[], by: HotelSort): T[] {
  const order: Readonly<Record<HotelSort, (a: T, b: T) => number>> = {
    price: ({ pricing: a }, { pricing: b }) =>
      Number(a.estimated) - Number(b.estimated) || a.total - b.total,
    rating: (a, b) => b.hotel.rating - a.hotel.rating,
    popularity: (a, b) => b.hotel.reviewCount - a.hotel.reviewCount,
  }
  return offers.toSorted(order[by])
}
