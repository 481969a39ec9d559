import { addDays, type LocalDate, weekdayOf } from './local-date.ts'

const weeksAhead = 8
const saturday = 6
export const usualNights = 3

/** A long weekend in two months: the dates of a wish that names none. */
export function usualDates(today: LocalDate): {
  readonly start: LocalDate
  readonly end: LocalDate
} {
  const near = addDays(today, weeksAhead * 7)
  const start = addDays(near, (saturday - 1 - weekdayOf(near) + 7) % 7)
  return { start, end: addDays(start, usualNights) }
}
