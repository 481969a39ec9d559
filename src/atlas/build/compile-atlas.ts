import { join } from 'node:path'
import type { Nonstop } from '../air/schema.ts'
import type { AtlasParts } from '../atlas.ts'
import type { DestinationRows } from '../destination-rows.ts'
import { foldText } from '../fold-text.ts'
import type { Airport } from '../gazetteer/airport.ts'
import type { Island, Landmark } from '../gazetteer/schema.ts'
import { pack, unpack } from '../pack.ts'
import type { Schematic } from '../schematics/schema.ts'
import { buildIndex } from '../search/build-index.ts'
import type { IndexTexts, PlaceEntry } from '../search/place-entry.ts'
import type { Admin1 } from '../world/admin1.schema.ts'
import type { WorldDestination } from '../world/destinations/schema.ts'
import type { WorldFacts } from '../world-facts.ts'
import { addRegions } from './add-regions.ts'
import { contradictions, headErrors } from './check-against-world.ts'
import { dataSources } from './data-sources.ts'
import {
  airportEntry,
  countryEntry,
  destinationEntry,
  districtEntries,
  listedEntry,
  islandEntry,
  landmarkEntry,
  sightEntries,
} from './place-entries.ts'
import { beyondRange } from './beyond-range.ts'
import { type AirFacts, readAirFacts } from './read-air-facts.ts'
import { addExonyms, landmarkErrors, sightNamesBySlug } from './own-places.ts'
import { readAirports } from './read-airports.ts'
import { readCities } from './read-cities.ts'
import { readCountryFacts } from './read-country-facts.ts'
import { type BuiltCountry, readCountries } from './read-countries.ts'
import { readOwnNames } from './read-own-names.ts'
import { readRows } from './read-rows.ts'
import { readTownSights } from './read-town-sights.ts'
import { readSchematics } from './read-schematics.ts'
import { readWorldTables } from './read-world-tables.ts'

export interface CompiledAtlas extends Pick<AtlasParts, 'rows' | 'airports' | 'facts' | 'sources'> {
  /** The file of the place index. */
  readonly places: Uint8Array
  /** Of those destinations that have one. */
  readonly schematics: readonly Schematic[]
  readonly islands: readonly Island[]
  /** Everything wrong in the hand-written tables; with any, the build stops. */
  readonly errors: readonly string[]
}

type WorldOrWritten = Pick<WorldDestination, 'slug' | 'name' | 'aliases'>

interface NamedParts {
  readonly rows: readonly DestinationRows[]
  /** Of listed destinations, their sights alone. */
  readonly sighted: readonly DestinationRows[]
  readonly listed: readonly WorldDestination[]
  readonly air: AirFacts
  readonly airports: readonly Airport[]
  readonly countries: readonly BuiltCountry[]
  readonly islands: readonly Island[]
  readonly landmarks: readonly Landmark[]
  readonly population: ReadonlyMap<string, number>
}

/** A country's place on the map: the middle of its land, or where its people live. */
function middleOf(country: BuiltCountry, cities: readonly PlaceEntry[]) {
  if (country.middle) return country.middle
  const own = cities.filter(({ countryCode }) => countryCode === country.code)
  return own.toSorted((a, b) => b.rank - a.rank)[0]
}

const unknownEnds = (nonstops: readonly Nonstop[], airports: readonly Airport[]) => {
  const codes = new Set(airports.map(({ iata }) => iata))
  return nonstops.flatMap(({ ends }) =>
    ends
      .filter((end) => !codes.has(end))
      .map((end) => `air/nonstops/${ends.join('-')}: no airport ${end} with scheduled service`),
  )
}

/** An island that is a destination too is that destination. */
const isAmong = (island: Island, destinations: readonly WorldOrWritten[]): boolean =>
  destinations.some(
    ({ slug, name, aliases }) =>
      slug === island.id ||
      [name, ...aliases].some((text) => foldText(text) === foldText(island.name)),
  )

/** The airports with known flights before those without. */
function flownFirst<T extends { readonly airports: readonly string[] }>(
  row: T,
  nonstops: readonly Nonstop[],
): T {
  const isFlown = (iata: string) => nonstops.some(({ ends }) => ends.includes(iata))
  const unserved = row.airports.filter((iata) => !isFlown(iata))
  return { ...row, airports: [...row.airports.filter(isFlown), ...unserved] }
}

/** Every place that has an id of its own, in the order of the index. */
function namedPlaces(
  { rows, sighted, listed, air, airports, countries, islands, landmarks, population }: NamedParts,
  towns: readonly PlaceEntry[],
): readonly PlaceEntry[] {
  const destinations = rows.map(({ destination }) => destination)
  const french = new Map(countries.map(({ code, nameFr }) => [code, nameFr]))
  const known = { ...air, destinations }
  const written = [...rows, ...sighted]
  const sightNames = sightNamesBySlug(written, landmarks)
  const bySlug = new Map([...destinations, ...listed].map((row) => [row.slug, row]))
  const named = [
    ...destinations.map((row) => destinationEntry(row, french.get(row.countryCode) ?? '')),
    ...listed.map((row) => ({
      ...listedEntry(row, french.get(row.countryCode) ?? ''),
      population: population.get(row.slug) ?? 0,
    })),
    ...written.flatMap(sightEntries),
    ...landmarks.flatMap((row) => {
      const town = bySlug.get(row.town)
      return town ? [landmarkEntry(row, town)] : []
    }),
    ...written.flatMap((row) =>
      districtEntries(row, sightNames.get(row.destination.slug) ?? new Set()),
    ),
    ...islands.filter((island) => !isAmong(island, [...destinations, ...listed])).map(islandEntry),
    ...airports.map((airport) => airportEntry(airport, known)),
    ...countries.flatMap((country) => {
      const middle = middleOf(country, towns)
      return middle ? [countryEntry(country, { lat: middle.lat, lng: middle.lng })] : []
    }),
  ]
  return addRegions(named, towns)
}

