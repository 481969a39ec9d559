import { fitScore } from '#features/trips/domain/fit-score.ts'
import type { WayToDays } from '#features/trips/domain/how-far.ts'
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
export interface StayFit extends WayToDays {
  /** It costs no more than the budget that is left; true without a budget. */
  readonly affordable: boolean
  /** It would take more than a bed's part of money that is not planned yet. */
  readonly dear?: boolean
  /** Distance from the middle of its town, by which it counts while there are no stops. */
  readonly centreKm?: number | undefined
  /** No way over land leads to the centre. */
  readonly overWater?: boolean
  /** The trip held it when the list was opened. */
  readonly chosen: boolean
  /** Its room is for such a party: a couple does not ask for a hostel or a shared bath. */
  readonly suits: boolean
}

/** A longer detour, each way, and a stay stands behind all others. */
const farMinutes = 18

/** Far from the days that are planned: behind all others, whatever else speaks for it. */
export const isFarAway = ({ detour = 0 }: WayToDays): boolean => detour > farMinutes

interface Rated {
  readonly hotel: { readonly rating: number | null }
  readonly pricing: { readonly totalCad: number }
}

/** True where there are offers and none is within the budget that is left. */
export const noneIsAffordable = <T>(
  offers: readonly T[],
  fitOf: (offer: T) => Pick<StayFit, 'affordable'>,
): boolean => offers.length > 0 && !offers.some((one) => fitOf(one).affordable)

/** The middle of the prices that were found: a trip without a budget is looked for at most there first. */
export const usualPrice = (offers: readonly Pick<Rated, 'pricing'>[]): number =>
  offers.map(({ pricing }) => pricing.totalCad).toSorted((a, b) => a - b)[
    Math.floor(offers.length / 2)
  ] ?? 0

/** The usual price, where no offer has any. */
const some = 1

/**
 * Those that fit the trip best by `fitScore`. Where none fits the budget the price alone decides, as the page
 * says. What the trip holds already stands before the rest, what is far away behind it. `most`: instead of a
 * budget, where the trip has none.
 */
export const sortForTrip = <T extends Rated>(
  offers: readonly T[],
  fitOf: (offer: T) => StayFit,
  most = Number.POSITIVE_INFINITY,
): T[] => {
  const none = noneIsAffordable(offers, fitOf)
  const usual = usualPrice(offers) || some
  const scored = offers.map((offer) => {
    const { affordable, suits, ...fit } = fitOf(offer)
    const { hotel, pricing } = offer
    const price = pricing.totalCad / usual
    const over = !affordable || pricing.totalCad > most
    const score = none
      ? fitScore({ price })
      : fitScore({ ...fit, over, unsuited: !suits, rating: hotel.rating, price })
    return { offer, fit, score }
  })
  return scored
    .toSorted(
      (a, b) =>
        Number(b.fit.chosen) - Number(a.fit.chosen) ||
        Number(isFarAway(a.fit)) - Number(isFarAway(b.fit)) ||
        b.score - a.score,
    )
    .map(({ offer }) => offer)
}

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
