import { fromMajor, type Money, toMajor } from './money.ts'
import { rateTable, ratesAsOf } from './rate-table.ts'

export { ratesAsOf }

/** How well a rate is known: see the table. */
export type RateBasis = keyof typeof rateTable

const { noted, pegged, estimate } = rateTable
const cadPerUnit = { ...pegged, ...noted, ...estimate }

export type Currency = keyof typeof cadPerUnit

/** The currencies that have a reference rate, and so the only ones a price of ours may be in. */
export const currencies = Object.keys(cadPerUnit) as [Currency, ...Currency[]]

export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(cadPerUnit, value)

export interface ReferenceRate {
  readonly currency: Currency
  /** Canadian dollars for one unit. */
  readonly cadPerUnit: number
  readonly basis: RateBasis
}

export function rateOf(currency: Currency): ReferenceRate {
  const known = Object.hasOwn(noted, currency) ? 'noted' : 'pegged'
  const basis = Object.hasOwn(estimate, currency) ? 'estimate' : known
  return { currency, cadPerUnit: cadPerUnit[currency], basis }
}

/** Converts by the reference rates. Throws RangeError for a currency without a rate. */
export function convert(amount: Money, currency: string): Money {
  if (!isCurrency(amount.currency) || !isCurrency(currency))
    throw new RangeError(`No reference rate ${amount.currency} to ${currency}`)
  const inCad = toMajor(amount) * cadPerUnit[amount.currency]
  return fromMajor(currency, inCad / cadPerUnit[currency])
}

/** Six digits at most, and no exponent: 0.000078752 stays readable. */
const rateFormat = new Intl.NumberFormat('en-CA', { maximumSignificantDigits: 6 })

/** "1 EUR = 1.6119 CAD", "1 CHF ≈ 1.748 CAD (estimate)". */
export function rateText(currency: Currency): string {
  const { cadPerUnit: price, basis } = rateOf(currency)
  const [sign, mark] = basis === 'estimate' ? ['≈', ' (estimate)'] : ['=', '']
  return `1 ${currency} ${sign} ${rateFormat.format(price)} CAD${mark}`
}
