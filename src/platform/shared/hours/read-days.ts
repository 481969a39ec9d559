import { type HoursCursor, readList } from './hours-cursor.ts'
import { type DayTerm, type NthWeekday, weekdayNames } from './hours-model.ts'

export const weekdayWord = /(?:su|mo|tu|we|th|fr|sa)(?![a-z])/iy
const dayWord = /(?:su|mo|tu|we|th|fr|sa|ph)(?![a-z])/iy
const holidayWord = /ph(?![a-z])/iy
const nthNumber = /-?[1-5](?!\d)/y
const offset = /([+-])\s*(\d{1,3})\s*days?(?![a-z])/iy

const lowerNames = weekdayNames.map((name) => name.toLowerCase())

export const readWeekday = (cursor: HoursCursor): number =>
  lowerNames.indexOf(cursor.need(weekdayWord)[0].toLowerCase())

/** ` +1 day`, ` -2 days`; 0 if absent. */
function readOffset(cursor: HoursCursor): number {
  const match = cursor.take(offset)
  return match ? Number(`${match[1]}${match[2]}`) : 0
}

/** `1`, `-1`, or `1-3` written out. */
function readNths(cursor: HoursCursor): readonly number[] {
  const from = Number(cursor.need(nthNumber)[0])
  const start = cursor.at
  if (from < 0 || !cursor.take(/-/y)) return [from]
  const to = Number(cursor.need(nthNumber)[0])
  if (to < from) cursor.refuse(start)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** `[1]`, `[1,3]`, `[2-4]`, `[-1]`, and days after it. */
export function readNth(cursor: HoursCursor, weekday: number): NthWeekday {
  cursor.need(/\[/y)
  const nths = readList(cursor, nthNumber, () => readNths(cursor)).flat()
  cursor.need(/\]/y)
  return { weekday, nths, offset: readOffset(cursor) }
}

function readTerm(cursor: HoursCursor): DayTerm {
  if (cursor.take(holidayWord)) return { kind: 'holiday', offset: readOffset(cursor) }
  const from = readWeekday(cursor)
  if (cursor.peek(/\[/y)) return { kind: 'nth', ...readNth(cursor, from) }
  return { kind: 'weekdays', from, to: cursor.take(/-/y) ? readWeekday(cursor) : from }
}

const readTerms = (cursor: HoursCursor): readonly DayTerm[] =>
  cursor.peek(dayWord) ? readList(cursor, dayWord, () => readTerm(cursor)) : []

/** `Mo-Fr,PH`: any of them; `PH Mo-Fr`: holidays that are such days. */
export function readDays(cursor: HoursCursor): {
  readonly days: readonly DayTerm[]
  readonly onlyOn: readonly DayTerm[]
} {
  const days = readTerms(cursor)
  const holidaysAlone = days.length > 0 && days.every(({ kind }) => kind === 'holiday')
  const onlyOn = holidaysAlone && cursor.peek(weekdayWord) ? readTerms(cursor) : []
  return { days, onlyOn }
}
