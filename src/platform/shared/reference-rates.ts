import { fromMajor, type Money, toMajor } from './money.ts'

/** The currencies that have a reference rate, and so the only ones a price of ours may be in. */
export const currencies = ['CAD', 'USD', 'EUR', 'GBP', 'JPY', 'AUD'] as const
export type Currency = (typeof currencies)[number]

export const isCurrency = (value: unknown): value is Currency =>
  currencies.some((known) => known === value)

/** Canadian dollars for one unit, rounded reference rates for display; not for settling anything. */
const cadPerUnit: Readonly<Record<Currency, number>> = {
  CAD: 1,
  USD: 1.41,
  EUR: 1.61,
  GBP: 1.88,
  JPY: 0.009,
  AUD: 0.92,
}

/** The day the rates were noted. */
export const ratesAsOf = '2026-11-20'

/** Converts by the reference rates. Throws RangeError for a currency without a rate. */
export function convert(amount: Money, currency: string): Money {
  if (!isCurrency(amount.currency) || !isCurrency(currency))
    throw new RangeError(`No reference rate ${amount.currency} to ${currency}`)
  const inCad = toMajor(amount) * cadPerUnit[amount.currency]
  return fromMajor(currency, inCad / cadPerUnit[currency])
}
