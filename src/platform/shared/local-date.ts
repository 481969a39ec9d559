/**
 * A local date is a day on the wall calendar, 'YYYY-MM-DD': not an instant, and in no time zone.
 * Arithmetic goes through UTC so that daylight saving never shortens a day.
 */
export type LocalDate = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dayMs = 86_400_000

/** Remembers answers, of the few years that trips lie in; forgets all when there are too many. */
function remembering<K, V>(answer: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= 4000) known.clear()
    const made = answer(key)
    known.set(key, made)
    return made
  }
}

const utcOf = remembering((date: LocalDate): number => {
  const match = pattern.exec(date)
  if (!match) throw new RangeError(`Not a date: ${date}`)
  return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
})

const fromUtc = remembering((ms: number): LocalDate => new Date(ms).toISOString().slice(0, 10))

/** True for a day that exists: '2027-02-29' is not one. */
export const isLocalDate = (text: string): boolean =>
  pattern.test(text) && fromUtc(utcOf(text)) === text

export const addDays = (date: LocalDate, days: number): LocalDate =>
  fromUtc(utcOf(date) + days * dayMs)

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export const daysBetween = (start: LocalDate, end: LocalDate): number =>
  Math.round((utcOf(end) - utcOf(start)) / dayMs)

/** Days of a trip, both ends counted: the same day is one. */
export const daysInclusive = (start: LocalDate, end: LocalDate): number =>
  daysBetween(start, end) + 1

/** Every day from `start` to `end`, both included. */
export function datesBetween(start: LocalDate, end: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysInclusive(start, end)) }, (_, index) =>
    addDays(start, index),
  )
}

/** Nights of a stay: at least one, one when a date is missing. */
export const nightsBetween = (checkIn: LocalDate | '', checkOut: LocalDate | ''): number =>
  checkIn && checkOut ? Math.max(1, daysBetween(checkIn, checkOut)) : 1

const halfDayMs = 12 * 60 * 60 * 1000

/** The earliest day that is still today somewhere on earth: no traveller's own today is refused. */
export const earliestToday = (now: Date): LocalDate =>
  new Date(now.getTime() - halfDayMs).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(utcOf(date)).getUTCDay()

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const parts = (date: LocalDate) => {
  const at = new Date(utcOf(date))
  return {
    day: at.getUTCDate(),
    month: monthNames[at.getUTCMonth()] ?? '',
    year: at.getUTCFullYear(),
  }
}

/** "12 April 2027" */
export function formatDate(date: LocalDate): string {
  const { day, month, year } = parts(date)
  return `${day} ${month} ${year}`
}

/** "Mon 12 Apr" */
export function formatDayShort(date: LocalDate): string {
  const { day, month } = parts(date)
  return `${weekdays[weekdayOf(date)]} ${day} ${month.slice(0, 3)}`
}

/** "Mon 12 Apr 2027" */
export const formatDayFull = (date: LocalDate): string =>
  `${formatDayShort(date)} ${parts(date).year}`

/** "12 to 18 April 2027", "28 April to 3 May 2027", "30 December 2026 to 2 January 2027" */
export function formatDateRange(start: LocalDate, end: LocalDate): string {
  if (start === end) return formatDate(start)
  const from = parts(start)
  const to = parts(end)
  if (from.year !== to.year) return `${formatDate(start)} to ${formatDate(end)}`
  if (from.month !== to.month) return `${from.day} ${from.month} to ${formatDate(end)}`
  return `${from.day} to ${formatDate(end)}`
}
