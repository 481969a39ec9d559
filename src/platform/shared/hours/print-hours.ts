import { timeOf } from '../time-of-day.ts'
import {
  type DatePoint,
  type DateRange,
  type DayTerm,
  type HoursRule,
  monthNames,
  type NthWeekday,
  type NumberRange,
  type OpeningHours,
  type TimeSpan,
  weekdayNames,
} from './hours-model.ts'

const two = (number: number) => String(number).padStart(2, '0')
const dayName = (weekday: number) => weekdayNames[weekday] ?? ''

const offsetText = (days: number) =>
  days === 0 ? '' : ` ${days > 0 ? '+' : '-'}${Math.abs(days)} day${Math.abs(days) > 1 ? 's' : ''}`

const nthText = ({ weekday, nths, offset }: NthWeekday) =>
  `${dayName(weekday)}[${nths.join(',')}]${offsetText(offset)}`

function rangeText({ from, to, step }: NumberRange, print: (number: number) => string): string {
  if (from === to) return print(from)
  if (to === 9999) return `${print(from)}+`
  return `${print(from)}-${print(to)}${step > 1 ? `/${step}` : ''}`
}

function pointText({ year, month, day, nth }: DatePoint): string {
  const parts = [year ?? '', monthNames[month - 1] ?? '', day === null ? '' : two(day)]
  return [...parts, nth ? nthText(nth) : ''].filter((part) => part !== '').join(' ')
}

function dateText({ from, to }: DateRange): string {
  const first = pointText(from)
  const last = pointText(to)
  // A counted weekday by itself would be read as one of the rule's weekdays.
  return first === last && !from.nth ? first : `${first}-${last}`
}

function termText(term: DayTerm): string {
  if (term.kind === 'holiday') return `PH${offsetText(term.offset)}`
  if (term.kind === 'nth') return nthText(term)
  const first = dayName(term.from)
  return term.from === term.to ? first : `${first}-${dayName(term.to)}`
}

const day = 24 * 60

function clock(minutes: number): string {
  return minutes < day ? timeOf(minutes) : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function spanText({ from, to, openEnd }: TimeSpan): string {
  if (to === from) return `${clock(from)}+`
  // "22:00-02:00" rather than "22:00-26:00", where both are the same.
  const end = to > day && to - day <= from ? to - day : to
  return `${clock(from)}-${clock(end)}${openEnd ? '+' : ''}`
}

/** Days alone need the word: a comma behind them would join what follows to their list. */
function stateText({ state, comment, days, dates, years, weeks, times }: HoursRule): string {
  const daysAlone =
    times.length === 0 && days.length + dates.length + years.length + weeks.length > 0
  const quoted = comment === null ? '' : `"${comment}"`
  if (state === 'unknown' && quoted) return quoted
  const words = { open: quoted || daysAlone ? 'open' : '', closed: 'off', unknown: 'unknown' }
  return [words[state], quoted].filter(Boolean).join(' ')
}

function ruleText(rule: HoursRule): string {
  const parts = [
    rule.years.map((range) => rangeText(range, String)).join(','),
    rule.dates.map(dateText).join(','),
    rule.weeks.length > 0
      ? `week ${rule.weeks.map((range) => rangeText(range, two)).join(',')}`
      : '',
    rule.days.map(termText).join(','),
    rule.onlyOn.map(termText).join(','),
    rule.times.map(spanText).join(','),
    stateText(rule),
  ]
  return parts.filter(Boolean).join(' ') || '24/7'
}

const joins = { normal: '; ', additional: ', ', fallback: ' || ' }

/** The rules in one spelling: reading it again gives the same rules. */
export const printHours = (hours: OpeningHours): string =>
  hours.map((rule, index) => (index > 0 ? joins[rule.joins] : '') + ruleText(rule)).join('')
