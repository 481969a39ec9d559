import { addDays, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import { money, type Money } from '#platform/shared/money.ts'

interface RateFacts {
  readonly baseRateCad: number
  /** Months (1 to 12) in which people come most. */
  readonly bestMonths: readonly number[]
}

const highSeason = 1.22
const lowSeason = 0.86
const weekend = 1.12

/** One night of a sample hotel in cents: season and weekday move the base rate, to whole dollars. */
export function sampleRate({ baseRateCad, bestMonths }: RateFacts, night: LocalDate): number {
  const month = Number(night.slice(5, 7))
  const season = bestMonths.includes(month) ? highSeason : lowSeason
  const weekday = weekdayOf(night)
  const factor = weekday === 5 || weekday === 6 ? season * weekend : season
  return Math.round(baseRateCad * factor) * 100
}

/** All nights from check-in, for all rooms. */
export function sampleTotal(
  facts: RateFacts,
  stay: { checkIn: LocalDate; nights: number; rooms: number },
): Money {
  let cents = 0
  for (let night = 0; night < stay.nights; night++)
    cents += sampleRate(facts, addDays(stay.checkIn, night))
  return money('CAD', cents * stay.rooms)
}
