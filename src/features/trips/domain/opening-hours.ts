import { type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import type { Weekday } from '#platform/shared/weekday.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { openOn, remarkOn } from './check/open-on.ts'

export type { Weekday }

export const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export const weekdayName = (date: LocalDate): Weekday => weekdays[weekdayOf(date)] ?? 'sun'

/** Opening hours in local time; always open without times. */
interface Hours {
  /** OpenStreetMap opening_hours; takes precedence. */
  readonly hours?: string | undefined
  readonly opens?: string | null | undefined
  readonly closes?: string | null | undefined
  /** 'mon' to 'sun'. */
  readonly closedOn: readonly string[]
  /** 1 to 12; omitted for all year. */
  readonly openMonths?: readonly number[] | null | undefined
}

/** Day of a visit, as far as known. */
export interface VisitDay {
  readonly date?: LocalDate | undefined
  readonly month?: number | undefined
}

const dayMinutes = 24 * 60

const spansOn = ({ hours }: Hours, date: LocalDate | undefined) =>
  hours === undefined || date === undefined ? undefined : openOn({ hours }, date, [])

/**
 * Whether a place receives people on that day at all; of a season that is not known it does not. Public
 * holidays are left out.
 */
export function isOpenOn(hours: Hours, { date, month }: VisitDay): boolean {
  const known = spansOn(hours, date)
  if (known) return [...known.open, ...known.unknown].some(({ from }) => from < dayMinutes)
  const season = date ? Number(date.slice(5, 7)) : month
  if (hours.openMonths && (season === undefined || !hours.openMonths.includes(season))) return false
  return !date || !hours.closedOn.includes(weekdayName(date))
}

/** Why it is not sure that a place receives people on a day, empty without a reason; undefined where it is sure. */
export function unsureOn({ hours }: Hours, date: LocalDate): string | undefined {
  const known = spansOn({ hours, closedOn: [] }, date)
  if (hours === undefined || !known || known.open.some(({ from }) => from < dayMinutes))
    return undefined
  return known.unknown.some(({ from }) => from < dayMinutes)
    ? (remarkOn({ hours }, known) ?? '')
    : undefined
}

interface Span {
  readonly from: number
  readonly to: number
}

/** When a place receives people on a day, in minutes; above 1440 after midnight. Public holidays are left out. */
export function openSpans(hours: Hours, date: LocalDate): readonly Span[] {
  const known = spansOn(hours, date)
  if (known) return known.open.filter(({ from }) => from < dayMinutes)
  if (!isOpenOn(hours, { date })) return []
  const [from, to] = [minutesOf(hours.opens ?? '00:00'), minutesOf(hours.closes ?? '24:00')]
  return [{ from, to: to > from ? to : to + dayMinutes }]
}

/** When a visit may be planned on a day: while a place is open; of one that says of no hour that it is, while it may be. */
export function visitSpans(hours: Hours, date: LocalDate): readonly Span[] {
  const open = openSpans(hours, date)
  if (open.length > 0) return open
  return spansOn(hours, date)?.unknown.filter(({ from }) => from < dayMinutes) ?? []
}
