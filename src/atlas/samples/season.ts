import { type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import type { Destination } from '../schema.ts'

type Months = Pick<Destination, 'peakMonths' | 'lowMonths'>

const peak = 1.25
const low = 0.82
const weekend = 1.12
const friday = 5
const saturday = 6

/** What a night costs against the shoulder season: peak, low or in between. */
export function seasonFactor({ peakMonths, lowMonths }: Months, night: LocalDate): number {
  const month = Number(night.slice(5, 7))
  if (peakMonths.includes(month)) return peak
  return lowMonths.includes(month) ? low : 1
}

/** Season and weekday together: Friday and Saturday nights cost more. */
export function nightFactor(months: Months, night: LocalDate): number {
  const weekday = weekdayOf(night)
  const season = seasonFactor(months, night)
  return weekday === friday || weekday === saturday ? season * weekend : season
}
