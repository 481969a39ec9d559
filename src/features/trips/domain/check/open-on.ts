import type { LocalDate } from '#platform/shared/local-date.ts'
import { evaluateDay } from '#platform/shared/hours/evaluate-hours.ts'
import type { HoursRule, OpeningHours } from '#platform/shared/hours/hours-model.ts'
import { parseHours } from '#platform/shared/hours/parse-hours.ts'
import type { CheckItem } from './check-input.ts'
import { minutesADay } from './visits.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** Opening spans of a day in minutes; above 1440 after midnight. */
export interface OpenOn {
  readonly open: readonly Span[]
  readonly unknown: readonly Span[]
}

/** Cache of opening spans by hours text, holidays and day. */
interface Read {
  readonly hours: OpeningHours | undefined
  /** Most hours have no rule for holidays, so holidays don't change them. */
  readonly knowsHolidays: boolean
  readonly opened: Map<number, Map<LocalDate, OpenOn>>
}

const read = new Map<string, Read>()
const readAtMost = 2000

const ofHolidays = ({ days, onlyOn }: HoursRule): boolean =>
  [...days, ...onlyOn].some(({ kind }) => kind === 'holiday')

/** Parsed hours, cached; undefined if they can't be parsed. */
function readHours(text: string): Read {
  const known = read.get(text)
  if (known) return known
  let hours: OpeningHours | undefined
  try {
    hours = parseHours(text)
  } catch {
    hours = undefined
  }
  if (read.size >= readAtMost) read.clear()
  const made = { hours, knowsHolidays: hours?.some(ofHolidays) ?? false, opened: new Map() }
  read.set(text, made)
  return made
}

/** Visits that begin on a day may last into the next morning. */
const untilMinute = minutesADay + 12 * 60

let openedCount = 0
const openedAtMost = 40_000

const numbers = new WeakMap<readonly LocalDate[], number>()
const byDates = new Map<string, number>()

/** Cache key of a list of holidays. */
function numberOf(holidays: readonly LocalDate[]): number {
  const known = numbers.get(holidays)
  if (known !== undefined) return known
  const dates = holidays.join()
  const found = byDates.get(dates) ?? nextNumber++
  if (byDates.size >= readAtMost) byDates.clear()
  byDates.set(dates, found)
  numbers.set(holidays, found)
  return found
}
let nextNumber = 1

/** Opening spans of an item's place on a day; undefined if unknown. */
export function openOn(
  { hours: text }: Pick<CheckItem, 'hours'>,
  date: LocalDate,
  holidays: readonly LocalDate[],
): OpenOn | undefined {
  const { hours, knowsHolidays, opened } = (text === null ? undefined : readHours(text)) ?? {}
  if (!hours || !opened) return undefined
  const number = knowsHolidays ? numberOf(holidays) : 0
  const byDate = opened.get(number) ?? new Map<LocalDate, OpenOn>()
  const known = byDate.get(date)
  if (known) return known
  const within = evaluateDay(hours, date, { minutes: untilMinute, holidays })
  const inState = (wanted: 'open' | 'unknown'): readonly Span[] =>
    within.flatMap(({ from, to, state }) => (state === wanted ? [{ from, to }] : []))
  const found = { open: inState('open'), unknown: inState('unknown') }
  if (++openedCount > openedAtMost) {
    read.clear()
    openedCount = 0
  }
  byDate.set(date, found)
  opened.set(number, byDate)
  return found
}

const confirmFirst = /[,:;]? {0,2}confirm first/i

/** Why a day's opening needs to be confirmed first, in the words of the hours; undefined where it needs not. */
export function remarkOn(
  { hours }: Pick<CheckItem, 'hours'>,
  { open }: OpenOn,
): string | undefined {
  const rules = (hours === null ? undefined : readHours(hours).hours) ?? []
  const isOpen = open.some(beginsToday)
  const found = rules.find(({ state, comment }) =>
    isOpen ? comment !== null && confirmFirst.test(comment) : state === 'unknown',
  )
  return found && (found.comment ?? '').replace(confirmFirst, '').trim()
}

const beginsToday = ({ from }: Span): boolean => from < minutesADay

export type Refusal = 'closed' | 'outside-hours' | 'after-last-entry'

/** Latest start of a visit within a span. */
export const lastStart = ({ to }: Span, minutes: number, lastEntry: number | null): number =>
  Math.min(to - minutes, lastEntry === null ? to : to - lastEntry)

/** Why a visit is impossible; undefined if possible or unknown. */
export function refusalOf(
  { open, unknown }: OpenOn,
  visit: { readonly start: number | undefined; readonly end: number | undefined },
  lastEntry: number | null,
): Refusal | undefined {
  const { start, end } = visit
  if (!open.some(beginsToday)) return unknown.some(beginsToday) ? undefined : 'closed'
  if (start === undefined || end === undefined) return undefined
  if (unknown.some(({ from, to }) => from < end && start < to)) return undefined
  const here = open.find(({ from, to }) => from <= start && end <= to)
  if (!here) return 'outside-hours'
  return lastEntry !== null && start > here.to - lastEntry ? 'after-last-entry' : undefined
}
