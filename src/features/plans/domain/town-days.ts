import { datesBetween, type LocalDate } from '#platform/shared/local-date.ts'

interface Days {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly pace?: { readonly each?: readonly number[] | undefined } | undefined
}

export interface TownDays<T> {
  readonly town: T
  readonly dates: readonly LocalDate[]
}

/** Splits the days of a wish among its towns as it was said, else evenly: the remainder goes to the first towns. */
export function townDaysOf<T>(
  { startDate, endDate, pace }: Days,
  towns: readonly T[],
): readonly TownDays<T>[] {
  const dates = datesBetween(startDate, endDate)
  const each = Math.floor(dates.length / towns.length)
  const more = dates.length % towns.length
  // Days that do not add up to those of the wish are none.
  const own = pace?.each
  const isWhole =
    own?.length === towns.length && own.reduce((sum, one) => sum + one, 0) === dates.length
  let from = 0
  return towns.map((town, at) => {
    const count = (isWhole ? own?.[at] : undefined) ?? each + (at < more ? 1 : 0)
    from += count
    return { town, dates: dates.slice(from - count, from) }
  })
}

/** The moves from town to town, each on the first day of the next one. */
export const movesOf = <T>(days: Days, towns: readonly T[]) =>
  townDaysOf(days, towns).flatMap(({ town, dates: [date] }, at) => {
    const from = towns[at - 1]
    return from !== undefined && date !== undefined ? [{ from, to: town, date }] : []
  })
