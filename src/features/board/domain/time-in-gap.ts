import { paceNear } from '#platform/shared/city-paces.ts'
import { wayMinutes } from '#features/trips/domain/travel/way-between.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import type { Starts } from './starts-on.ts'
import { isTied, lastMinute, type PlannedItem, visitMinutes } from './planned-item.ts'

/** The minute, on the half hour where there is room for it, else on five minutes. */
const roundedWithin = (from: number, to: number, up: boolean): number | undefined => {
  const round = up ? Math.ceil : Math.floor
  return [30, 5]
    .map((step) => round((up ? from : to) / step) * step)
    .find((minute) => minute >= from && minute <= to)
}

/** The way between two stops at the pace of their city. */
export const wayMinutesBetween = (a: PlannedItem, b: PlannedItem): number =>
  wayMinutes(a, b, { pace: paceNear(a) }) ?? 0

const anyStart: readonly Starts[] = [{ from: 0, to: lastMinute }]

/** The one that is least away from a minute. */
export const nearest = (minutes: readonly number[], own: number): number | undefined =>
  minutes.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0]

/** Between which minutes a visit fits, with the ways before and after it. */
function gapOf(item: PlannedItem, before: readonly PlannedItem[], after: readonly PlannedItem[]) {
  const previous = before.findLast(({ time }) => time !== null)
  const next = after.find(({ time }) => time !== null)
  const earliest = previous?.time ? minutesOf(previous.time) : 0
  const latest = next?.time ? minutesOf(next.time) : lastMinute
  return {
    earliest,
    latest,
    isAfter: previous !== undefined,
    from: previous ? earliest + visitMinutes(previous) + wayMinutesBetween(previous, item) : 0,
    to: next ? latest - visitMinutes(item) - wayMinutesBetween(item, next) : lastMinute,
  }
}

/**
 * Possible starts of a timed item between others, one for each time its place is open: its own if that fits, else
 * the nearest to it, or to the stop before.
 */
export function fittingMinutes(
  item: PlannedItem,
  before: readonly PlannedItem[],
  after: readonly PlannedItem[],
  starts: readonly Starts[],
  near: 'own' | 'before' = 'own',
): readonly number[] {
  const gap = gapOf(item, before, after)
  const own = minutesOf(item.time ?? '00:00')
  return starts.flatMap((start) => {
    const [from, to] = [Math.max(gap.from, start.from), Math.min(gap.to, start.to)]
    if (own >= from && own <= to) return [own]
    return roundedWithin(from, to, own < from || (near === 'before' && gap.isAfter)) ?? []
  })
}

/** Whether a gap has room for a timed item and the ways beside it. */
export const fits = (
  item: PlannedItem,
  before: readonly PlannedItem[],
  after: readonly PlannedItem[],
  starts: readonly Starts[] = anyStart,
): boolean =>
  fittingMinutes(item, before, after, starts).length > 0 ||
  fittingMinutes(item, before, after, anyStart).length > 0

/**
 * The time of an item dropped between two others of a day. An item without a time stays without one; a time
 * that fits is kept, and so is a booked one, because a flight's time is fixed. A time fits where the visits
 * beside it and the ways between leave room for it, as Trip Check reckons, while its place is open; where none is
 * left, the order decides, and Trip Check says so.
 */
export function timeInGap(
  item: PlannedItem,
  before: readonly PlannedItem[],
  after: readonly PlannedItem[],
  starts: readonly Starts[] = anyStart,
): string | null {
  if (item.time === null || isTied(item)) return item.time
  const own = minutesOf(item.time)
  const fitsIn = (some: readonly Starts[]) =>
    nearest(fittingMinutes(item, before, after, some, 'before'), own)
  const fitting = fitsIn(starts) ?? fitsIn(anyStart)
  if (fitting !== undefined) return timeOf(fitting)
  const { earliest, latest, isAfter, from } = gapOf(item, before, after)
  if (own >= earliest && own <= latest) return item.time
  return timeOf(isAfter ? Math.min(Math.ceil(from / 30) * 30, latest, lastMinute) : 0)
}
