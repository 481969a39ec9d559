import { lastStart, openOn } from '#features/trips/domain/check/open-on.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { lastMinute, type PlannedItem, visitMinutes } from './planned-item.ts'

/** Minutes of a day at which a visit may begin, both ends included. */
export interface Starts {
  readonly from: number
  readonly to: number
}

interface WithHours extends PlannedItem {
  readonly hours: string | null
  readonly lastEntryMinutes: number | null
}

/** When a visit may begin on a day by the hours of its place; undefined if they are unknown or leave no time. */
export function startsOn(item: WithHours, day: LocalDate): readonly Starts[] | undefined {
  const known = openOn(item, day, [])
  if (!known || known.unknown.some(({ from }) => from <= lastMinute)) return undefined
  const starts = known.open
    .map((span) => ({
      from: span.from,
      to: Math.min(lastMinute, lastStart(span, visitMinutes(item), item.lastEntryMinutes)),
    }))
    .filter(({ from, to }) => from <= to)
  return starts.length > 0 ? starts : undefined
}