/** The file of the place index: named places first, then the towns. */
function indexFile(
  named: readonly PlaceEntry[],
  cities: readonly PlaceEntry[],
  countries: readonly BuiltCountry[],
  regions: Partial<Admin1>,
): Uint8Array {
  const regionRows = Object.entries(regions).flatMap(([country, byCode]) =>
    Object.entries(byCode).map(
      ([code, [name, short]]) => [`${country}.${code}`, name, short] as const,
    ),
  )
  const texts: IndexTexts = {
    countries: countries.map(({ code, name, nameFr, currency }) => [code, name, nameFr, currency]),
    regions: regionRows,
    ids: named.map(({ id }) => id ?? ''),
  }
  const columns = buildIndex([...named, ...cities], {
    countries: new Map(countries.map(({ code }, at) => [code, at])),
    regions: new Map(regionRows.map(([key], at) => [key, at])),
  })
  return pack(texts, columns)
}

interface Tables {
  readonly air: Pick<WorldFacts, 'aircraft' | 'airlines' | 'nonstops' | 'metros'>
  readonly written: Pick<WorldFacts, 'countries'>
  readonly world: Pick<WorldFacts, 'listed' | 'covered' | 'climates' | 'holidays'>
  readonly townSights: WorldFacts['townSights']
}

/** What the tables say of the world, as the atlas keeps it. */
function factsOf({ air, written, world, townSights }: Tables): WorldFacts {
  const { aircraft, airlines, nonstops, metros } = air
  const { listed, covered, climates, holidays } = world
  const { countries } = written
  const travel = { aircraft, airlines, nonstops, metros }
  return { ...travel, countries, listed, covered, townSights, climates, holidays }
}

/** `source` is the folder of the hand-written tables, `src/atlas`. */
export async function compileAtlas(source: string): Promise<CompiledAtlas> {
  const [{ rows, errors: rowErrors }, air, own, countries] = await Promise.all([
    readRows(join(source, 'destinations')),
    readAirFacts(join(source, 'air')),
    readOwnNames(source),
    readCountries(),
  ])
  const written = await readCountryFacts(join(source, 'countries'), countries)
  const destinations = rows.map(({ destination }) => destination)
  const slugs = new Set(destinations.map(({ slug }) => slug))
  const tables = await readWorldTables(source, slugs, written.countries)
  const listed = tables.listed.map((row) => flownFirst(row, air.nonstops))
  const world = { ...tables, listed }
  const sighted = await readTownSights(join(source, 'town-sights'), listed)
  const { schematics, errors: drawnErrors } = await readSchematics(join(source, 'schematics'), rows)
  const everywhere = [...destinations, ...listed]
  const read = readCities(own.names, own.regions, everywhere)
  const { cities, towns, population } = read
  const wanted = new Set(everywhere.flatMap((row) => row.airports))
  const countryNames = new Map(countries.map(({ code, name }) => [code, name]))
  const airports = await readAirports(air.airports, wanted, countryNames)
  const { regions, islands, landmarks } = own
  const ground = { air, airports, countries, islands, landmarks, population }
  const named = namedPlaces({ rows, sighted: sighted.rows, listed, ...ground }, towns)
  const places = addExonyms([...named, ...cities], own.exonyms)
  const facts = factsOf({ air, written, world, townSights: sighted.written })
  const asOf = { air: air.asOf ?? '', countries: written.asOf, ...world.asOf }
  const counts = { cities: cities.length, airports: airports.length, schematics }
  const known = { cities: towns, countries, airports }
  return {
    rows,
    airports,
    facts,
    schematics,
    islands,
    sources: dataSources({ rows, facts, asOf, own, ...counts }),
    places: indexFile(
      places.places.slice(0, named.length),
      places.places.slice(named.length),
      countries,
      regions,
    ),
    errors: [
      ...rowErrors,
      ...sighted.errors,
      ...own.errors,
      ...places.errors,
      ...landmarkErrors(landmarks, everywhere, [...rows, ...sighted.rows]),
      ...read.errors,
      ...world.errors,
      ...drawnErrors,
      ...air.errors,
      ...unknownEnds(air.nonstops, airports),
      ...beyondRange(air, airports),
      ...written.errors,
      ...listed.flatMap((row) => [...headErrors(row, known)]),
      ...contradictions([...rows, ...sighted.rows], known),
    ],
  }
}

/** The compiled atlas as the server would load it. */
export const partsOf = ({ rows, airports, facts, sources, places }: CompiledAtlas): AtlasParts => ({
  rows,
  airports,
  facts,
  sources,
  places: unpack(places),
})
