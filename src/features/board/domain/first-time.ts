import { lastStart } from '#features/trips/domain/check/open-on.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { type PlannedItem, visitMinutes } from './planned-item.ts'
import { fittingMinutes } from './time-in-gap.ts'

/** Usable time of a day; shorter on arrival and departure days. */
export interface DayBounds {
  readonly from: number
  readonly until: number
}

export interface Opening {
  /** When it is open on this day, in minutes; above 1440 after midnight. */
  readonly open: readonly { readonly from: number; readonly to: number }[]
  /** Minutes before closing. */
  readonly lastEntryMinutes?: number | undefined
}

interface VisitDay {
  readonly bounds: DayBounds
  /** What is planned then, in any order. */
  readonly stops: readonly PlannedItem[]
}

/**
 * The first time of a day at which a place is open and a visit has room between the stops, the ways to it and
 * from it counted; null for none.
 */
export function firstTime(
  visit: PlannedItem,
  place: Opening,
  { bounds, stops }: VisitDay,
): string | null {
  const minutes = visitMinutes(visit)
  const starts = place.open
    .map((span) => ({
      from: Math.max(span.from, bounds.from),
      to: Math.min(
        lastStart(span, minutes, place.lastEntryMinutes ?? null),
        bounds.until - minutes,
      ),
    }))
    .filter(({ from, to }) => from <= to)
  const timed = stops
    .filter(({ time }) => time !== null)
    .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  const endOf = (stop: PlannedItem): number => minutesOf(stop.time ?? '') + visitMinutes(stop)
  // A long visit may end after those that begin behind it.
  const before = (at: number) => timed.slice(0, at).toSorted((a, b) => endOf(a) - endOf(b))
  const wanted = { ...visit, time: timeOf(bounds.from) }
  const free = [...timed, undefined].flatMap((_, at) =>
    fittingMinutes(wanted, before(at), timed.slice(at), starts),
  )
  return free.length > 0 ? timeOf(Math.min(...free)) : null
}
