import { addDays, isLocalDate, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import { orthodoxEaster, westernEaster } from '#platform/shared/easter.ts'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const fixed = /^\d\d-\d\d$/
const fromEaster = /^(easter|orthodox)([+-]\d+)$/
const nth = /^([a-z]{3})(-1|[1-4])\/(\d\d)$/
const beside = /^([a-z]{3})(>=|<)(\d\d-\d\d)$/

/** The first such weekday on the day or after it. */
function onOrAfter(date: LocalDate, weekday: string): LocalDate {
  const wanted = weekdays.indexOf(weekday)
  if (wanted < 0) throw new RangeError(`No weekday: ${weekday}`)
  return addDays(date, (wanted - weekdayOf(date) + 7) % 7)
}

function nthWeekday(year: number, [weekday, count, month]: readonly string[]): LocalDate {
  const first = `${year}-${month}-01`
  if (count !== '-1') return addDays(onOrAfter(first, weekday ?? ''), 7 * (Number(count) - 1))
  const nextMonth = `${addDays(first, 31).slice(0, 7)}-01`
  return addDays(onOrAfter(nextMonth, weekday ?? ''), -7)
}

/** The day of a rule in a year; nothing where it lists days. */
function dayByRule(on: string, year: number): LocalDate | undefined {
  if (fixed.test(on)) return `${year}-${on}`
  const easter = fromEaster.exec(on)
  if (easter) {
    const sunday = easter[1] === 'easter' ? westernEaster(year) : orthodoxEaster(year)
    return addDays(sunday, Number(easter[2]))
  }
  const counted = nth.exec(on)
  if (counted) return nthWeekday(year, counted.slice(1))
  const near = beside.exec(on)
  if (near) {
    const [, weekday = '', side, day = ''] = near
    const from = onOrAfter(`${year}-${day}`, weekday)
    return side === '<' ? addDays(from, -7) : from
  }
  return undefined
}

/** The days of a rule in a year: one, or those of its list, of which a lunar year may hold two. */
export function daysOfRule(on: string, year: number): readonly LocalDate[] {
  const day = dayByRule(on, year)
  if (day) return [day]
  const dates = on.split(' ')
  if (!dates.every(isLocalDate)) throw new RangeError(`No rule of a holiday: ${on}`)
  return dates.filter((date) => date.startsWith(`${year}-`))
}
