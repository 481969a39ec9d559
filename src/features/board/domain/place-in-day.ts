import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { isTied, type PlannedItem } from './planned-item.ts'
import type { Starts } from './starts-on.ts'
import { fittingMinutes, nearest } from './time-in-gap.ts'

/** A moved item, the index of the day's own stop before which it comes, and its time. */
export interface PlacedItem<T> {
  readonly item: T
  readonly index: number
  readonly time: string | null
}

/** How far a visit moves by itself whose place may be closed then. Minutes. */
const nearOwn = 90

/** The start nearest to a minute. */
const clamped = (starts: readonly Starts[], own: number): number =>
  nearest(
    starts.map(({ from, to }) => Math.min(Math.max(own, from), to)),
    own,
  ) ?? own

function timeIn(
  day: readonly PlannedItem[],
  item: PlannedItem,
  known: readonly Starts[] | undefined,
) {
  if (item.time === null || isTied(item)) return item.time
  const own = minutesOf(item.time)
  const starts = known ?? [{ from: own - nearOwn, to: own + nearOwn }]
  const free = [...day, undefined].flatMap((_, at) =>
    fittingMinutes(item, day.slice(0, at), day.slice(at), starts),
  )
  // Where no hour is free, one at which the place is open: Trip Check names what overlaps.
  return timeOf(nearest(free, own) ?? clamped(starts, own))
}

/** Places items in a day: at their own time where it is free and open, else at the nearest that is. */
export function placeInDay<T extends PlannedItem>(
  others: readonly T[],
  moved: readonly T[],
  startsOf: (item: T) => readonly Starts[] | undefined,
): readonly PlacedItem<T>[] {
  const day: T[] = [...others]
  const own = new Set(others)
  return moved.map((item) => {
    const time = timeIn(day, item, startsOf(item))
    const later = time === null ? -1 : day.findIndex((other) => (other.time ?? '') > time)
    const at = later < 0 ? day.length : later
    const index = day.slice(0, at).filter((other) => own.has(other)).length
    day.splice(at, 0, { ...item, time })
    return { item, index, time }
  })
}
