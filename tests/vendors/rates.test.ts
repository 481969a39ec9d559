import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endsEveryFault } from '#platform/server/outbound/vendor-faults.suite.ts'
import { createRatesProvider } from '#platform/server/rates/index.ts'
import { keepsTheRatesPort } from '#platform/server/rates/rates-provider.suite.ts'
import { tableOfKept } from '#platform/server/rates/table-of-kept.ts'
import { type KeptRates, takeRates } from '#platform/server/rates/take-rates.ts'
import { createEcbRatesProvider } from '#platform/server/rates/ecb/ecb-rates-provider.ts'
import { createFrankfurterRatesProvider } from '#platform/server/rates/frankfurter/frankfurter-rates-provider.ts'
import { type Currency, embeddedTable } from '#platform/shared/reference-rates.ts'
import { type Published, ratesAnswers, writtenRates } from './rates.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

const published: Published = { day: '2026-11-23', rates: writtenRates }
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(ratesAnswers(published))
})
afterAll(() => vendor.close())
beforeEach(() => void (published.rates = writtenRates))
const { signal } = new AbortController()

const adapters = {
  ecb: createEcbRatesProvider,
  frankfurter: createFrankfurterRatesProvider,
} as const

for (const [name, create] of Object.entries(adapters)) {
  keepsTheRatesPort(name, () => create({ url: vendor.url }))
  endsEveryFault(name, (parts) => {
    const provider = create(parts)
    return (ending) => provider.latest(ending)
  })
}

describe('exchange rates', () => {
  test('H2 CART-08 both sources say the same of the same day', async () => {
    const [one, other] = await Promise.all(
      Object.values(adapters).map((create) => create({ url: vendor.url }).latest(signal)),
    )
    expect(one).toEqual(other)
    expect(one?.perEuro.get('CAD')).toBe(1.62)
  })

  test('H2 CART-08 an unknown adapter stops the start', () => {
    const open = () => createRatesProvider('mine', { ecbUrl: '', frankfurterUrl: '' })
    expect(open).toThrow('RATES_PROVIDER: unknown adapter "mine". Known: embedded, ecb')
  })

  const today = '2026-11-24'
  const answer = (rates: Readonly<Record<string, number>>, day = '2026-11-23') => ({
    day,
    perEuro: new Map(Object.entries(rates)),
  })
  const keptOf = (rates = writtenRates): KeptRates => {
    const taken = takeRates(undefined, answer(rates), today)
    if (!taken) throw new Error('Nothing was taken')
    return taken.kept
  }
  const rateIn = ({ rates }: KeptRates, currency: string) =>
    rates.find((rate) => rate.currency === currency)

  test.each([
    ['of none', Number.NaN],
    ['of nought', 0],
    ['below nought', -0.86],
    ['up by more than a fifth', 0.86 * 1.21],
    ['down by more than a fifth', 0.86 * 0.79],
    ['without end', Number.POSITIVE_INFINITY],
  ])('H2 CART-08 a rate %s is not taken: the one before stands, with its day', (_, pound) => {
    const next = answer({ ...writtenRates, GBP: pound }, today)
    const taken = takeRates(keptOf(), next, today)
    expect(taken?.refused).toEqual(['GBP'])
    expect(taken && rateIn(taken.kept, 'GBP')).toEqual({
      currency: 'GBP',
      perEuro: 0.86,
      day: '2026-11-23',
    })
    expect(taken && rateIn(taken.kept, 'USD')?.day).toBe(today)
    const table = tableOfKept(taken?.kept ?? keptOf())
    expect(table.rates.get('GBP')?.basis).toBe('estimate')
    expect(table.rates.get('USD')?.basis).toBe('noted')
  })

  test('H2 CART-08 a rate may move by a fifth', () => {
    const next = answer({ ...writtenRates, GBP: 0.86 * 1.19 }, today)
    expect(takeRates(keptOf(), next, today)?.refused).toEqual([])
  })

  test.each([
    ['without the Canadian dollar', { CAD: Number.NaN }, today],
    ['with a Canadian dollar that nobody believes', { CAD: 16.2 }, today],
    ['of a day that has not come', {}, '2026-11-25'],
    ['of a day before the last', {}, '2026-11-20'],
  ])('H2 CART-08 an answer %s is not taken at all', (_, rates, day) => {
    expect(takeRates(keptOf(), answer({ ...writtenRates, ...rates }, day), today)).toBeUndefined()
  })

  test('H2 CART-08 a first answer is compared with the release’s own table', () => {
    const taken = takeRates(undefined, answer({ ...writtenRates, JPY: 18 }), today)
    expect(taken?.refused).toEqual(['JPY'])
    expect(taken && rateIn(taken.kept, 'JPY')).toBeUndefined()
  })

  test.each<[Currency, number, string]>([
    ['CAD', 1, 'pegged'],
    ['EUR', 1.62, 'noted'],
    ['USD', 1.4087, 'noted'],
    ['JPY', 0.009, 'noted'],
    // Pegged ones follow: 3.6725 dirham a dollar, 119.332 francs a euro, 1.6 Nepalese rupees an Indian one.
    ['AED', 1.4087 / 3.6725, 'pegged'],
    ['XPF', 1.62 / 119.332, 'pegged'],
    ['NPR', 1.62 / 109 / 1.6, 'pegged'],
    ['MOP', 1.62 / 8.95 / 1.03, 'pegged'],
    ['THB', embeddedTable.rates.get('THB')?.cadPerUnit ?? 0, 'estimate'],
  ])('H2 CART-08 %s is %d Canadian dollars, %s', (currency, price, basis) => {
    const rate = tableOfKept(keptOf()).rates.get(currency)
    expect(rate?.basis).toBe(basis)
    expect(Math.abs((rate?.cadPerUnit ?? 0) / price - 1)).toBeLessThan(0.0005)
  })
})
