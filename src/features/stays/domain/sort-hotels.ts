export const hotelSorts = [
  { value: 'price', label: 'Price, low to high' },
  { value: 'rating', label: 'Rating, high to low' },
  { value: 'popularity', label: 'Popularity' },
] as const
export type HotelSort = (typeof hotelSorts)[number]['value']

interface Sortable {
  readonly hotel: { readonly rating: number; readonly reviewCount: number }
  readonly pricing: { readonly total: number }
}

/** A sorted copy; popularity is the number of reviews. Equals keep their order. */
export function sortHotels<T extends Sortable>(offers: readonly T[], by: HotelSort): T[] {
  const order: Readonly<Record<HotelSort, (a: T, b: T) => number>> = {
    price: (a, b) => a.pricing.total - b.pricing.total,
    rating: (a, b) => b.hotel.rating - a.hotel.rating,
    popularity: (a, b) => b.hotel.reviewCount - a.hotel.reviewCount,
  }
  return offers.toSorted(order[by])
}
