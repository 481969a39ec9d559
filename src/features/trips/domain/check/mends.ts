import { formatDayShort, type LocalDate } from '#platform/shared/local-date.ts'
import { timeOf, toFive } from '#platform/shared/time-of-day.ts'
import { checkText as text } from './messages.ts'
import type { CheckContext } from './check-context.ts'
import type { CheckItem } from './check-input.ts'
import type { Mend } from './finding.ts'
import { lastStart } from './open-on.ts'
import { minutesADay, type TimedVisit, type Visit } from './visits.ts'

/** Most minutes of a day including meals and travel. */
export const fullAfterMinutes = 14 * 60

/** Booked items are never changed. */
const isFree = ({ status }: CheckItem): boolean => status === 'planned'

export const toIdeas = (item: CheckItem): readonly Mend[] =>
  isFree(item)
    ? [
        {
          label: text.toIdeas,
          changes: [{ op: 'move', itemId: item.id, fields: { day: null, status: 'idea' } }],
        },
      ]
    : []

/** `label` says which of two that are named alike. */
export const removal = (item: CheckItem, label: string): readonly Mend[] =>
  isFree(item) ? [{ label, changes: [{ op: 'remove', itemId: item.id }] }] : []

export const atTime = (item: CheckItem, minutes: number): readonly Mend[] =>
  isFree(item) && minutes < minutesADay
    ? [
        {
          label: text.beginAt(timeOf(minutes)),
          changes: [{ op: 'set', itemId: item.id, fields: { time: timeOf(minutes) } }],
        },
      ]
    : []

/** The first minute from `from` on at which a visit fits between the others; undefined if none is left. */
function firstFree(
  from: number,
  last: number,
  { item, minutes }: Visit,
  timed: readonly TimedVisit[],
) {
  let start = toFive(from)
  let moved = true
  while (moved && start <= last) {
    moved = false
    for (const other of timed) {
      if (other.start >= start + minutes || start >= other.end || other.item.id === item.id)
        continue
      start = toFive(other.end)
      moved = true
    }
  }
  return start <= last ? start : undefined
}

const earliestMinute = 8 * 60
const always = [{ from: 0, to: minutesADay }]

/** Possible start on a day: open and free; undefined if none. */
export function freeTime(
  context: CheckContext,
  visit: Visit,
  date: LocalDate,
  notBefore = earliestMinute,
): number | undefined {
  const { item, minutes } = visit
  const spans = context.openOn(item, date)?.open ?? always
  for (const span of spans) {
    if (span.from >= minutesADay) continue
    const last = Math.min(lastStart(span, minutes, item.lastEntryMinutes), minutesADay - 1)
    const start = firstFree(Math.max(span.from, notBefore), last, visit, context.timedOn(date))
    if (start !== undefined) return start
  }
  return undefined
}

/** Fix: moves a visit to the best day: open, not full, not a travel day. */
export function toBetterDay(
  context: CheckContext,
  visit: Visit,
  suits: (date: LocalDate) => boolean = () => true,
): readonly Mend[] {
  const { item, date: now, minutes, start } = visit
  if (!isFree(item)) return []
  // Tries the least busy day first and stops at the first that fits.
  for (const date of context.emptiestFirst()) {
    if (context.minutesOn(date) + minutes > fullAfterMinutes) break
    if (date === now || context.isTravelDay(date) || !suits(date)) continue
    const time = freeTime(context, visit, date)
    if (time === undefined) continue
    const fields = start === undefined ? { day: date } : { day: date, time: timeOf(time) }
    const label = text.moveTo(formatDayShort(date))
    return [{ label, changes: [{ op: 'move', itemId: item.id, fields }] }]
  }
  return []
}
