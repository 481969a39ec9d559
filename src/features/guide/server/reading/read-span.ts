import { westernEaster } from '#platform/shared/easter.ts'
import {
  addDays,
  daysInclusive,
  isLocalDate,
  type LocalDate,
  weekdayOf,
} from '#platform/shared/local-date.ts'
import { type FrameSpan, noSpan } from '../../contract/frame.schema.ts'
import { feastIn } from './feasts.ts'
import { meaningOf } from './lexicon.ts'
import { readLength } from './read-length.ts'
import type { Reader } from './tokens.ts'

export interface ReadSpan {
  readonly span: FrameSpan | null
  /** 0 is Sunday. */
  readonly weekday: number | undefined
  /** All that are named. */
  readonly months: readonly number[]
}

const two = (value: number): string => String(value).padStart(2, '0')
const monthsOf = new Map([
  ['winter', 1],
  ['spring', 4],
  ['summer', 7],
  ['fall', 10],
  ['christmas', 12],
  ['march-break', 3],
])

interface Day {
  readonly day: number
  readonly month: number
  readonly year: number | undefined
  readonly from: number
  readonly to: number
}

const isDayNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 31
const ordinalEnd = new Set(['st', 'nd', 'rd', 'th', 'er', 'e'])
const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The next such day from today; the year is the traveller's where it was said. */
function dateOf({ day, month, year }: Day, today: LocalDate): LocalDate | undefined {
  const at = (value: number) => `${value}-${two(month)}-${two(day)}`
  const now = Number(today.slice(0, 4))
  const found = year === undefined ? (at(now) >= today ? at(now) : at(now + 1)) : at(year)
  return isLocalDate(found) && day <= lastDay(Number(found.slice(0, 4)), month) ? found : undefined
}

class Dates {
  readonly days: Day[] = []
  months: { month: number; year: number | undefined; at: number }[] = []
  readonly reader: Reader
  constructor(reader: Reader) {
    this.reader = reader
  }

  month(at: number): number | undefined {
    const found = this.reader.isInName(at)
      ? undefined
      : meaningOf((n) => this.reader.text(n), at, 'month')
    return found && Number(found.value)
  }

  year(at: number): number | undefined {
    const skip = this.reader.text(at) === ',' ? 1 : 0
    const value = this.reader.value(at + skip)
    return Number.isInteger(value) && value >= 2024 && value <= 2040 ? value : undefined
  }

  /** A day number and what its ordinal ending takes. */
  dayAt(at: number): { day: number; next: number } | undefined {
    const value = this.reader.value(at)
    if (!isDayNumber(value) || this.reader.text(at).includes('.')) return undefined
    return { day: value, next: ordinalEnd.has(this.reader.text(at + 1)) ? at + 2 : at + 1 }
  }
}

const between = new Set('-,–,to,au,until,till,through,thru,and,et,a'.split(','))

function isoAt({ reader, days }: Dates, at: number): number {
  const [y, m, d] = [reader.value(at), reader.value(at + 2), reader.value(at + 4)]
  const isIso =
    y >= 2024 &&
    y <= 2040 &&
    reader.text(at + 1) === '-' &&
    reader.text(at + 3) === '-' &&
    m >= 1 &&
    m <= 12 &&
    isDayNumber(d)
  if (!isIso) return at
  days.push({ day: d, month: m, year: y, from: at, to: at + 5 })
  return at + 5
}

/** '12 May', '12-15 May', '12 to 15 May 2027', 'du 3 au 10 mai'. */
function dayFirst(dates: Dates, at: number): number {
  const { reader } = dates
  const first = dates.dayAt(at)
  if (!first) return at
  const skip = reader.text(first.next) === 'of' || reader.text(first.next) === 'de' ? 1 : 0
  const own = dates.month(first.next + skip)
  if (own) {
    const to = first.next + skip + 1
    const year = dates.year(to)
    dates.days.push({ day: first.day, month: own, year, from: at, to: to + (year ? 1 : 0) })
    return to + (year ? (reader.text(to) === ',' ? 2 : 1) : 0)
  }
  if (!between.has(reader.text(first.next))) return at
  const second = dates.dayAt(first.next + 1)
  const month = second && dates.month(second.next)
  if (!second || !month) return at
  const year = dates.year(second.next + 1)
  const to = second.next + 1 + (year ? 1 : 0)
  dates.days.push(
    { day: first.day, month, year, from: at, to: at + 1 },
    { day: second.day, month, year, from: at, to },
  )
  return to
}

