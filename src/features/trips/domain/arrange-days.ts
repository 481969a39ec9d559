import type { ItemDetails } from './item-details.ts'
import { dayInTrip } from './spans.ts'
import { datesBetween, type LocalDate } from '#platform/shared/local-date.ts'

interface Placed {
  readonly id: string
  readonly day: LocalDate | null
  readonly position: string
  readonly details?: ItemDetails | null
}

interface Dates {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

export interface Arrangement<T> {
  readonly days: readonly { readonly date: LocalDate; readonly items: readonly T[] }[]
  /** Items without a day, or whose day the trip no longer has: changing the dates loses no item. */
  readonly unscheduled: readonly T[]
}

/** Order within a day. Equal positions (two people inserting at once) are ordered by id. */
const byPosition = (a: Placed, b: Placed): number => {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1
  return a.id < b.id ? -1 : 1
}

/** The item with the day it's shown on. */
export const placedIn = <T extends Pick<Placed, 'day' | 'details'>>(dates: Dates, item: T): T => {
  const day = dayInTrip(dates, item)
  return day === item.day ? item : { ...item, day }
}

/** Sorts items into the days of a trip, each day in order. */
export function arrangeDays<T extends Placed>(dates: Dates, items: readonly T[]): Arrangement<T> {
  const byDay = new Map<LocalDate, T[]>(
    datesBetween(dates.startDate, dates.endDate).map((date) => [date, []]),
  )
  const unscheduled: T[] = []
  const placed = items.map((item) => placedIn(dates, item))
  for (const item of placed.toSorted(byPosition))
    (byDay.get(item.day ?? '') ?? unscheduled).push(item)
  return { days: [...byDay].map(([date, inDay]) => ({ date, items: inDay })), unscheduled }
}
