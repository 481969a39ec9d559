import { readdir, readFile } from 'node:fs/promises'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { airportsFileSchema } from '../../air/schema.ts'
import { readAirports } from '../../build/read-airports.ts'
import { readCities } from '../../build/read-cities.ts'
import { readCountries } from '../../build/read-countries.ts'
import { isZoneOf, timeZoneAt } from '../../build/time-zones.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { foldText } from '../../fold-text.ts'
import { destinationSchema } from '../../schema.ts'
import {
  coveredDestinationsSchema,
  worldDestinationSchema,
  worldDestinationsSchema,
} from './schema.ts'

const here = new URL('./', import.meta.url)
const atlas = new URL('../../', here)

async function read<S extends z.ZodType>(file: URL, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')))
}

const regions = (await readdir(here)).filter((name) => name.endsWith('.json'))
const tables = await Promise.all(
  regions.map((name) => read(new URL(name, here), worldDestinationsSchema)),
)
const rows = tables.flatMap((table) => table.rows)
const covered = (
  await read(new URL('../covered-destinations.json', here), coveredDestinationsSchema)
).rows
const folders = (await readdir(new URL('destinations/', atlas))).toSorted()
const written = await Promise.all(
  folders.map((slug) =>
    read(new URL(`destinations/${slug}/destination.json`, atlas), destinationSchema),
  ),
)

const countries = await readCountries()
const countryOf = new Map(countries.map((country) => [country.code, country]))
const ownAirports = (await read(new URL('air/airports.json', atlas), airportsFileSchema)).rows
const airports = await readAirports(
  ownAirports,
  new Set(rows.flatMap((row) => row.airports)),
  new Map(countries.map(({ code, name }) => [code, name])),
)
const airportOf = new Map(airports.map((airport) => [airport.iata, airport]))
const { cities } = readCities([], {}, [])

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('the table is as wide as the world that Canadians travel to', () => {
  expect(regions).toHaveLength(9)
  expect(rows.length + covered.length).toBeGreaterThanOrEqual(390)
  const canadian = rows.filter(({ countryCode }) => countryCode === 'CA')
  expect(canadian.length).toBeGreaterThanOrEqual(25)
  expect(new Set(rows.map((row) => row.countryCode)).size).toBeGreaterThanOrEqual(100)
})

test('no slug stands twice, nor is one that has a folder', () => {
  expect(repeated([...rows, ...written].map((row) => row.slug))).toEqual([])
})

test('every destination with a folder has its French name and zoom, and no other', () => {
  expect(covered.map((row) => row.slug).toSorted()).toEqual(folders)
})

test('no other spelling of a destination is one of another destination', () => {
  const all = [...rows, ...written]
  const names = new Set(all.map(({ name, countryCode }) => `${foldText(name)}, ${countryCode}`))
  expect(names.size).toBe(all.length)
  // Two countries may have a place of one name: Granada.
  const taken = new Set(all.map(({ name }) => foldText(name)))
  const others = all.flatMap(({ name, aliases }) => [
    ...new Set(aliases.map(foldText).filter((alias) => alias !== foldText(name))),
  ])
  expect(others.filter((alias) => taken.has(alias))).toEqual([])
  expect(repeated(others)).toEqual([])
})

test('country and currency are those of the packages', () => {
  const faulty = rows.filter(({ country, countryCode, currency }) => {
    const known = countryOf.get(countryCode)
    return known?.name !== country || known.currency !== currency
  })
  expect(faulty.map((row) => row.slug)).toEqual([])
})

/** Hours before or after UTC in January and July. */
const clocksOf = (timeZone: string): string =>
  ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']
    .map((at) => new Date(at).toLocaleString('en', { timeZone }))
    .join()

test('clocks go as they do at that spot and in that country', () => {
  const faulty = rows.filter(
    ({ lat, lng, timeZone, countryCode }) =>
      !isZoneOf(timeZone, countryCode) ||
      clocksOf(timeZone) !== clocksOf(timeZoneAt(lat, lng, countryCode)),
  )
  expect(faulty.map((row) => row.slug)).toEqual([])
})

