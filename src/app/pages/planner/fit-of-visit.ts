import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { cad, formatBrief, money } from '#platform/shared/money.ts'
import { kmToStops } from './fit-of-stay.ts'
import { dayShare, moneyLeft } from './money-left.ts'

/** What the visit adds to the trip's total, in cents. */
export const addedByVisit = ({ price }: ItemWrite): number => cad(price ?? 0).amountMinor

/** Fit of a meal or a visit: budget, a day's share of it, distance to the stops. Sights are always affordable. */
export function fitOfVisit(trip: TripView, wish: ItemWrite) {
  const { lat, lng } = wish
  const isMeal = wish.type === 'restaurant' && trip.budgetCad > 0
  const added = addedByVisit(wish)
  const share = dayShare(trip) * headsOf(trip.party)
  return {
    affordable: !isMeal || !moneyLeft(trip, added).over,
    dear: isMeal && share > 0 && added > share,
    km: lat && lng ? kmToStops(trip, { lat, lng }) : undefined,
  }
}

/** Who travels, and what is left for each of them a day, in words. */
export function wishesOf(trip: TripView) {
  const share = dayShare(trip)
  return {
    people: partyWords(trip.party),
    share: share > 0 ? formatBrief(money('CAD', share)) : '',
  }
}
