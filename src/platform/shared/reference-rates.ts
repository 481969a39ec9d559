import { fromMajor, type Money, toMajor } from './money.ts'
import { embeddedAsOf, rateTable } from './rate-table.ts'

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
  /** CAD per unit. */
  readonly cadPerUnit: number
  readonly basis: RateBasis
}

/** All rates that are converted by, with the day of the noted ones, 'YYYY-MM-DD'. */
export interface ReferenceTable {
  readonly asOf: string
  readonly rates: ReadonlyMap<Currency, ReferenceRate>
}

function embeddedRate(currency: Currency): ReferenceRate {
  const known = Object.hasOwn(noted, currency) ? 'noted' : 'pegged'
  const basis = Object.hasOwn(estimate, currency) ? 'estimate' : known
  return { currency, cadPerUnit: cadPerUnit[currency], basis }
}

/** The table of this release. */
export const embeddedTable: ReferenceTable = {
  asOf: embeddedAsOf,
  rates: new Map(currencies.map((currency) => [currency, embeddedRate(currency)])),
}

let current = embeddedTable
const listeners = new Set<() => void>()

export const currentTable = (): ReferenceTable => current

/** From now on this process, or this page, converts by that table. It has a rate for every currency. */
export function convertBy(table: ReferenceTable): void {
  current = table
  for (const tell of listeners) tell()
}

/** Calls at each change of the table; gives what ends it. */
export function onTableChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const ratesAsOf = (): string => current.asOf

export const rateOf = (currency: Currency): ReferenceRate =>
  current.rates.get(currency) ?? embeddedRate(currency)

/** Converts by the reference rates. Throws RangeError for a currency without a rate. */
export function convert(amount: Money, currency: string): Money {
  if (!isCurrency(amount.currency) || !isCurrency(currency))
    throw new RangeError(`No reference rate ${amount.currency} to ${currency}`)
  const inCad = toMajor(amount) * rateOf(amount.currency).cadPerUnit
  return fromMajor(currency, inCad / rateOf(currency).cadPerUnit)
}

/** Six digits at most, and no exponent: 0.000078752 stays readable. */
const rateFormat = new Intl.NumberFormat('en-CA', { maximumSignificantDigits: 6 })

/** "1 EUR = 1.6119 CAD", "1 CHF ≈ 1.748 CAD (estimate)". */
export function rateText(currency: Currency): string {
  const { cadPerUnit: price, basis } = rateOf(currency)
  const [sign, mark] = basis === 'estimate' ? ['≈', ' (estimate)'] : ['=', '']
  return `1 ${currency} ${sign} ${rateFormat.format(price)} CAD${mark}`
}
