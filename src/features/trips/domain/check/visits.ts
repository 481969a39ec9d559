import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { isTaken } from '../item-state.ts'
import type { CheckInput, CheckItem } from './check-input.ts'

export const minutesADay = 24 * 60

/** A visit on a day of the trip. */
export interface Visit {
  readonly item: CheckItem
  readonly date: LocalDate
  /** Minutes of the day; undefined where the traveller set no time. */
  readonly start: number | undefined
  /** Above 1440 after midnight. */
  readonly end: number | undefined
  readonly minutes: number
}

export type TimedVisit = Visit & { readonly start: number; readonly end: number }

export const isTimed = (visit: Visit): visit is TimedVisit => visit.start !== undefined

/** Assumed minutes of a visit of unknown length. */
const shortestVisit = 30

/** Usual length of a visit without a duration, in minutes. */
const usualMinutes: Readonly<Partial<Record<CheckItem['type'], number>>> = {
  restaurant: 75,
  attraction: 90,
  activity: 120,
  other: 60,
}

const neverVisited = new Set(['hotel', 'property', 'flight', 'transport', 'insurance'])

export const isStay = ({ type, nights, details }: CheckItem): boolean =>
  details?.kind === 'stay' ||
  (details === null && (nights !== null || type === 'hotel' || type === 'property'))

/** Whether a stay covers a night. */
export const coversNight = ({ day, nights }: CheckItem, night: LocalDate): boolean =>
  day !== null && day <= night && addDays(day, nights ?? 1) > night

/** Visits only: no stays, transport or insurance. */
export const isVisited = ({ type, nights, details }: CheckItem): boolean =>
  details === null || details.kind === 'event' ? nights === null && !neverVisited.has(type) : false

/** Minutes of an event from its end time; undefined without one. */
function eventMinutes({ details, day, time }: CheckItem): number | undefined {
  const ends = details?.kind === 'event' ? details.ends?.local : undefined
  if (!ends || day === null || time === null) return undefined
  const later =
    ends.slice(0, 10) === day ? 0 : ends.slice(0, 10) === addDays(day, 1) ? minutesADay : -1
  return later < 0 ? undefined : minutesOf(ends.slice(11)) + later - minutesOf(time)
}

export function visitOf(item: CheckItem, date: LocalDate): Visit {
  const known = eventMinutes(item) ?? item.durationMinutes ?? undefined
  const start = item.time === null ? undefined : minutesOf(item.time)
  return {
    item,
    date,
    start,
    end: start === undefined ? undefined : start + (known ?? shortestVisit),
    minutes: known ?? usualMinutes[item.type] ?? 0,
  }
}

/** Planned and booked visits by day, in order. */
export function visitsByDay({ trip, items }: CheckInput): ReadonlyMap<LocalDate, readonly Visit[]> {
  const days = new Map<LocalDate, Visit[]>()
  for (const item of items) {
    const { day } = item
    if (day === null || day < trip.startDate || day > trip.endDate) continue
    if (!isTaken(item) || !isVisited(item)) continue
    const visits = days.get(day) ?? []
    visits.push(visitOf(item, day))
    days.set(day, visits)
  }
  return days
}

export const pointOf = ({ lat, lng }: Pick<CheckItem, 'lat' | 'lng'>) =>
  lat === null || lng === null ? undefined : { lat, lng }
