import { useDeferredValue, useMemo } from 'react'
import type { StayOffer } from '../contract/stays.contract.ts'
import { type HotelWish, narrowHotels } from '../domain/narrow-hotels.ts'
import {
  type HotelSort,
  isFarAway,
  sortForTrip,
  sortHotels,
  type StayFit,
  usualPrice,
} from '../domain/sort-hotels.ts'

type FitOf = (offer: StayOffer) => StayFit

/** Hotels without a rating or reviews come after those with them. */
const sortOffers = (
  offers: readonly StayOffer[],
  by: HotelSort | 'best',
  rankOf: FitOf | undefined,
  hasBudget: boolean,
): StayOffer[] => {
  if (by === 'best')
    return rankOf
      ? sortForTrip(offers, rankOf, hasBudget ? undefined : usualPrice(offers))
      : [...offers]
  return sortHotels(
    offers.map((offer) => ({
      offer,
      hotel: { rating: offer.hotel.rating ?? 0, reviewCount: offer.hotel.reviewCount ?? 0 },
      pricing: offer.pricing,
    })),
    by,
  ).map(({ offer }) => offer)
}

interface Asked {
  readonly wish: HotelWish
  readonly sort: HotelSort | 'best'
  readonly rankOf: FitOf | undefined
  readonly hasBudget: boolean
}

/** The hotels that are wanted, in order: which of them the trip held when the list was opened, and how many are near. */
export function useHotelOrder(all: readonly StayOffer[], { wish, sort, rankOf, hasBudget }: Asked) {
  // Typing stays responsive; the cards follow.
  const [wanted, order] = [useDeferredValue(wish), useDeferredValue(sort)]
  return useMemo(() => {
    const offers = sortOffers(narrowHotels(all, wanted), order, rankOf, hasBudget)
    const isPlanned = (offer: StayOffer) => order === 'best' && rankOf?.(offer).chosen === true
    const isFar = (offer: StayOffer) =>
      order === 'best' && rankOf !== undefined && isFarAway(rankOf(offer))
    const others = offers.filter((offer) => !isPlanned(offer))
    const near = others.filter((offer) => !isFar(offer)).length
    return { offers, held: offers.filter(isPlanned), others, near }
  }, [all, wanted, order, rankOf, hasBudget])
}
