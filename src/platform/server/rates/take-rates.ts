import { daysBetween, type LocalDate } from '#platform/shared/local-date.ts'
import { currencies, type Currency, embeddedTable } from '#platform/shared/reference-rates.ts'
import type { EuroRates } from './rates-provider.ts'

/** Of one currency, with the day on which it was published: not always the table's. */
export interface KeptRate {
  readonly currency: string
  readonly perEuro: number
  readonly day: LocalDate
}

/** The last good answer. */
export interface KeptRates {
  readonly day: LocalDate
  readonly rates: readonly KeptRate[]
}

/** Of a rate in a day; what moves faster is taken for a mistake. */
const moveADay = 0.2
/** However long ago the other rate is. */
const moveAtMost = 0.5

/** The rate of this release, as something to compare a first answer with. */
function embeddedRate(currency: Currency): KeptRate {
  const { rates, asOf: day } = embeddedTable
  const priceOf = (of: Currency): number => rates.get(of)?.cadPerUnit ?? Number.NaN
  return { currency, perEuro: priceOf('EUR') / priceOf(currency), day }
}

function isLikely(rate: number, day: LocalDate, before: KeptRate): boolean {
  const days = Math.max(1, daysBetween(before.day, day))
  const moved = Math.abs(rate / before.perEuro - 1)
  return moved <= Math.min(moveAtMost, moveADay * days)
}

export interface Taken {
  readonly kept: KeptRates
  /** Currencies whose new rate was refused: they keep the one before, with its day. */
  readonly refused: readonly string[]
}

/**
 * What of an answer is taken over the rates before it. Undefined where nothing is: a day that has not come or
 * lies behind, or no believable price of the Canadian dollar, on which every other rests.
 */
export function takeRates(
  before: KeptRates | undefined,
  { day, perEuro }: EuroRates,
  today: LocalDate,
): Taken | undefined {
  if (day > today || day < (before?.day ?? embeddedTable.asOf)) return undefined
  const keptBefore = (currency: Currency): KeptRate | undefined =>
    before?.rates.find((rate) => rate.currency === currency)
  const isTaken = (currency: Currency): boolean => {
    const rate = perEuro.get(currency) ?? Number.NaN
    const known = keptBefore(currency) ?? embeddedRate(currency)
    return Number.isFinite(rate) && rate > 0 && isLikely(rate, day, known)
  }
  if (!isTaken('CAD')) return undefined
  const wanted = currencies.filter((currency) => currency !== 'EUR')
  const rates = wanted.flatMap((currency): readonly KeptRate[] => {
    const known = keptBefore(currency)
    if (isTaken(currency)) return [{ currency, perEuro: perEuro.get(currency) ?? 0, day }]
    return known ? [known] : []
  })
  const refused = wanted.filter((currency) => perEuro.has(currency) && !isTaken(currency))
  return { kept: { day, rates }, refused }
}
