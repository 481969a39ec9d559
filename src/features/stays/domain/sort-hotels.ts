import { hotelSortText as text } from './messages.ts'

/** Only where a trip is known. */
export const bestSort = { value: 'best', label: text.best } as const
export const hotelSorts = [
  { value: 'price', label: text.price },
  { value: 'rating', label: text.rating },
  { value: 'popularity', label: text.popularity },
] as const
export type HotelSort = (typeof hotelSorts)[number]['value']

/** What makes an offer fit a trip. */
export interface StayFit {
  /** It costs no more than the budget that is left; true without a budget. */
  readonly affordable: boolean
  /** Distance from the middle of the planned stops; undefined without stops. */
  readonly km: number | undefined
  /** It is in the trip. */
  readonly chosen: boolean
  /** Its room is for such a party: a couple does not ask for a shared bath. */
  readonly suits: boolean
}

/** On foot, by a short ride, or farther. */
const ringOf = ({ km = 0 }: StayFit): number => (km <= 1.5 ? 0 : km <= 4 ? 1 : 2)

interface Rated {
  readonly hotel: { readonly rating: number | null }
  readonly pricing: { readonly totalCad: number }
}

/**
 * Those in the trip first, then those that suit the party, fit the budget, lie near the stops,
 * then the better rated, then the cheaper; those over the budget by price.
 */
export const sortForTrip = <T extends Rated>(
  offers: readonly T[],
  fitOf: (offer: T) => StayFit,
): T[] =>
  offers
    .map((offer) => ({ offer, fit: fitOf(offer) }))
    .toSorted(
      (a, b) =>
        Number(b.fit.chosen) - Number(a.fit.chosen) ||
        Number(b.fit.suits) - Number(a.fit.suits) ||
        Number(b.fit.affordable) - Number(a.fit.affordable) ||
        (a.fit.affordable ? 0 : a.offer.pricing.totalCad - b.offer.pricing.totalCad) ||
        ringOf(a.fit) - ringOf(b.fit) ||
        (b.offer.hotel.rating ?? 0) - (a.offer.hotel.rating ?? 0) ||
        a.offer.pricing.totalCad - b.offer.pricing.totalCad,
    )
    .map(({ offer }) => offer)

interface Sortable {
  readonly hotel: { readonly rating: number; readonly reviewCount: number }
  readonly pricing: { readonly total: number; readonly estimated: boolean }
}

/**
 * A sorted copy; popularity is the number of reviews. Of equals the cheaper comes first, of one price the better
 * rated; what has no price of its own stands behind what has.
 */
export function sortHotels<T extends Sortable>(offers: readonly T[], by: HotelSort): T[] {
  const price = ({ pricing: a }: T, { pricing: b }: T): number =>
    Number(a.estimated) - Number(b.estimated) || a.total - b.total
  const rating = (a: T, b: T): number => b.hotel.rating - a.hotel.rating
  const popularity = (a: T, b: T): number => b.hotel.reviewCount - a.hotel.reviewCount
  const order = { price, rating, popularity }
  return offers.toSorted((a, b) => order[by](a, b) || price(a, b) || rating(a, b))
}
