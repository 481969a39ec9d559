import { mealTimes } from '#features/dining/domain/meal.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { isReplaceable } from '#features/trips/domain/slot.ts'
import { boundsOf } from './day-bounds.ts'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'

const mealMinutes = 60

/** What is eaten before this hour is lunch. */
const dinnerFrom = '16:00'

/** A meal of a day: its time, and the restaurant that has it. */
export interface MealSlot {
  readonly time: string
  readonly held: ItemView | undefined
}

const hourAfter = (time: string, hours: number): string =>
  `${String(Number(time.slice(0, 2)) + hours).padStart(2, '0')}${time.slice(2)}`

/** Lunch and dinner of a day, as far as its flights leave time for them. */
function slotsOf(trip: TripView, day: string): readonly MealSlot[] {
  // A flight home that lands on the day that it leaves takes no meal before it.
  const landed = trip.days
    .find(({ date }) => date === day)
    ?.spans?.find(({ part, direction }) => part === 'arrives' && direction === 'out')?.time
  const { until } = boundsOf(trip, day)
  const meals = allItems(trip).filter(
    (item) => item.type === 'restaurant' && item.day === day && item.time && isTaken(item),
  )
  return [mealTimes.lunch, mealTimes.dinner]
    .filter(
      (time) => (!landed || hourAfter(landed, 1) <= time) && minutesOf(time) + mealMinutes <= until,
    )
    .map((time) => ({
      time,
      held: meals.find((meal) => (meal.time ?? '') < dinnerFrom === time < dinnerFrom),
    }))
}

/** Where a restaurant goes on a day: a meal that is free; else the last that another can take the place of. */
export function mealFor(trip: TripView, day: string | null): MealSlot | undefined {
  if (day === null) return undefined
  const slots = slotsOf(trip, day)
  return (
    slots.find(({ held }) => held === undefined) ??
    slots.findLast(({ held }) => held !== undefined && isReplaceable(held))
  )
}
