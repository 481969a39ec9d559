import type { FlightDetails } from '#features/trips/domain/item-details.ts'
import type { ItemStatus } from '#features/trips/domain/item-state.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { isTied, type PlannedItem, visitMinutes } from './planned-item.ts'

/** Minutes after landing and before take-off, as in Trip Check. */
const [afterLanding, beforeTakeOff] = [30, 60]

type Visit = PlannedItem & { readonly status: ItemStatus }

const dateOf = (local: string): string => local.slice(0, 10)
const minuteOf = (local: string): number => minutesOf(local.slice(11, 16))

/** Whether a timed stop is before the landing; untimed ones still fit. */
function isTooEarly({ day, time }: Visit, landed: string): boolean {
  if (day === null || day > dateOf(landed)) return false
  if (day < dateOf(landed)) return true
  return time !== null && minutesOf(time) < minuteOf(landed) + afterLanding
}

/** Whether a stop is too late for the flight home. */
function isTooLate(visit: Visit, leaves: string): boolean {
  const { day, time } = visit
  if (day === null || day < dateOf(leaves)) return false
  if (day > dateOf(leaves)) return true
  return time !== null && minutesOf(time) + visitMinutes(visit) > minuteOf(leaves) - beforeTakeOff
}

/** Planned stops that no longer fit around the flights; booked ones stay. */
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
