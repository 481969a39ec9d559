import { addDays, isLocalDate, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import { type Weekday, weekdays } from '#features/trips/domain/opening-hours.ts'

/** What a text says about when. */
export interface Dates {
  readonly start?: LocalDate
  readonly end?: LocalDate
  /** Named without a day, in order. */
  readonly months: readonly number[]
  readonly weekday?: Weekday
  /** A day that the calendar does not have. */
  readonly invalid?: string
  readonly isPast: boolean
  /** A year on its own corrects the one before. */
  readonly year?: number
}

const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'janv'],
  ['february', 'feb', 'fevrier', 'fev'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet'],
  ['august', 'aug', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'decembre'],
]
const monthOf = new Map(
  monthNames.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
)
const dayNames: Readonly<Record<string, Weekday>> = {
  monday: 'mon',
  mondays: 'mon',
  mon: 'mon',
  lundi: 'mon',
  lundis: 'mon',
  tuesday: 'tue',
  tuesdays: 'tue',
  mardi: 'tue',
  mardis: 'tue',
  wednesday: 'wed',
  wednesdays: 'wed',
  mercredi: 'wed',
  mercredis: 'wed',
  thursday: 'thu',
  thursdays: 'thu',
  jeudi: 'thu',
  jeudis: 'thu',
  friday: 'fri',
  fridays: 'fri',
  vendredi: 'fri',
  vendredis: 'fri',
  saturday: 'sat',
  saturdays: 'sat',
  samedi: 'sat',
  samedis: 'sat',
  sunday: 'sun',
  sundays: 'sun',
  dimanche: 'sun',
  dimanches: 'sun',
}

const M = `(${[...monthOf.keys()].join('|')})`
const D = '(\\d{1,2})(?:st|nd|rd|th|er|e)?'
const W = `(?:(?:the |le )?(?:${Object.keys(dayNames).join('|')}) )?`
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

function readMonths(text: string): number[] {
  const words = text.split(' ')
  return words.flatMap((word, at) => {
    const month = monthOf.get(word)
    if (!month || word === 'mar' || word === 'sep') return []
    if (word === 'may' && modal.test(words.slice(Math.max(0, at - 1), at + 2).join(' '))) return []
    if (/\d/.test(words[at - 1] ?? '') && Number(words[at - 1]) <= 31) return []
    return [month]
  })
}

const nextWeekday = (today: LocalDate, day: Weekday) => {
  const ahead = (weekdays.indexOf(day) - weekdayOf(today) + 7) % 7
  return addDays(today, ahead || 7)
}

/** Days named against today: "tomorrow", "next week". */
function readRelative(text: string, today: LocalDate): LocalDate | undefined {
  if (/\btomorrow\b|\bdemain\b/.test(text)) return addDays(today, 1)
  if (/\btoday\b|\btonight\b|\baujourd hui\b|\bce soir\b/.test(text)) return today
  if (/\bnext week\b|\bsemaine prochaine\b/.test(text)) return nextWeekday(today, 'mon')
  if (/\bthis weekend\b|\bcette fin de semaine\b|\bce weekend\b/.test(text))
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
  const start = between?.start.date ?? first?.date ?? readRelative(text, today)
  const end =
    between?.end.date ??
    (second?.date && start && second.date > start ? second.date : undefined) ??
    readReturnDay(text, start)
  const weekday = text.split(' ').flatMap((word) => dayNames[word] ?? [])[0]
  const year = /\b(20\d\d)\b/.exec(text)?.[1]
  return {
    ...(start ? { start } : {}),
    ...(end ? { end } : {}),
    ...(weekday ? { weekday } : {}),
    ...(invalid ? { invalid } : {}),
    ...(year ? { year: Number(year) } : {}),
    months: readMonths(text),
    isPast: start !== undefined && start < today,
  }
}