/** "In August, 4 friends": a number that counts is no day. */
const counted = new Set(
  'days day nights night weeks week people persons adults adult kids children friends friend of couples guests travellers travelers women men teens seniors girls guys jours nuits semaines personnes adultes enfants amis amies hours'.split(
    ' ',
  ),
)

/** 'May 12', 'May 12 to 15', 'May 12 - June 3, 2027', 'May 2027', 'May'. */
function monthFirst(dates: Dates, at: number): number {
  const { reader } = dates
  const month = dates.month(at)
  if (!month) return at
  const text = reader.text(at)
  // "may" and "march" and "mar" are also verbs: they want a preposition, a number or a capital.
  if (
    (text === 'may' ||
      text === 'march' ||
      text === 'mars' ||
      text === 'mar' ||
      text === 'sept' ||
      text === 'sep' ||
      text === 'dec') &&
    !isMonthHere(dates, at)
  )
    return at
  const first = dates.dayAt(at + 1)
  if (!first || dates.month(first.next) || counted.has(reader.text(first.next))) {
    const year = dates.year(at + 1)
    dates.months.push({ month, year, at })
    reader.use(at, at + (year ? 2 : 1))
    return at + 1
  }
  const year = dates.year(first.next)
  dates.days.push({ day: first.day, month, year, from: at, to: first.next + (year ? 1 : 0) })
  if (between.has(reader.text(first.next))) {
    const second = dates.dayAt(first.next + 1)
    if (
      second &&
      !dates.month(second.next) &&
      second.day > first.day &&
      !/^(?:days?|nights?|people|adults?|kids?|jours?|nuits?)$/.test(reader.text(second.next))
    ) {
      const later = dates.year(second.next)
      dates.days.pop()
      dates.days.push(
        { day: first.day, month, year: later, from: at, to: first.next },
        {
          day: second.day,
          month,
          year: later,
          from: first.next,
          to: second.next + (later ? 1 : 0),
        },
      )
      return second.next + (later ? 1 : 0)
    }
  }
  return first.next
}

const beforeMonth = new Set(
  'in early mid late of during en since until till for next this debut fin mi au du by before after around of, and or to from through -'.split(
    ' ',
  ),
)
function isMonthHere({ reader }: Dates, at: number): boolean {
  const here = reader.tokens[at]
  return (
    here?.isName === true ||
    // "Ten days, may, for two"
    [at - 1, at + 1].every((n) => reader.tokens[n]?.kind !== 'word') ||
    beforeMonth.has(reader.text(at - 1)) ||
    Number.isFinite(reader.value(at + 1)) ||
    Number.isFinite(reader.value(at - 1)) ||
    (reader.tokens.filter(({ kind }) => kind === 'word').length <= 3 && reader.text(at - 1) !== 'i')
  )
}

/** Good Friday of a year. */
const easterOf = (year: number): LocalDate => addDays(westernEaster(year), -2)

const ofSeason = /^(?:coats?|jackets?|boots?|tires?|tyres?|clothes|clothing|gear|sports?)$/
/** 'this weekend', 'tomorrow', 'next month', 'Easter', 'summer'. */
function readRelative(reader: Reader, today: LocalDate): Partial<FrameSpan> {
  const has = (phrase: string): boolean => {
    const at = reader.find(phrase)
    if (at >= 0) reader.use(at, at + phrase.split(' ').length)
    return at >= 0
  }
  const month = Number(today.slice(5, 7))
  const year = Number(today.slice(0, 4))
  if (has('tomorrow') || has('tmr') || has('tmrw') || has('demain'))
    return { start: addDays(today, 1) }
  if (has('tonight') || has('ce soir')) return { start: today }
  const saturday = addDays(today, (6 - weekdayOf(today) + 7) % 7)
  if (has('this weekend') || has('cette fin de semaine') || has('ce week end'))
    return { start: saturday, days: 2 }
  if (has('next weekend')) return { start: addDays(saturday, 7), days: 2 }
  if (has('next week') || has('semaine prochaine'))
    return { start: addDays(today, ((8 - weekdayOf(today)) % 7) + 0 || 7) }
  if (has('next month') || has('mois prochain'))
    return month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year }
  if (has('this month')) return { month, year }
  const feast = feastIn(reader, today)
  if (feast) return { start: feast }
  const textAt = (at: number) => reader.text(at)
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const season = meaningOf(textAt, at, 'season')
    if (!season) continue
    // "fall" and "spring" and French "été" are also other words.
    if (
      season.value === 'fall' &&
      textAt(at) === 'fall' &&
      !['in', 'this', 'next', 'the', 'early', 'late'].includes(textAt(at - 1))
    )
      continue
    if (textAt(at) === 'ete' && !['l', 'en', 'cet', 'd'].includes(textAt(at - 1))) continue
    if (textAt(at) === 'spring' && ['hot', 'water'].includes(textAt(at - 1))) continue
    // "A winter coat over Christmas"
    if (ofSeason.test(textAt(at + season.length))) continue
    reader.use(at, at + season.length)
    if (season.value === 'easter') {
      const year = Number(today.slice(0, 4))
      const own = easterOf(year)
      return { start: own >= today ? own : easterOf(year + 1) }
    }
    const found = monthsOf.get(season.value)
    if (season.value === 'christmas') {
      const isDay = /^(?:day|eve)$/.test(textAt(at + season.length)) || textAt(at - 1) === 'jour'
      const own =
        textAt(at).startsWith('new') || textAt(at) === 'nouvel'
          ? '12-30'
          : isDay
            ? '12-25'
            : '12-23'
      return { start: `${`${year}-${own}` >= today ? year : year + 1}-${own}` }
    }
    if (found) return { month: found }
  }
  return {}
}

