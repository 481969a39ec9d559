import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { allItems, itemCost, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { cad, formatBrief, type Money, toMajor } from '#platform/shared/money.ts'
import { shutAt } from '#features/dining/domain/table-hours.ts'
import type { Restaurant } from '#features/dining/web/index.ts'
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

const farOf = (trip: TripView, { lat, lng }: ItemWrite, day: string | null) =>
  lat && lng ? distancesOf(trip, { lat, lng }, day) : { km: undefined }

/** Fit of a sight: how far it is from the stops of its day. It is always affordable. */
export const fitOfSight = (trip: TripView, wish: ItemWrite, day: string | null) => ({
  planned: isPlanned(trip, wish),
  affordable: true,
  ...farOf(trip, wish, day),
})

/** All meals of a day are set, and none may give way: what is added is for a break between them. */
const isBreakOn = (trip: TripView, day: string | null): boolean =>
  day !== null && mealFor(trip, day) === undefined

/** Fit of a house for a meal: what is left with it, what a meal should cost, distance to the stops of its day, and its hours. */
export const fitOfMeal = (
  trip: TripView,
  restaurant: Restaurant,
  { wish, day, held }: { wish: ItemWrite; day: string | null; held?: ItemView | undefined },
) => ({
  planned: isPlanned(trip, wish),
  affordable: !moneyLeft(trip, addedByVisit(trip, wish, held))?.over,
  dear: centsOf(wish) > mealBudget(trip).amountMinor * headsOf(trip.party),
  closed: day !== null && shutAt(restaurant, { day, time: mealFor(trip, day)?.time }) !== undefined,
  isBreak: isBreakOn(trip, day),
  ...farOf(trip, wish, day),
})

/** The most that a meal may cost a person: what it should, and what is left with it; zero where nothing is. */
function mostFor(trip: TripView, held: ItemView | undefined): Money {
  const should = mealBudget(trip)
  const found = moneyLeft(trip, held ? -itemCost(held).amountMinor : 0)
  if (!found) return should
  const each = Math.floor(found.left.amountMinor / (100 * headsOf(trip.party)))
  return cad(found.over ? 0 : Math.min(toMajor(should), each))
}

/** Who travels, and what their meal is to be, for the words of the order. */
export function wishesOf(trip: TripView, day: string | null, held?: ItemView) {
  const most = mostFor(trip, held)
  return {
    people: partyWords(trip.party),
    share: most.amountMinor > 0 ? formatBrief(most) : '',
    isBreak: isBreakOn(trip, day),
  }
}
