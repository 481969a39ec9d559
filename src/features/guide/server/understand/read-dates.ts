import { addDays, isLocalDate, type LocalDate } from '#platform/shared/local-date.ts'
import type { Weekday } from '#features/trips/domain/opening-hours.ts'
import { dayNames, monthOf } from './calendar-words.ts'
import {
  nextWeekday,
  readOccasion,
  readOrdinal,
  readWeekdays,
  weeksAhead,
} from './read-named-days.ts'

/** What a text says about when. */
export interface Dates {
  readonly start?: LocalDate
  readonly end?: LocalDate
  /** The day of a feast that was named: Easter. */
  readonly occasion?: LocalDate
  /** Named without a day, in order. */
  readonly months: readonly number[]
  readonly weekday?: Weekday
  /** A day that the calendar does not have. */
  readonly invalid?: string
  readonly isPast: boolean
  /** A year on its own corrects the one before. */
  readonly year?: number
}

const M = `(${[...monthOf.keys()].join('|')})`
const D = '(\\d{1,2})(?:st|nd|rd|th|er|e)?'
const W = `(?:(?:the |le )?(?:${[...dayNames.keys()].join('|')}) )?`
const to = '(?: to| au| a| until| till| through| and| into| jusqu au| et)?'
const Y = '(?: (20\\d\\d))?'
const range = [
  { pattern: new RegExp(`\\b${D}${to} ${W}${D} (?:of |de )?${M}${Y}\\b`), read: [3, 1, 3, 2, 4] },
  {
    pattern: new RegExp(`\\b${D} (?:of |de )?${M}${Y}${to} ${W}${D} (?:of |de )?${M}${Y}\\b`),
    read: [2, 1, 5, 4, 6],
  },
  { pattern: new RegExp(`\\b${M} ${D}${Y}${to} ${W}${M} ${D}${Y}\\b`), read: [1, 2, 4, 5, 6] },
  {
    pattern: new RegExp(`\\b${M} ${D}${to} ${W}${D}${Y}(?! (?:days|jours|nights|nuits|people))\\b`),
    read: [1, 2, 1, 3, 4],
  },
] as const
const single = [
  { pattern: new RegExp(`\\b${D} (?:of |de |d )?${M}${Y}\\b`, 'g'), month: 2, day: 1 },
  { pattern: new RegExp(`\\b${M} ${D}${Y}(?! \\d)\\b`, 'g'), month: 1, day: 2 },
] as const

const two = (value: number) => String(value).padStart(2, '0')

interface Found {
  date?: LocalDate
  invalid?: string
}

/** The next such day, or the one in the year that was named. */
function dated(month: number, day: number, year: number | undefined, notBefore: LocalDate): Found {
  const first = year ?? Number(notBefore.slice(0, 4))
  const text = `${first}-${two(month)}-${two(day)}`
  if (!isLocalDate(text)) return { invalid: text }
  if (year === undefined && text < notBefore) {
    const next = `${first + 1}-${two(month)}-${two(day)}`
    return isLocalDate(next) ? { date: next } : { invalid: next }
  }
  return { date: text }
}

const group = (match: RegExpExecArray | RegExpMatchArray, at: number) => match[at] ?? ''
const yearIn = (text: string) => (text ? Number(text) : undefined)

function readRange(text: string, today: LocalDate): { start: Found; end: Found } | undefined {
  for (const { pattern, read } of range) {
    const match = pattern.exec(text)
    if (!match) continue
    const [startMonth, startDay, endMonth, endDay, lastYear] = read.map((at) => group(match, at))
    const year = yearIn(lastYear ?? '')
    const start = dated(monthOf.get(startMonth ?? '') ?? 1, Number(startDay), year, today)
    const end = dated(monthOf.get(endMonth ?? '') ?? 1, Number(endDay), year, start.date ?? today)
    if (start.date && end.date && end.date < start.date) continue
    return { start, end }
  }
  return undefined
}

