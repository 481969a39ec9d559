import { nightFactor } from '#atlas/samples/season.ts'
import type { Destination } from '#atlas/schema.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { money, type Money } from '#platform/shared/money.ts'

interface RateFacts {
  readonly baseRateCad: number
  readonly months: Pick<Destination, 'peakMonths' | 'lowMonths'>
}

/** One night of a sample hotel in cents: season and weekday move the base rate, to whole dollars. */
export const sampleRate = ({ baseRateCad, months }: RateFacts, night: LocalDate): number =>
  Math.round(baseRateCad * nightFactor(months, night)) * 100

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
