import { datesBetween, type LocalDate } from '#platform/shared/local-date.ts'

interface Placed {
  readonly id: string
  readonly day: LocalDate | null
  readonly position: string
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

/** Sorts items into the days of a trip, each day in order. */
export function arrangeDays<T extends Placed>(
  dates: { startDate: LocalDate; endDate: LocalDate },
  items: readonly T[],
): Arrangement<T> {
  const byDay = new Map<LocalDate, T[]>(
    datesBetween(dates.startDate, dates.endDate).map((date) => [date, []]),
  )
  const unscheduled: T[] = []
  for (const item of items.toSorted(byPosition))
    (byDay.get(item.day ?? '') ?? unscheduled).push(item)
  return { days: [...byDay].map(([date, placed]) => ({ date, items: placed })), unscheduled }
}