function readSingles(text: string, today: LocalDate): Found[] {
  const iso = [...text.matchAll(/\b(20\d\d) (\d\d) (\d\d)\b/g)].map((match): Found => {
    const date = `${group(match, 1)}-${group(match, 2)}-${group(match, 3)}`
    return isLocalDate(date) ? { date } : { invalid: date }
  })
  const named = single.flatMap(({ pattern, month, day }) =>
    [...text.matchAll(pattern)].map((match) => ({
      at: match.index,
      found: dated(
        monthOf.get(group(match, month)) ?? 1,
        Number(group(match, day)),
        yearIn(group(match, 3)),
        today,
      ),
    })),
  )
  return [...iso, ...named.toSorted((a, b) => a.at - b.at).map(({ found }) => found)]
}

/** "back the 24th": a day of the month after the first date. */
function readReturnDay(text: string, start: LocalDate | undefined): LocalDate | undefined {
  const match =
    /\b(?:back|return|returning|retour|revenir)(?: on)?(?: the| le)? (\d{1,2})(?:st|nd|rd|th|er)?\b(?! \w*(?:day|jour|week))/.exec(
      text,
    )
  if (!match || !start) return undefined
  const date = `${start.slice(0, 8)}${two(Number(match[1]))}`
  return isLocalDate(date) && date > start ? date : undefined
}

const modal =
  /\b(?:i|we|you|it|he|she|they|that|this|there) may\b|\bmay (?:be|i|we|have|not|need|want)\b/

function readMonths(text: string, today: LocalDate): number[] {
  const now = Number(today.slice(5, 7))
  if (/\bnext month\b|\bmois prochain\b|\bprochain mois\b|\bmois qui vient\b/.test(text))
    return [(now % 12) + 1]
  if (/\bthis month\b|\bce mois ci\b/.test(text)) return [now]
  const words = text.split(' ')
  return words.flatMap((word, at) => {
    const month = monthOf.get(word)
    if (!month || word === 'mar' || word === 'sep') return []
    if (word === 'may' && modal.test(words.slice(Math.max(0, at - 1), at + 2).join(' '))) return []
    if (/\d/.test(words[at - 1] ?? '') && Number(words[at - 1]) <= 31) return []
    return [month]
  })
}

/** Days named against today: "tomorrow", "next week". */
function readRelative(text: string, today: LocalDate): LocalDate | undefined {
  if (/\btomorrow\b|\bdemain\b/.test(text)) return addDays(today, 1)
  if (/\btoday\b|\btonight\b|\baujourd hui\b|\bce soir\b/.test(text)) return today
  const ahead = weeksAhead(text, today)
  if (ahead) return ahead
  if (/\bnext week\b|\bsemaine prochaine\b/.test(text)) return nextWeekday(today, 'mon')
  if (
    /\bthis weekend\b|\bcette fin de semaine\b|\bce week ?end\b|\bfin de semaine prochaine\b|\bnext week ?end\b|\bla fin de semaine qui vient\b/.test(
      text,
    )
  )
    return nextWeekday(today, 'fri')
  return undefined
}

/** Reads a folded text with its numbers in figures. `today` is the traveller's. */
export function readDates(text: string, today: LocalDate): Dates {
  const between = readRange(text, today)
  const singles = between ? [] : readSingles(text, today)
  const [first, second] = singles
  const invalid = [between?.start, between?.end, ...singles].find(
    (found) => found?.invalid,
  )?.invalid
  const days = between || first ? undefined : readWeekdays(text, today)
  const ordinal = between || first ? undefined : readOrdinal(text, today)
  const start =
    between?.start.date ?? first?.date ?? ordinal ?? days?.start ?? readRelative(text, today)
  const occasion = start ? undefined : readOccasion(text, today)
  const end =
    between?.end.date ??
    days?.end ??
    (second?.date && start && second.date > start ? second.date : undefined) ??
    readReturnDay(text, start)
  const weekday = text.split(' ').flatMap((word) => dayNames.get(word) ?? [])[0]
  const year = /\b(20\d\d)\b/.exec(text)?.[1]
  return {
    ...(start ? { start } : {}),
    ...(end ? { end } : {}),
    ...(occasion ? { occasion } : {}),
    ...(weekday ? { weekday } : {}),
    ...(invalid ? { invalid } : {}),
    ...(year ? { year: Number(year) } : {}),
    months: readMonths(text, today),
    isPast: start !== undefined && start < today,
  }
}
