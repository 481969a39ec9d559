import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { allItems, itemCost, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { distancesOf } from './fit-of-stay.ts'
import { mealFor } from './meal-slot.ts'
import { mealBudget, moneyLeft } from './money-left.ts'

const centsOf = ({ price }: ItemWrite): number => cad(price ?? 0).amountMinor

/** Whether the trip holds it, on any of its days. */
const isPlanned = (trip: TripView, { source }: ItemWrite): boolean =>
  allItems(trip).some((item) => item.source === source && isTaken(item))

/** What the visit adds to the trip's total, in cents, net of what it takes the place of; zero for one in the trip. */
export function addedByVisit(trip: TripView, wish: ItemWrite, held?: ItemView): number {
  if (isPlanned(trip, wish)) return 0
  return centsOf(wish) - (held ? itemCost(held).amountMinor : 0)
}

/** A quarter of an hour's walk is a detour for a meal. km. */
const mealWalkKm = 0.8

/** Fit of a meal or a visit: budget, what a meal should cost, distance to the stops of the day that it is for. Sights are always affordable. */
export function fitOfVisit(trip: TripView, wish: ItemWrite, day: string | null) {
  const { lat, lng } = wish
  const isMeal = wish.type === 'restaurant'
  const far = lat && lng ? distancesOf(trip, { lat, lng }, day) : { km: undefined }
  return {
    planned: isPlanned(trip, wish),
    affordable: !isMeal || !moneyLeft(trip, addedByVisit(trip, wish))?.over,
    dear: isMeal && centsOf(wish) > mealBudget(trip).amountMinor * headsOf(trip.party),
    detour: isMeal && (far.km ?? 0) > mealWalkKm,
    isBreak: isMeal && day !== null && mealFor(trip, day) === undefined,
    ...far,
  }
}

/** Who travels, and the most that a meal should cost each of them, in words. */
export const wishesOf = (trip: TripView) => ({
  people: partyWords(trip.party),
  share: formatBrief(mealBudget(trip)),
})
