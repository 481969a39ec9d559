import { expect, test } from 'vitest'
import { isLocalDate } from './local-date.ts'
import { cad, fromMajor, toMajor } from './money.ts'
import {
  convert,
  currencies,
  type Currency,
  isCurrency,
  rateOf,
  ratesAsOf,
  rateText,
} from './reference-rates.ts'

const priceOf = (currency: string): number =>
  isCurrency(currency) ? rateOf(currency).cadPerUnit : Number.NaN

const digitsOf = (value: number): number =>
  value.toExponential().replace(/e.*$/, '').replaceAll(/\D/g, '').length

test('CART-08 every known currency converts to Canadian dollars and back', () => {
  for (const currency of currencies) {
    const there = convert(cad(1000), currency)
    expect(there.currency).toBe(currency)
    // Half of the last digit of either currency is lost on each way.
    const lost = priceOf(currency) * toMajor({ currency, amountMinor: 1 })
    const back = toMajor(convert(there, 'CAD'))
    expect(Math.abs(back - 1000), currency).toBeLessThanOrEqual(lost / 2 + 0.0051)
  }
})

test.each(['XYZ', 'cad', '', 'constructor', '__proto__'])(
  'CART-08 %j is no known currency and refuses to convert',
  (currency) => {
    expect(isCurrency(currency)).toBe(false)
    expect(() => convert(fromMajor(currency, 1), 'CAD')).toThrow(RangeError)
    expect(() => convert(cad(1), currency)).toThrow(RangeError)
  },
)

test('every rate is of a currency that exists, above nought, with six digits at most', () => {
  const known = [...Intl.supportedValuesOf('currency'), 'XCG']
  expect(known).toEqual(expect.arrayContaining([...currencies]))
  expect(currencies.length).toBeGreaterThanOrEqual(80)
  expect(isLocalDate(ratesAsOf())).toBe(true)
  for (const currency of currencies) {
    expect(priceOf(currency), currency).toBeGreaterThan(0)
    expect(priceOf(currency), currency).toBeLessThanOrEqual(5)
    expect(digitsOf(priceOf(currency)), currency).toBeLessThanOrEqual(6)
  }
})

test('the noted rates give the dollar prices of that day', () => {
  const perDollar = { EUR: 0.8802, GBP: 0.7554, JPY: 157.48, INR: 96.09, THB: 33.63, IDR: 18016 }
  for (const [currency, price] of Object.entries(perDollar))
    expect(Math.abs(priceOf('USD') / priceOf(currency) / price - 1), currency).toBeLessThan(0.0001)
  const noted = currencies.filter((currency) => rateOf(currency).basis === 'noted')
  expect(noted.toSorted()).toEqual([...Object.keys(perDollar), 'USD'].toSorted())
})

test.each([
  ['USD', 'AED', 3.6725],
  ['USD', 'SAR', 3.75],
  ['USD', 'BSD', 1],
  ['USD', 'BBD', 2],
  ['USD', 'XCD', 2.7],
  ['USD', 'AWG', 1.79],
  ['KYD', 'USD', 1.2],
  ['EUR', 'DKK', 7.46],
  ['EUR', 'XPF', 119.332],
  ['INR', 'NPR', 1.6],
])('one %s is fixed in %s at %d', (one, other, price) => {
  expect(Math.abs(priceOf(one) / priceOf(other) / price - 1)).toBeLessThan(0.0001)
})

test.each<[Currency, string]>([
  ['EUR', '1 EUR = 1.6119 CAD'],
  ['AED', '1 AED = 0.38633 CAD'],
  ['CHF', '1 CHF ≈ 1.748 CAD (estimate)'],
  ['IDR', '1 IDR = 0.000078752 CAD'],
])('CART-08 the rate of %s reads "%s"', (currency, text) => {
  expect(rateText(currency)).toBe(text)
})
