import { tierFor } from '#features/entitlements/domain/tiers.ts'
import { datesBetween, addDays, daysInclusive } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import type { TripAnswer } from '../contract/trips.contract.ts'
import { tripSums } from '../domain/trip-totals.ts'
import { plannedAsListed } from './keep-plan.ts'
import { presentItem } from './present-trip.ts'
import type { TripDeps } from './trip-deps.ts'
import type { ReadTrip } from './trips.store.ts'

/** What the veiled part adds to the trip's end and total; null without any. */
export const presentVeilSums = ({
  veiled,
  party,
}: Pick<ReadTrip, 'veiled' | 'party'>): { endDate: string; totalCad: number } | null =>
  veiled && {
    endDate: veiled.endDate,
    totalCad: toMajor(tripSums(veiled.items.map(plannedAsListed), party).total),
  }

/** Veiled days with the tier's price; null without any. */
export function presentVeil(
  trip: ReadTrip,
  { priceOfTier, tripPlaces }: Pick<TripDeps, 'priceOfTier' | 'tripPlaces'>,
): NonNullable<TripAnswer['veiled']> | null {
  const { veiled, startDate, endDate } = trip
  const sums = presentVeilSums(trip)
  if (!veiled || !sums) return null
  const items = veiled.items.map(plannedAsListed)
  const tier = tierFor(daysInclusive(startDate, veiled.endDate), veiled.destinations.length) ?? null
  return {
    ...sums,
    days: datesBetween(addDays(endDate, 1), veiled.endDate).map((date) => ({
      date,
      items: items
        .filter(({ day }) => day === date)
        .map((item) => presentItem(item, tripPlaces.kindOf)),
    })),
    tier,
    priceCad: (tier && priceOfTier(tier)) ?? null,
  }
}
