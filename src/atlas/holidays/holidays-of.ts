import { addDays, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import { daysOfRule } from './days-of-rule.ts'
import type { HolidayRule } from './schema.ts'

/** One day on which a country rests. */
export interface Holiday {
  readonly date: LocalDate
  readonly name: string
  /** Not settled until it is announced or the moon is seen: a day early or late. */
  readonly expected: boolean
  /** Free in place of another day, which fell on a weekend. */
  readonly observed: boolean
  /** Null: in the whole country, or only in `regions`. */
  readonly where: string | null
  /** By ISO 3166-2 without the country; null: all of them, or none by law. */
  readonly regions: readonly string[] | null
}

/** What a page about the country tells: not the days of single regions. */
export const isTold = ({ where, regions }: Holiday): boolean => where !== null || regions === null

/** Whether the law makes it a holiday, everywhere or in regions that are known. */
export const isLegal = ({ where, regions }: Holiday): boolean => where === null || regions !== null

const sunday = 0
const saturday = 6
const isWeekend = (date: LocalDate): boolean => [sunday, saturday].includes(weekdayOf(date))

const datesOf = (rule: HolidayRule, year: number): readonly LocalDate[] =>
  daysOfRule(rule.on, year).flatMap((first) =>
    Array.from({ length: rule.lasts ?? 1 }, (_, at) => addDays(first, at)),
  )

/** The next day that is no weekend and free of holidays. */
function nextFree(date: LocalDate, taken: ReadonlySet<LocalDate>): LocalDate {
  const next = addDays(date, 1)
  return isWeekend(next) || taken.has(next) ? nextFree(next, taken) : next
}

/** The day that is free in place of one, where the country gives another at all. */
function insteadOf(
  date: LocalDate,
  moved: HolidayRule['moved'],
  taken: ReadonlySet<LocalDate>,
): LocalDate | undefined {
  const day = weekdayOf(date)
  if (!moved || !isWeekend(date) || (moved === 'sunday' && day === saturday)) return undefined
  return moved === 'nearest' && day === saturday ? addDays(date, -1) : nextFree(date, taken)
}

/** Those that a year's own rules make; one in place of January 1 may fall in the year before. */
function ofRules(rules: readonly HolidayRule[], year: number): readonly Holiday[] {
  const found = rules.flatMap((rule) => datesOf(rule, year).map((date) => ({ rule, date })))
  const taken = new Set(found.map(({ date }) => date))
  return found.flatMap(({ rule: { name, expected, where, regions, moved }, date }) => {
    const day: Holiday = {
      date,
      name,
      expected: expected ?? false,
      observed: false,
      where: where ?? null,
      regions: regions ?? null,
    }
    const instead = insteadOf(date, moved, taken)
    if (!instead) return [day]
    taken.add(instead)
    return [day, { ...day, date: instead, observed: true }]
  })
}

/** A country's holidays of a year, in the order of the calendar. */
export const holidaysOf = (rules: readonly HolidayRule[], year: number): readonly Holiday[] =>
  [...ofRules(rules, year), ...ofRules(rules, year + 1).filter(({ observed }) => observed)]
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