function readWeekday(reader: Reader): number | undefined {
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const found = meaningOf((n) => reader.text(n), at, 'weekday')
    if (!found) continue
    reader.use(at)
    return Number(found.value)
  }
  return undefined
}

const lasting =
  /^(?:to|until|till|through|thru|-|–|au|jusqu|fly|flying|leave|leaving|back|home|repart|rentre)$/

/** As it is said, else from one weekday to another: "Thursday to Sunday", "land Friday, fly home Sunday". */
function lengthOf(reader: Reader): ReturnType<typeof readLength> {
  const said = readLength(reader)
  if (said.days || said.nights) return said
  const days = reader.tokens.flatMap((_, at) => {
    const found = meaningOf((n) => reader.text(n), at, 'weekday')
    return found ? [{ day: Number(found.value), at }] : []
  })
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first.day === last.day) return said
  const isSpan = reader.tokens.some(
    ({ text }, at) => at > first.at && at < last.at && lasting.test(text),
  )
  if (!isSpan) return said
  reader.use(last.at)
  return { days: ((last.day - first.day + 7) % 7) + 1 }
}

/** When and for how long, as far as a message says it. */
export function readSpan(reader: Reader, today: LocalDate): ReadSpan {
  const dates = new Dates(reader)
  for (let at = 0; at < reader.tokens.length;) {
    const step = [isoAt, dayFirst, monthFirst]
      .map((read) => read(dates, at))
      .find((next) => next > at)
    at = step ?? at + 1
  }
  for (const { from, to } of dates.days) reader.use(from, to)
  const length = lengthOf(reader)
  const [first, second] = dates.days
  const weekday = readWeekday(reader)
  const relative = readRelative(reader, today)
  // The year that is said once, at the end, holds for both.
  const year = first?.year ?? second?.year
  const start = first ? dateOf({ ...first, year }, today) : undefined
  const asked =
    second && start
      ? dateOf({ ...second, year: second.year ?? Number(start.slice(0, 4)) }, today)
      : undefined
  const end =
    asked && start && asked >= start && daysInclusive(start, asked) <= 370 ? asked : undefined
  const months = [...new Set(dates.months.map((one) => one.month))]
  // "In March or in April": none is chosen.
  const isOpen =
    months.length > 1 &&
    !length.days &&
    !length.nights &&
    reader.tokens.some(({ text }) => /^(?:or|ou)$/.test(text))
  const [month] = isOpen ? [] : dates.months
  const span: FrameSpan = {
    ...noSpan,
    // "Early December, the Christmas markets": the month is said.
    ...(month ? {} : relative),
    ...(month && !start ? { month: month.month, year: month.year ?? null } : {}),
    ...(length.days ? { days: length.days } : {}),
    ...(length.nights ? { nights: length.nights } : {}),
    ...(start ? { start, month: null, year: null } : {}),
    ...(end && start
      ? { end, days: daysInclusive(start, end), nights: daysInclusive(start, end) - 1 }
      : {}),
  }
  const isEmpty = Object.values(span).every((value) => value === null)
  return { span: isEmpty ? null : whole(span), weekday, months }
}

/** A beginning and a length make an end. */
export function whole(span: FrameSpan): FrameSpan {
  const { start, days, end } = span
  if (start && days && !end)
    return { ...span, end: addDays(start, days - 1), nights: span.nights ?? days - 1 }
  return span
}
