import { isOpenOn, openSpans } from '#features/trips/domain/opening-hours.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'

/** The day and hour of a meal; of a meal without an hour the day alone counts. */
export interface MealAt {
  readonly day: LocalDate
  readonly time?: string | null | undefined
}

type Table = Pick<Restaurant, 'opens' | 'closes' | 'closedOn'>

/** Its hours, where the source has them. */
export const tableHours = ({ opens, closes, closedOn }: Table) =>
  closedOn
    ? { opens: opens ?? null, closes: closes ?? null, closedOn, openMonths: null }
    : undefined

/** So much later one still sits down, and for so long. */
const [waits, sits] = [90, 60]

/** Whether a house is shut that day, or only at that meal; undefined where it is open, or its hours are not known. */
export function shutAt(table: Table, { day, time }: MealAt): 'day' | 'meal' | undefined {
  const hours = tableHours(table)
  if (!hours) return undefined
  if (!isOpenOn(hours, { date: day })) return 'day'
  if (!time) return undefined
  const at = minutesOf(time)
  const seats = openSpans(hours, day).some(
    ({ from, to }) => from <= at + waits && Math.max(from, at) + sits <= to,
  )
  return seats ? undefined : 'meal'
}
