import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTaxes, beforeTaxes, includedTaxes, taxLabel } from './included-taxes.ts'

const hst = { name: 'HST', number: '12345 6789 RT0001', rate: 13 }
const gst = { name: 'GST', number: '12345 6789 RT0001', rate: 5 }
const qst = { name: 'QST', number: '1234567890 TQ0001', rate: 9.975 }

test('SHOP-10 the tax in a price is by the rate on what is left without it', () => {
  expect(includedTaxes(999, [hst])).toEqual([{ ...hst, amountMinor: 115 }])
  expect(includedTaxes(11_498, [gst, qst]).map(({ amountMinor }) => amountMinor)).toEqual([
    500, 998,
  ])
  expect(beforeTaxes(11_498, includedTaxes(11_498, [gst, qst]))).toBe(10_000)
  expect(includedTaxes(1999, [])).toEqual([])
  expect(taxLabel(qst)).toBe('QST 9.975%, no. 1234567890 TQ0001')
})

const rates = fc.array(
  fc.integer({ min: 1000, max: 30_000 }).map((rate) => rate / 1000),
  {
    minLength: 1,
    maxLength: 4,
  },
)
const amount = fc.integer({ min: 0, max: 99_999_999 })
const named = (list: readonly number[]) =>
  list.map((rate, at) => ({ name: `T${at}`, number: String(at), rate }))

test('SHOP-10 of any sum at any rates the lines and the price before taxes add up to the cent, each within a cent', () => {
  fc.assert(
    fc.property(amount, rates, (paid, list) => {
      const lines = includedTaxes(paid, named(list))
      const total = list.reduce((sum, rate) => sum + rate, 0)
      const net = beforeTaxes(paid, lines)
      expect(net + lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(paid)
      expect(Math.abs(net - paid / (1 + total / 100))).toBeLessThanOrEqual(0.5 + 1e-6)
      for (const line of lines) {
        expect(Number.isInteger(line.amountMinor) && line.amountMinor >= 0).toBe(true)
        const exact = (paid * line.rate) / (100 + total)
        expect(Math.abs(line.amountMinor - exact)).toBeLessThan(1 + 1e-6)
      }
    }),
    { numRuns: 2000 },
  )
})

test('SHOP-10 the same tax of several months is one line, and the months still add up', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), rates, (months, list) => {
      const each = months.map((paid) => includedTaxes(paid, named(list)))
      const all = addTaxes(each)
      const paid = months.reduce((sum, month) => sum + month, 0)
      expect(all).toHaveLength(list.length)
      const nets = months.map((month, at) => beforeTaxes(month, each[at] ?? []))
      expect(beforeTaxes(paid, all)).toBe(nets.reduce((sum, net) => sum + net, 0))
    }),
  )
})