const tree = new KDBush(cities.length)
for (const { lat, lng } of cities) tree.add(lng, lat)
tree.finish()

test('one of the nearest towns is of the same country', () => {
  const faulty = rows.filter(
    ({ lat, lng, countryCode }) =>
      !around(tree, lng, lat, 8).some((at) => cities[at]?.countryCode === countryCode),
  )
  expect(faulty.map((row) => row.slug)).toEqual([])
})

const keyOf = (countryCode: string, name: string) => `${countryCode} ${foldText(name)}`
const townsByName = new Map<string, typeof cities>()
for (const city of cities) {
  const key = keyOf(city.countryCode, city.name)
  townsByName.set(key, [...(townsByName.get(key) ?? []), city])
}

test('cities and towns lie where the gazetteer has the place of that name', () => {
  const far = rows
    .filter(({ kind }) => kind === 'city' || kind === 'town')
    .flatMap((row) => {
      const places = [row.name, row.localName ?? row.name].flatMap(
        (name) => townsByName.get(keyOf(row.countryCode, name)) ?? [],
      )
      const km = Math.min(...places.map((place) => distanceKm(place, row)))
      return places.length > 0 && km > 17 ? [`${row.slug}: ${km.toFixed(0)} km`] : []
    })
  expect(far).toEqual([])
})

/** Their names mean the destination more often than the town, which lies in it. */
const meansAll = new Set([
  'Cabo San Lucas',
  'Ha Long',
  'Napa',
  'Okanagan',
  'Rodos',
  'San José del Cabo',
])

test('an alias takes no larger town of that country away from the gazetteer', () => {
  const faulty = rows.flatMap((row) =>
    row.aliases
      .filter((alias) => !meansAll.has(alias))
      .filter((alias) =>
        (townsByName.get(keyOf(row.countryCode, alias)) ?? []).some(
          (town) => (town.population ?? 0) >= 40_000 && distanceKm(town, row) > 12,
        ),
      )
      .map((alias) => `${row.slug}: ${alias}`),
  )
  expect(faulty).toEqual([])
})

test('airports exist and are near enough to be used', () => {
  const faulty = rows.flatMap((row) =>
    row.airports.flatMap((iata) => {
      const airport = airportOf.get(iata)
      if (!airport) return [`${row.slug}: no ${iata}`]
      const km = distanceKm(airport, row)
      return km > 400 ? [`${row.slug}: ${iata} is ${km.toFixed(0)} km away`] : []
    }),
  )
  expect(faulty).toEqual([])
})

test('lists name nothing twice', () => {
  const faulty = rows.filter(
    ({ airports: codes, bestMonths }) =>
      repeated(codes).length > 0 || repeated(bestMonths.map(String)).length > 0,
  )
  expect(faulty.map((row) => row.slug)).toEqual([])
})

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(/\s+/)

test('summaries neither begin alike nor share a phrase of five words', () => {
  const summaries = [...rows, ...written].map((row) => wordsOf(row.summary))
  expect(repeated(summaries.map((words) => words.slice(0, 3).join(' ')))).toEqual([])
  const phrases = summaries.flatMap((words) => [
    ...new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))),
  ])
  expect(repeated(phrases)).toEqual([])
})

test('a row outside the ranges is refused', () => {
  const [row] = rows
  expect(worldDestinationSchema.safeParse(row).success).toBe(true)
  expect(worldDestinationSchema.safeParse({ ...row, lat: 91 }).success).toBe(false)
  expect(worldDestinationSchema.safeParse({ ...row, zoom: 3 }).success).toBe(false)
  expect(worldDestinationSchema.safeParse({ ...row, kind: 'resort' }).success).toBe(false)
  expect(worldDestinationSchema.safeParse({ ...row, airports: [] }).success).toBe(false)
  expect(worldDestinationSchema.safeParse({ ...row, summary: 'Nice.' }).success).toBe(false)
  expect(worldDestinationSchema.safeParse({ ...row, bestMonths: [13] }).success).toBe(false)
})
