import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatWithCode, money } from './money.ts'
import { currencies } from './reference-rates.ts'

const timesIn = (text: string, code: string): number => text.split(code).length - 1

test('HOME-13 CART-08 a foreign sum names its currency once, whatever sign the currency has', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: -9_999_999, max: 999_999_999 }),
      (currency, minor) => {
        const text = formatMoney(money(currency, minor))
        expect(timesIn(text, currency)).toBe(currency === 'CAD' ? 0 : 1)
        expect(timesIn(formatWithCode(money(currency, minor)), currency)).toBe(1)
      },
    ),
  )
  expect(formatMoney(money('EUR', 48_900))).toBe('€489.00 EUR')
  expect(formatMoney(money('CHF', 48_900))).toBe('489.00 CHF')
  expect(formatMoney(money('CAD', 48_900))).toBe('$489.00')
})
