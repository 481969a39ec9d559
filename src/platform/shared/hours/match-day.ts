import type {
  DatePoint,
  DateRange,
  DayTerm,
  HoursRule,
  NthWeekday,
  NumberRange,
} from './hours-model.ts'

/** A day of the calendar as rules look at it; `number` counts days from 1970. */
export interface CalendarDay {
  readonly number: number
  readonly year: number
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** By ISO 8601. */
  readonly week: number
}

const dayMs = 86_400_000

export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / dayMs

/** 0 is Sunday; day 0 of 1970 was a Thursday. */
const weekdayOfNumber = (number: number): number => (((number + 4) % 7) + 7) % 7

export function calendarDay(number: number): CalendarDay {
  const at = new Date(number * dayMs)
  const weekday = at.getUTCDay()
  // The week belongs to the year of its Thursday.
  const thursday = number + 4 - (weekday || 7)
  const weekYear = new Date(thursday * dayMs).getUTCFullYear()
  const week = Math.floor((thursday - dayNumber(weekYear, 1, 1)) / 7) + 1
  return {
    number,
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday,
    week,
  }
}

/** The day's number; of a fifth weekday that a month lacks, nothing. */
function nthOf(year: number, month: number, weekday: number, nth: number): number | undefined {
  const first = dayNumber(year, month, 1)
  const next = dayNumber(year, month + 1, 1)
  const found =
    nth > 0
      ? first + ((weekday - weekdayOfNumber(first) + 7) % 7) + 7 * (nth - 1)
      : next - 1 - ((weekdayOfNumber(next - 1) - weekday + 7) % 7) + 7 * (nth + 1)
  return found >= first && found < next ? found : undefined
}

function isNth({ weekday, nths, offset }: NthWeekday, day: CalendarDay): boolean {
  const { number, year, month } = offset === 0 ? day : calendarDay(day.number - offset)
  return nths.some((nth) => nthOf(year, month, weekday, nth) === number)
}

const inNumbers = (ranges: readonly NumberRange[], number: number): boolean =>
  ranges.length === 0 ||
  ranges.some(
    ({ from, to, step }) => number >= from && number <= to && (number - from) % step === 0,
  )

/** `from` and `to` of a range may wrap around a year or a week. */
const wraps = (from: number, to: number, at: number): boolean =>
  from <= to ? at >= from && at <= to : at >= from || at <= to

/** First or last day of a point in a year. */
function numberOf({ month, day, nth }: DatePoint, year: number, last: boolean): number {
  if (nth) {
    const counted = nthOf(year, month, nth.weekday, nth.nths[0] ?? 1)
    return (counted ?? dayNumber(year, month + 1, 0)) + nth.offset
  }
  if (day !== null) return dayNumber(year, month, day)
  return last ? dayNumber(year, month + 1, 1) - 1 : dayNumber(year, month, 1)
}

/** Of every year: months and days are compared as they are written, which leaves out no 29th. */
const inEveryYear = ({ from, to }: DateRange, { month, day }: CalendarDay): boolean =>
  wraps(from.month * 100 + (from.day ?? 1), to.month * 100 + (to.day ?? 31), month * 100 + day)

function inDates(range: DateRange, day: CalendarDay): boolean {
  const { from, to } = range
  if (from.year === null && !from.nth && !to.nth) return inEveryYear(range, day)
  const first = (year: number) => numberOf(from, year, false)
  const last = (year: number) => numberOf(to, year, true)
  const { number } = day
  if (from.year !== null) return number >= first(from.year) && number <= last(to.year ?? from.year)
  return wraps(first(day.year), last(day.year), number)
}

function isTerm(term: DayTerm, day: CalendarDay, holidays: ReadonlySet<number>): boolean {
  if (term.kind === 'holiday') return holidays.has(day.number - term.offset)
  if (term.kind === 'nth') return isNth(term, day)
  return wraps(term.from, term.to, day.weekday)
}

const anyOf = (
  terms: readonly DayTerm[],
  day: CalendarDay,
  holidays: ReadonlySet<number>,
): boolean => terms.length === 0 || terms.some((term) => isTerm(term, day, holidays))

/** Whether a rule speaks of a day. */
export function matchesDay(
  { years, dates, weeks, days, onlyOn }: HoursRule,
  day: CalendarDay,
  holidays: ReadonlySet<number>,
): boolean {
  return (
    inNumbers(years, day.year) &&
    inNumbers(weeks, day.week) &&
    anyOf(days, day, holidays) &&
    anyOf(onlyOn, day, holidays) &&
    (dates.length === 0 || dates.some((range) => inDates(range, day)))
  )
}
