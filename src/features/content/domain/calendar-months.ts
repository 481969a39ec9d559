import { addDays, type LocalDate, monthNames, weekdayOf } from '#platform/shared/local-date.ts'

export const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`

/** The first day of the month so many months on. */
export function moveMonths(month: LocalDate, by: number): LocalDate {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

/** "May 2027" */
export const monthTitle = (month: LocalDate): string =>
  `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

export const inMonth = (date: LocalDate, month: LocalDate, months: number): boolean =>
  date >= month && date < moveMonths(month, months)

/** 0 is Monday. */
export const placeInWeek = (date: LocalDate): number => (weekdayOf(date) + 6) % 7

/** The days of a month by weeks from Monday to Sunday; the first and the last may be short. */
export function monthWeeks(month: LocalDate): LocalDate[][] {
  const weeks: LocalDate[][] = []
  for (let date = month; date < moveMonths(month, 1); date = addDays(date, 1)) {
    if (weeks.length === 0 || placeInWeek(date) === 0) weeks.push([])
    weeks.at(-1)?.push(date)
  }
  return weeks
}

/** The same day of another month, or its last. */
function sameDay(date: LocalDate, by: number): LocalDate {
  const month = moveMonths(date, by)
  const last = addDays(moveMonths(month, 1), -1)
  const day = `${month.slice(0, 8)}${date.slice(8)}`
  return day > last ? last : day
}

/** Where a key leads from a day. */
export const keyMoves: ReadonlyMap<string, (date: LocalDate) => LocalDate> = new Map([
  ['ArrowLeft', (date: LocalDate) => addDays(date, -1)],
  ['ArrowRight', (date: LocalDate) => addDays(date, 1)],
  ['ArrowUp', (date: LocalDate) => addDays(date, -7)],
  ['ArrowDown', (date: LocalDate) => addDays(date, 7)],
  ['Home', (date: LocalDate) => addDays(date, -placeInWeek(date))],
  ['End', (date: LocalDate) => addDays(date, 6 - placeInWeek(date))],
  ['PageUp', (date: LocalDate) => sameDay(date, -1)],
  ['PageDown', (date: LocalDate) => sameDay(date, 1)],
])
