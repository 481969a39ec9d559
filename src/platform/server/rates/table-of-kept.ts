import { followed, rateTable } from '#platform/shared/rate-table.ts'
import {
  type Currency,
  currencies,
  embeddedTable,
  type ReferenceRate,
  type ReferenceTable,
} from '#platform/shared/reference-rates.ts'
import { ownValue } from '#platform/shared/word-table.ts'
import type { KeptRates } from './take-rates.ts'

/** As in the release's own table. */
const significantDigits = 6
const rounded = (rate: number): number => Number(rate.toPrecision(significantDigits))

const embeddedPrice = (currency: Currency): number =>
  embeddedTable.rates.get(currency)?.cadPerUnit ?? Number.NaN

/**
 * The table that a kept answer makes: published rates over the euro, a pegged currency by the one that it
 * follows, and our estimates for the rest. A rate of an earlier day than the table's is an estimate.
 */
export function tableOfKept({ day, rates }: KeptRates): ReferenceTable {
  const known = new Map(rates.map((rate) => [rate.currency, rate]))
  const cadPerEuro = known.get('CAD')?.perEuro ?? embeddedPrice('EUR')
  const published = (currency: Currency): number | undefined => {
    if (currency === 'EUR') return cadPerEuro
    const rate = known.get(currency)
    return rate && cadPerEuro / rate.perEuro
  }
  const isOfTheDay = (currency: Currency): boolean =>
    currency === 'EUR' || known.get(currency)?.day === day
  const followedPrice = (currency: Currency): number => {
    const leader = ownValue(followed, currency) ?? 'USD'
    const moved = (published(leader) ?? embeddedPrice(leader)) / embeddedPrice(leader)
    return embeddedPrice(currency) * moved
  }
  const rateOf = (currency: Currency): ReferenceRate => {
    if (currency === 'CAD') return { currency, cadPerUnit: 1, basis: 'pegged' }
    const price = published(currency)
    if (price !== undefined && isOfTheDay(currency))
      return { currency, cadPerUnit: rounded(price), basis: 'noted' }
    const leader = ownValue(followed, currency) ?? 'USD'
    if (Object.hasOwn(rateTable.pegged, currency) && isOfTheDay(leader))
      return { currency, cadPerUnit: rounded(followedPrice(currency)), basis: 'pegged' }
    return { currency, cadPerUnit: rounded(price ?? embeddedPrice(currency)), basis: 'estimate' }
  }
  return { asOf: day, rates: new Map(currencies.map((currency) => [currency, rateOf(currency)])) }
}
