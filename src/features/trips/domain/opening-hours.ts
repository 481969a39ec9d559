import { type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import type { Weekday } from '#platform/shared/weekday.ts'
import { openOn } from './check/open-on.ts'

export type { Weekday }

export const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export const weekdayName = (date: LocalDate): Weekday => weekdays[weekdayOf(date)] ?? 'sun'

/** When a place receives people, local times; without times it is always open. */
interface Hours {
  /** In the syntax of OpenStreetMap: says more than the rest, where it is known. */
  readonly hours?: string | undefined
  readonly opens?: string | null | undefined
  readonly closes?: string | null | undefined
  /** 'mon' to 'sun'. */
  readonly closedOn: readonly string[]
  /** 1 to 12; nothing: all year. */
  readonly openMonths?: readonly number[] | null | undefined
}

/** The day of a visit as far as it is known. */
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

/**
 * Minutes of the day from opening to closing; a closing time before the opening one is after midnight. On a
 * day with several spans the longest.
 */
export function openSpan(hours: Hours, date?: LocalDate): readonly [number, number] {
  const known = spansOn(hours, date)
  const today = (known?.open ?? []).filter(({ from }) => from < dayMinutes)
  // Where nothing is known to be open, it is visited while that is not known.
  const [longest] = (today.length > 0 ? today : (known?.unknown ?? [])).toSorted(
    (a, b) => b.to - b.from - (a.to - a.from),
  )
  if (longest) return [longest.from, longest.to]
  const { opens, closes } = hours
  const from = opens ? minutesOf(opens) : 0
  const until = closes ? minutesOf(closes) : dayMinutes
  return [from, until <= from ? until + dayMinutes : until]
}
