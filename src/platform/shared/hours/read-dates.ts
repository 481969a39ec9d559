import { type HoursCursor, readList } from './hours-cursor.ts'
import { type DatePoint, type DateRange, monthNames, type NumberRange } from './hours-model.ts'
import { readNth, readWeekday, weekdayWord } from './read-days.ts'

const year = /\d{4}(?!\d|:\d)/y
const monthWord = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![a-z])/iy
// "Jan 10:00-12:00" is a month and a time, "Jan 10: 12:00-14:00" a day.
const dayNumber = /\d{1,2}(?!\d|:\d)/y
const datedYear = /\d{4}\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![a-z])/iy
const dateGoesOn =
  /(?:\d{4}\s*)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![a-z])|\d{1,2}(?!\d|:\d)/iy
const countedWeekday = /(?:su|mo|tu|we|th|fr|sa)\[-?[1-5]\]/iy
const yearStep = /[1-9]\d?(?!\d|:\d)/y
const weekNumber = /\d{1,2}(?!\d|:\d)/y

const lowerNames = monthNames.map((name) => name.toLowerCase())
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function readYears(cursor: HoursCursor): readonly NumberRange[] {
  return readList(cursor, year, () => {
    const start = cursor.at
    const from = Number(cursor.need(year)[0])
    if (cursor.take(/\+/y)) return { from, to: 9999, step: 1 }
    if (!cursor.take(/-/y)) return { from, to: from, step: 1 }
    const to = Number(cursor.need(year)[0])
    if (to <= from) cursor.refuse(start)
    return { from, to, step: cursor.take(/\//y) ? Number(cursor.need(yearStep)[0]) : 1 }
  })
}

function readDayNumber(cursor: HoursCursor, month: number): number {
  const start = cursor.at
  const day = Number(cursor.need(dayNumber)[0])
  if (day < 1 || day > (longest[month - 1] ?? 0)) cursor.refuse(start)
  return day
}

/** `Oct Su[-1]` belongs to a date only in a range; by itself to the weekdays. */
function readCounted(cursor: HoursCursor, endsRange: boolean): DatePoint['nth'] {
  if (!cursor.peek(countedWeekday)) return null
  const start = cursor.at
  const nth = readNth(cursor, readWeekday(cursor))
  if (endsRange || cursor.peek(/-\s*(?!\d)/y)) return nth
  cursor.goTo(start)
  return null
}

const isWhole = ({ day, nth }: DatePoint): boolean => day === null && nth === null

/** A date; the end of the range that `from` begins, where it is given. */
function readPoint(cursor: HoursCursor, from?: DatePoint): DatePoint {
  const dated = cursor.peek(datedYear) ? Number(cursor.need(year)[0]) : null
  const month = lowerNames.indexOf(cursor.need(monthWord)[0].toLowerCase()) + 1
  const day = cursor.peek(dayNumber) ? readDayNumber(cursor, month) : null
  const monthAlone = day !== null || (from && isWhole(from))
  const nth = monthAlone ? null : readCounted(cursor, from !== undefined)
  return { year: dated, month, day, nth }
}

/** Whether a dated range would end before it begins. */
function isBefore(to: DatePoint, from: DatePoint): boolean {
  if (to.year === null || from.year === null || to.year > from.year) return false
  const late = to.month - from.month || (to.day ?? 31) - (from.day ?? 1)
  return to.year < from.year || late < 0
}

/** The end of `Jan 05-20`, `Jan 05-Mar 10`, `Oct-Mar`; the beginning itself where nothing follows. */
function readEnd(cursor: HoursCursor, from: DatePoint): DatePoint {
  if (!cursor.take(/-/y)) return from
  const start = cursor.at
  if (from.day !== null && cursor.peek(dayNumber)) {
    const day = readDayNumber(cursor, from.month)
    return day < from.day ? cursor.refuse(start) : { ...from, day }
  }
  const to = readPoint(cursor, from)
  // Months with months, days with days; both with a year or neither.
  if (isWhole(from) !== isWhole(to) || (to.year === null) !== (from.year === null))
    cursor.refuse(start)
  return isBefore(to, from) ? cursor.refuse(start) : to
}

function readRange(cursor: HoursCursor, previous: DateRange | undefined): DateRange {
  if (previous && cursor.peek(dayNumber)) {
    if (previous.to.day === null) cursor.refuse()
    const from = { ...previous.to, day: readDayNumber(cursor, previous.to.month) }
    return { from, to: readEnd(cursor, from) }
  }
  const start = cursor.at
  const from = readPoint(cursor)
  const to = readEnd(cursor, from)
  // "Dec 25,Mar Su[1]": whether the day before it is one of those Sundays is anybody's guess.
  const mixed = previous && isWhole(from) && !isWhole(previous.from)
  return mixed && cursor.peek(countedWeekday) ? cursor.refuse(start) : { from, to }
}

function readWeeks(cursor: HoursCursor): readonly NumberRange[] {
  if (!cursor.take(/weeks?(?![a-z])/iy)) return []
  const week = () => {
    const start = cursor.at
    const number = Number(cursor.need(weekNumber)[0])
    return number < 1 || number > 53 ? cursor.refuse(start) : number
  }
  return readList(cursor, weekNumber, () => {
    const start = cursor.at
    const from = week()
    const to = cursor.take(/-/y) ? week() : from
    if (to < from) cursor.refuse(start)
    const step = to > from && cursor.take(/\//y) ? week() : 1
    return { from, to, step }
  })
}

/** `2027 Jan 05` is one date; `2027 Jan-Mar` and `2026-2028 Jan 05` are years and dates in them. */
function beginsWithDate(cursor: HoursCursor): boolean {
  if (!cursor.peek(datedYear)) return Boolean(cursor.peek(monthWord))
  const start = cursor.at
  cursor.need(year)
  cursor.need(monthWord)
  const dated = Boolean(cursor.peek(dayNumber) ?? cursor.peek(countedWeekday))
  cursor.goTo(start)
  return dated
}

/** Years, dates and weeks: all that are given must hold. */
export function readWideRanges(cursor: HoursCursor): {
  readonly years: readonly NumberRange[]
  readonly dates: readonly DateRange[]
  readonly weeks: readonly NumberRange[]
} {
  const start = cursor.at
  const years = !beginsWithDate(cursor) && cursor.peek(year) ? readYears(cursor) : []
  const dates =
    (cursor.peek(monthWord) ?? cursor.peek(datedYear))
      ? readList<DateRange>(cursor, dateGoesOn, (previous) => readRange(cursor, previous))
      : []
  const weeks = readWeeks(cursor)
  if (cursor.at > start && !cursor.peek(weekdayWord)) cursor.take(/:/y)
  return { years, dates, weeks }
}
