import { type HoursCursor, readList } from './hours-cursor.ts'
import type { TimeSpan } from './hours-model.ts'

const time = /(\d{1,2}):(\d\d)(?!\d)/y
const day = 24 * 60

/** Minutes of an `HH:MM` of at most `latest`. */
function readTime(cursor: HoursCursor, latest: number): number {
  const start = cursor.at
  const [, hours, minutes] = cursor.need(time)
  const at = Number(hours) * 60 + Number(minutes)
  return Number(minutes) > 59 || at > latest ? cursor.refuse(start) : at
}

function readSpan(cursor: HoursCursor): TimeSpan {
  const from = readTime(cursor, day - 1)
  if (cursor.take(/\+/y)) return { from, to: from, openEnd: true }
  cursor.need(/-/y)
  const written = readTime(cursor, 2 * day)
  // What closes at or before its opening closes on the next day.
  const to = written <= from ? written + day : written
  return { from, to, openEnd: Boolean(cursor.take(/\+/y)) }
}

export const readSpans = (cursor: HoursCursor): readonly TimeSpan[] =>
  cursor.peek(time) ? readList(cursor, time, () => readSpan(cursor)) : []
