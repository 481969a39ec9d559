import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { countriesSchema } from '../countries/schema.ts'
import { type Rate, rateSchema, ratesSchema } from './rates.schema.ts'

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))

const { asOf, rows } = ratesSchema.parse(await readJson('./rates.json'))
const rateOf = (currency: string) =>
  rows.find((row) => row.currency === currency)?.cadPerUnit ?? Number.NaN

test('every currency stands once and is one', () => {
  const codes = rows.map(({ currency }) => currency)
  const known = [...Intl.supportedValuesOf('currency'), 'XCG']
  expect(asOf).toBe('2026-09-29')
  expect(new Set(codes).size).toBe(codes.length)
  expect(known).toEqual(expect.arrayContaining(codes))
})

test('a price of ours may be in any of these', () => {
  for (const currency of ['CAD', 'USD', 'EUR', 'GBP', 'JPY', 'AUD'])
    expect(rateOf(currency), currency).toBeGreaterThan(0)
  expect(rateOf('CAD')).toBe(1)
})

test('the noted rates give the dollar prices of that day', () => {
  const perDollar = { EUR: 0.8802, GBP: 0.7554, JPY: 157.48, INR: 96.09, THB: 33.63, IDR: 18016 }
  expect(rateOf('USD')).toBe(1.4188)
  for (const [currency, price] of Object.entries(perDollar)) {
    const ratio = rateOf('USD') / rateOf(currency) / price
    expect(Math.abs(ratio - 1), currency).toBeLessThan(0.0001)
  }
  expect(rows.filter(({ basis }) => basis === 'noted')).toHaveLength(7)
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
  expect(Math.abs(rateOf(one) / rateOf(other) / price - 1)).toBeLessThan(0.0001)
})

test('the currency of every country has a rate, but where a visitor gets no single one', async () => {
  const { rows: countries } = countriesSchema.parse(await readJson('../countries/countries.json'))
  const without = countries.filter(({ currency }) => Number.isNaN(rateOf(currency)))
  expect(without.map(({ code }) => code).toSorted()).toEqual(['CU', 'RU'])
})

/** Official prices say little of what a visitor gets. */
const unrated = ['BOB', 'CUP', 'ZWG']

test('so has the currency of every destination, with three such exceptions', async () => {
  const listSchema = z.object({ rows: z.array(z.object({ currency: z.string().optional() })) })
  const names = await readdir(new URL('./destinations', import.meta.url))
  const lists = names
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => listSchema.parse(await readJson(`./destinations/${name}`)).rows)
  const used = new Set((await Promise.all(lists)).flat().flatMap(({ currency }) => currency ?? []))
  const without = [...used].filter((currency) => Number.isNaN(rateOf(currency)))
  expect(without.toSorted()).toEqual(unrated)
})

test('a row outside the ranges is refused', () => {
  const row: Rate = { currency: 'USD', cadPerUnit: 1.4188, basis: 'noted' }
  expect(rateSchema.safeParse(row).success).toBe(true)
  expect(rateSchema.safeParse({ ...row, cadPerUnit: 0 }).success).toBe(false)
  expect(rateSchema.safeParse({ ...row, cadPerUnit: -1.4 }).success).toBe(false)
  expect(rateSchema.safeParse({ ...row, cadPerUnit: 157.48 }).success).toBe(false)
  expect(rateSchema.safeParse({ ...row, cadPerUnit: 1.4188123 }).success).toBe(false)
  expect(rateSchema.safeParse({ ...row, basis: 'guess' }).success).toBe(false)
  expect(rateSchema.safeParse({ ...row, currency: 'usd' }).success).toBe(false)
})
