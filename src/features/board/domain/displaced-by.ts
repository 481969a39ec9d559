import type { FlightDetails } from '#features/trips/domain/item-details.ts'
import type { ItemStatus } from '#features/trips/domain/item-state.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { isTied, type PlannedItem, visitMinutes } from './planned-item.ts'

/** As Trip Check has them: from the landing to the first visit, and from the last one to the take-off. */
const [afterLanding, beforeTakeOff] = [30, 60]

type Visit = PlannedItem & { readonly status: ItemStatus }

const dateOf = (local: string): string => local.slice(0, 10)
const minuteOf = (local: string): number => minutesOf(local.slice(11, 16))

/** Before one has landed. A stop without a time still fits into what is left of its day. */
function isTooEarly({ day, time }: Visit, landed: string): boolean {
  if (day === null || day > dateOf(landed)) return false
  if (day < dateOf(landed)) return true
  return time !== null && minutesOf(time) < minuteOf(landed) + afterLanding
}

/** When one has to be on the way home. */
function isTooLate(visit: Visit, leaves: string): boolean {
  const { day, time } = visit
  if (day === null || day < dateOf(leaves)) return false
  if (day > dateOf(leaves)) return true
  return time !== null && minutesOf(time) + visitMinutes(visit) > minuteOf(leaves) - beforeTakeOff
}

/** The planned stops for which flights leave no time; what is booked stays where it is. */
export function displacedBy<T extends Visit>(
  { directions: [out, back] }: FlightDetails,
  items: readonly T[],
): readonly T[] {
  const landed = out?.segments.at(-1)?.to.local
  const leaves = back?.segments[0]?.from.local
  return items.filter(
    (item) =>
      item.status === 'planned' &&
      !isTied(item) &&
      ((landed !== undefined && isTooEarly(item, landed)) ||
        (leaves !== undefined && isTooLate(item, leaves))),
  )
}
