import { readFile } from 'node:fs/promises'
import { getCountryDataList } from 'countries-list'
import { expect, test } from 'vitest'
import { schengenSince } from '#platform/shared/schengen-states.ts'
import { countryCodes } from '../visas/passports.ts'
import { countriesSchema, type CountryFacts, countrySchema } from './schema.ts'

const file = new URL('./countries.json', import.meta.url)
const { asOf, rows } = countriesSchema.parse(JSON.parse(await readFile(file, 'utf8')))
const world = new Map<string, ReturnType<typeof getCountryDataList>[number]>(
  getCountryDataList().map((country) => [country.iso2, country]),
)
const codesWhere = (is: (row: CountryFacts) => boolean) =>
  rows
    .filter(is)
    .map((row) => row.code)
    .toSorted()

test('every country is listed once, including the 20 of the visa checker', () => {
  expect(asOf).toBe('2026-11-01')
  expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length)
  expect(rows.map((row) => row.code)).toEqual(expect.arrayContaining([...countryCodes]))
})

test('currency and calling code agree with countries-list', () => {
  for (const row of rows) {
    const known = world.get(row.code)
    expect(known?.currency, row.code).toContain(row.currency)
    expect(known?.phone.map(String), row.code).toContain(row.callingCode.replaceAll(/\D/g, ''))
  }
})

test('capitals agree with countries-list, but for names that it spells or chooses otherwise', () => {
  const others = rows.filter((row) => world.get(row.code)?.capital !== row.capital)
  expect(others.map((row) => row.code).toSorted()).toEqual(['IS', 'LK', 'US'])
})

test('traffic keeps left in these countries and right in the others', () => {
  expect(codesWhere((row) => row.drivingSide === 'left')).toEqual(
    'AU BS GB ID IE IN JM JP KE LK MV MY NZ SG TH TZ ZA'.split(' '),
  )
})

test('low voltage is found in the Americas and in Japan, with flat plugs but in Brazil', () => {
  const low = codesWhere((row) => Math.min(...row.voltage) < 130)
  expect(low).toEqual('BR BS CA CR CU DO JM JP MX US'.split(' '))
  const flat = codesWhere((row) => row.plugs.includes('B'))
  expect(low.filter((code) => !flat.includes(code))).toEqual(['BR'])
  expect(flat.filter((code) => !low.includes(code))).toEqual(['PE', 'PH', 'TH'])
})

test('60 hertz in the Americas north of Brazil, Peru, Korea, the Philippines and half of Japan', () => {
  expect(codesWhere((row) => row.frequency.includes(60))).toEqual(
    'BR BS CA CR CU DO JP KR MX PE PH US'.split(' '),
  )
})

test('112 answers in every state of the European Union', () => {
  const union = ['FR', 'IT', 'ES', 'DE', 'IE', 'PT', 'NL', 'BE', 'AT', 'GR', 'HR', 'CZ', 'HU']
  for (const row of rows.filter(({ code }) => [...union, 'PL', 'DK', 'SE', 'FI'].includes(code)))
    expect(row.emergency.all, row.code).toBe('112')
})

test('sentences are of their country: none twice', () => {
  const sentences = rows.flatMap((row) => [row.tipping, row.tapWater.note, row.timeZones ?? []])
  const written = sentences.flat()
  expect(new Set(written).size).toBe(written.length)
})

test('a row outside the ranges is refused', () => {
  const [row] = rows
  expect(countrySchema.safeParse(row).success).toBe(true)
  expect(countrySchema.safeParse({ ...row, voltage: [380] }).success).toBe(false)
  expect(countrySchema.safeParse({ ...row, frequency: [55] }).success).toBe(false)
  expect(countrySchema.safeParse({ ...row, callingCode: '0033' }).success).toBe(false)
  expect(countrySchema.safeParse({ ...row, tipping: 'Yes.' }).success).toBe(false)
  expect(countrySchema.safeParse({ ...row, population: 1 }).success).toBe(false)
})

test('the Schengen area: 29 states, none of them twice, and not its neighbours', () => {
  const schengen = [...schengenSince.keys()]
  expect(schengen).toHaveLength(29)
  for (const code of ['FR', 'CH', 'NO', 'IS', 'HR', 'RO', 'BG']) expect(schengen).toContain(code)
  for (const code of ['GB', 'IE', 'CY', 'TR', 'RS', 'CA']) expect(schengen).not.toContain(code)
})
