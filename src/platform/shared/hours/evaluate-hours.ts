import type { LocalDate } from '../local-date.ts'
import { timeOf } from '../time-of-day.ts'
import type { OpeningHours } from './hours-model.ts'
import { calendarDay, dayNumber, matchesDay } from './match-day.ts'
import { type DaySegment, paintDay } from './paint-day.ts'

/** Half-open, local times 'YYYY-MM-DDTHH:MM'; midnight is 'T00:00' of the day that it begins. */
type LocalInterval = [from: string, to: string]

export interface HoursWithin {
  readonly open: LocalInterval[]
  /** Depends on an appointment, or on a closing time that is not given. */
  readonly unknown: LocalInterval[]
}

const minutesADay = 24 * 60

const numberOfDate = (date: LocalDate): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return dayNumber(year, month, day)
}

const known = new WeakMap<readonly LocalDate[], ReadonlySet<number>>()

/** One list of holidays is asked about for many places and days. */
function numbersOf(dates: readonly LocalDate[]): ReadonlySet<number> {
  const numbers = known.get(dates) ?? new Set(dates.map(numberOfDate))
  known.set(dates, numbers)
  return numbers
}

/** Minutes from 1970, on a clock that is never changed. */
const minuteOf = (local: string): number =>
  numberOfDate(local.slice(0, 10)) * minutesADay +
  Number(local.slice(11, 13)) * 60 +
  Number(local.slice(14, 16))

/** Writes minutes as local times; intervals come in order, so most fall on the day written last. */
function localWriter(): (minute: number) => string {
  let number = Number.NaN
  let date = ''
  return (minute) => {
    const day = Math.floor(minute / minutesADay)
    if (day !== number) {
      number = day
      date = new Date(day * 86_400_000).toISOString().slice(0, 10)
    }
    return `${date}T${timeOf(minute)}`
  }
}

const paintedBefore = new WeakMap<OpeningHours, Map<string, readonly DaySegment[]>>()

/** Paints each combination of rules once: there are few of them, even over many days. */
function painter(hours: OpeningHours) {
  const known = paintedBefore.get(hours) ?? new Map<string, readonly DaySegment[]>()
  paintedBefore.set(hours, known)
  return (today: readonly boolean[], yesterday: readonly boolean[]): readonly DaySegment[] => {
    let key = ''
    for (const speaks of today) key += speaks ? '1' : '0'
    for (const spoke of yesterday) key += spoke ? '1' : '0'
    const painted = known.get(key) ?? paintDay(hours, today, yesterday)
    known.set(key, painted)
    return painted
  }
}

/** All segments in minutes from 1970, in order, touching ones of one state joined. */
function segmentsWithin(
  hours: OpeningHours,
  holidays: ReadonlySet<number>,
  from: number,
  to: number,
): readonly DaySegment[] {
  const matching = (number: number) => {
    const day = calendarDay(number)
    return hours.map((rule) => matchesDay(rule, day, holidays))
  }
  const paint = painter(hours)
  const first = Math.floor(from / minutesADay)
  const found: DaySegment[] = []
  let yesterday = matching(first - 1)
  for (let number = first; number * minutesADay < to; number++) {
    const today = matching(number)
    for (const { state, ...minutes } of paint(today, yesterday)) {
      const start = Math.max(from, number * minutesADay + minutes.from)
      const end = Math.min(to, number * minutesADay + minutes.to)
      if (start >= end) continue
      const last = found.at(-1)
      if (last && last.to === start && last.state === state)
        found[found.length - 1] = { ...last, to: end }
      else found.push({ from: start, to: end, state })
    }
    yesterday = today
  }
  return found
}

/** The spans of a day and so many minutes of the next, in minutes from its midnight. */
export function evaluateDay(
  hours: OpeningHours,
  date: LocalDate,
  { minutes, holidays }: { readonly minutes: number; readonly holidays: readonly LocalDate[] },
): readonly DaySegment[] {
  const start = numberOfDate(date) * minutesADay
  return segmentsWithin(hours, numbersOf(holidays), start, start + minutes).map(
    ({ from, to, state }) => ({ from: from - start, to: to - start, state }),
  )
}

/**
 * When a place is open within [from, to), local times of the place. `PH` means the days given in
 * `holidays`, and no others. Sorted, joined, clipped.
 */
export function evaluateHours(
  hours: OpeningHours,
  { from, to, holidays = [] }: { from: string; to: string; holidays?: readonly LocalDate[] },
): HoursWithin {
  const free = numbersOf(holidays)
  const segments = segmentsWithin(hours, free, minuteOf(from), minuteOf(to))
  const localOf = localWriter()
  const inState = (state: DaySegment['state']): LocalInterval[] =>
    segments
      .filter((segment) => segment.state === state)
      .map((segment): LocalInterval => [localOf(segment.from), localOf(segment.to)])
  return { open: inState('open'), unknown: inState('unknown') }
}
