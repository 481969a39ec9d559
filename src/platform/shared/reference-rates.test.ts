import { expect, test } from 'vitest'
import { cad, fromMajor } from './money.ts'
import { convert, currencies, isCurrency } from './reference-rates.ts'

test('CART-08 every known currency converts to Canadian dollars and back', () => {
  for (const currency of currencies) {
    const there = convert(cad(1000), currency)
    expect(there.currency).toBe(currency)
    expect(Math.abs(convert(there, 'CAD').amountMinor - 100_000)).toBeLessThanOrEqual(1)
  }
})

test.each(['CHF', 'cad', '', 'constructor', '__proto__'])(
  'CART-08 %j is no known currency and refuses to convert',
  (currency) => {
    expect(isCurrency(currency)).toBe(false)
    expect(() => convert(fromMajor(currency, 1), 'CAD')).toThrow(RangeError)
    expect(() => convert(cad(1), currency)).toThrow(RangeError)
  },
)
