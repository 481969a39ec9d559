import { nightFactor } from '#atlas/samples/season.ts'
import type { Destination } from '#atlas/schema.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { money, type Money } from '#platform/shared/money.ts'

type Months = Pick<Destination, 'peakMonths' | 'lowMonths'>

/** What each night costs against one of the shoulder season: the same for all hotels of a town. */
export const nightFactors = (
  months: Months,
  { checkIn, nights }: { readonly checkIn: LocalDate; readonly nights: number },
): readonly number[] =>
  Array.from({ length: nights }, (_, night) => nightFactor(months, addDays(checkIn, night)))

/** All nights for all rooms: season and weekday move the base rate of each, to whole dollars. */
export function sampleTotal(baseRateCad: number, factors: readonly number[], rooms: number): Money {
  let dollars = 0
  for (const factor of factors) dollars += Math.round(baseRateCad * factor)
  return money('CAD', dollars * 100 * rooms)
}

/** Taxes and fees on top of a net price, in percent: a sample, not any country's law. */
const taxesPercent = 13

/** The part of a sample total that is taxes and fees. */
export const sampleTaxes = ({ currency, amountMinor }: Money): Money =>
  money(currency, Math.round((amountMinor * taxesPercent) / (100 + taxesPercent)))
