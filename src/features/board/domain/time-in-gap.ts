import { paceNear } from '#platform/shared/city-paces.ts'
import { wayMinutes } from '#features/trips/domain/travel/way-between.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { isTied, lastMinute, type PlannedItem, visitMinutes } from './planned-item.ts'

const roundUp = (minutes: number): number => Math.ceil(minutes / 30) * 30

/**
 * The time of an item dropped between two others of a day. An item without a time stays without one; a time
 * that fits is kept, and so is a booked one, because a flight's time is fixed.
 */
export function timeInGap(
  item: PlannedItem,
  before: readonly PlannedItem[],
  after: readonly PlannedItem[],
): string | null {
  if (item.time === null || isTied(item)) return item.time
  const previous = before.findLast(({ time }) => time !== null)
  const next = after.find(({ time }) => time !== null)
  const earliest = previous?.time ? minutesOf(previous.time) : 0
  const latest = next?.time ? minutesOf(next.time) : lastMinute
  const own = minutesOf(item.time)
  if (own >= earliest && own <= latest) return item.time
  if (!previous?.time)
    return timeOf(Math.max(0, latest - Math.max(30, roundUp(visitMinutes(item)))))
  const way = wayMinutes(previous, item, { pace: paceNear(previous) }) ?? 0
  const free = roundUp(earliest + visitMinutes(previous) + way)
  return timeOf(Math.min(free, latest, lastMinute))
}
