import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { type DayFit, fitDays, type TripDays } from './fit-days.ts'

/** What the flights of a trip cost all, and what they leave of its days. */
export interface OwnFlights {
  readonly totalCad: number
  readonly fit: Pick<DayFit, 'lost' | 'kept'>
}

type Offer = Pick<FlightOffer, 'legs' | 'price'>

/** Less is not worth other dates. CAD for all. */
const leastSaving = 20

const fitting = <T extends Offer>(offers: readonly T[], days: TripDays) =>
  offers.flatMap((offer) => {
    const fit = fitDays(days, offer.legs)
    return fit ? [{ offer, fit }] : []
  })

/** Of offers for the trip's own dates what one would take: those that leave most of its days, then the cheapest. */
export const ownOf = (offers: readonly Offer[], days: TripDays): OwnFlights | undefined => {
  const [best] = fitting(offers, days).toSorted(
    (a, b) =>
      a.fit.lost - b.fit.lost ||
      b.fit.kept - a.fit.kept ||
      a.offer.price.totalCad - b.offer.price.totalCad,
  )
  return best && { totalCad: best.offer.price.totalCad, fit: best.fit }
}

/** Of offers for other dates the cheapest that saves money and takes no more of the days; undefined without one. */
export function savingOf<T extends Offer>(
  offers: readonly T[],
  days: TripDays,
  own: OwnFlights,
): { readonly offer: T; readonly fit: DayFit; readonly saves: number } | undefined {
  const [best] = fitting(offers, days)
    .filter(({ fit }) => fit.lost <= own.fit.lost && fit.kept >= own.fit.kept)
    .map((one) => ({ ...one, saves: own.totalCad - one.offer.price.totalCad }))
    .toSorted((a, b) => b.saves - a.saves)
  return best && best.saves >= leastSaving ? best : undefined
}
