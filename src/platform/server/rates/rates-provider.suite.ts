import { describe, expect, test } from 'vitest'
import { isLocalDate } from '#platform/shared/local-date.ts'
import type { RatesProvider } from './rates-provider.ts'

/** What every adapter of the port keeps to, given a source that has a whole day's rates. */
export function keepsTheRatesPort(name: string, make: () => RatesProvider): void {
  describe(`the port of rates: ${name}`, () => {
    test('H2 CART-08 a day, and units for one euro, the Canadian dollar among them', async () => {
      const { day, perEuro } = await make().latest(new AbortController().signal)
      expect(isLocalDate(day)).toBe(true)
      expect(perEuro.get('CAD')).toBeGreaterThan(0)
      expect(perEuro.has('EUR')).toBe(false)
      for (const currency of perEuro.keys()) expect(currency).toMatch(/^[A-Z]{3}$/)
    })

    test('H2 CART-08 a caller who leaves is told so, not that the source is down', async () => {
      const left = AbortSignal.abort()
      await expect(make().latest(left)).rejects.toMatchObject({ name: 'AbortError' })
    })
  })
}
