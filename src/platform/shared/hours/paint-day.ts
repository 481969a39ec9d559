import type { HoursRule, HoursState, OpeningHours, TimeSpan } from './hours-model.ts'

/** Minutes of one calendar day, 0 to 1440, in one state. */
export interface DaySegment {
  readonly from: number
  readonly to: number
  readonly state: HoursState
}

/** A rule as it falls on a day: by its own day, or by what its day before left past midnight. */
interface Falling {
  readonly rule: HoursRule
  readonly spilled: boolean
}

const day = 24 * 60
/** Of an open end: how long it may go on at most. */
const atMost = 10 * 60

const dated = ({ years, dates, weeks, days }: HoursRule): boolean =>
  years.length + dates.length + weeks.length + days.length > 0

/**
 * Whether a rule after `;` takes the place of all before it on a day that it speaks of. One that
 * closes only closes its own hours; one without days, `14:00-16:00`, only follows its like.
 */
function replaces(rule: HoursRule, previous: HoursRule | undefined): boolean {
  if (rule.joins !== 'normal' || rule.state === 'closed') return false
  return dated(rule) || (rule.state === 'open' && previous !== undefined && !dated(previous))
}

/** The rules that decide a day, in the order in which each paints over those before it. */
function fallingOn(
  hours: OpeningHours,
  today: readonly boolean[],
  yesterday: readonly boolean[],
): readonly Falling[] {
  let found: Falling[] = []
  hours.forEach((rule, index) => {
    if (today[index]) {
      if (replaces(rule, hours[index - 1])) found = []
      found.push({ rule, spilled: false })
    }
    if (yesterday[index] && rule.times.length > 0) found.push({ rule, spilled: true })
  })
  return found
}

/** After when an open end is taken to be over: midnight for one of the day, later for one of the evening. */
function openUntil(from: number, later: readonly TimeSpan[]): number {
  const guessed = from >= 22 * 60 ? from + 8 * 60 : from + atMost
  const over = from >= 17 * 60 ? guessed : Math.min(day, guessed)
  const next = later.map((span) => span.from).filter((start) => start > from)
  return Math.min(over, 2 * day, ...next)
}

/** What a rule says of its own day and the next, up to minute 2880. */
function segmentsOf({ times, state }: HoursRule): readonly DaySegment[] {
  if (times.length === 0) return [{ from: 0, to: day, state }]
  return times.flatMap((span, index): readonly DaySegment[] => {
    const { from, openEnd } = span
    // A place that opens at 17:00 is open at 17:00, even if its closing time is unknown.
    const to = Math.max(span.to, from + 1)
    if (!openEnd) return [{ from, to, state }]
    const until = Math.max(to, openUntil(span.to, times.slice(index + 1)))
    const after: HoursState = state === 'open' ? 'unknown' : state
    return [
      { from, to, state },
      { from: to, to: until, state: after },
    ]
  })
}

/** Paints one segment over the others; a fallback segment only over closed time. */
function paint(
  canvas: readonly DaySegment[],
  { from, to, state }: DaySegment,
  fallback: boolean,
): readonly DaySegment[] {
  return canvas.flatMap((under): readonly DaySegment[] => {
    const start = Math.max(from, under.from)
    const end = Math.min(to, under.to)
    if (start >= end || (fallback && under.state !== 'closed')) return [under]
    const pieces = [
      { ...under, to: start },
      { from: start, to: end, state },
      { ...under, from: end },
    ]
    return pieces.filter((piece) => piece.from < piece.to)
  })
}

/** The states of a day, given which rules speak of it and which of the day before; closed is left out. */
export function paintDay(
  hours: OpeningHours,
  today: readonly boolean[],
  yesterday: readonly boolean[],
): readonly DaySegment[] {
  let canvas: readonly DaySegment[] = [{ from: 0, to: day, state: 'closed' }]
  for (const { rule, spilled } of fallingOn(hours, today, yesterday))
    for (const { from, to, state } of segmentsOf(rule)) {
      const shift = spilled ? day : 0
      canvas = paint(
        canvas,
        { from: from - shift, to: to - shift, state },
        rule.joins === 'fallback',
      )
    }
  return canvas.filter(({ state }) => state !== 'closed')
}
