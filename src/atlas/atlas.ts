import { type Airports, createAirports } from './airport-search.ts'
import type { DataSource } from './data-source.ts'
import type { DestinationRows } from './destination-rows.ts'
import type { Airport } from './gazetteer/airport.ts'
import type { Place } from './gazetteer/place.ts'
import { createPlaceTable } from './gazetteer/place-table.ts'
import { createNearRows, nearInRows, type NearRow, type TableName } from './near-rows.ts'
import type { Unpacked } from './pack.ts'
import { generateRows } from './samples/generate-rows.ts'
import type { Destination } from './schema.ts'
import { createNearCities } from './search/near-cities.ts'
import type { IndexTexts } from './search/place-entry.ts'
import { createPlaceSearch, type PlaceSearch } from './search/place-search.ts'
import type { WorldFacts } from './world-facts.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

/** The embedded world, in memory: lookups are plain calls, each a few milliseconds at most. */
export interface Atlas {
  /** The destinations with hand-written rows, by name. */
  readonly destinations: readonly Destination[]
  /** Everything that has a name, by name. */
  readonly places: PlaceSearch
  readonly airports: Airports
  /** Airlines, nonstop pairs and countries, as they were written. */
  readonly facts: WorldFacts
  /** The tables of which samples are shown, which are invented. */
  readonly invented: ReadonlySet<Exclude<TableName, 'sights'>>
  /** The data sources, with their attribution. */
  readonly sources: readonly DataSource[]
  /** ISO 4217 code of what a country pays in; dollars of the United States where that is unknown. */
  currencyOf(countryCode: string): string
  /** Rows of a destination's slug or a town's id; generated where none are written. */
  get(id: string): DestinationRows | undefined
  /** The town that a traveller means by free text: 'Tokyo, Japan', 'tōkyō', 'interlaken'. */
  resolve(text: string): DestinationRows | undefined
  /** Rows around a point, hand-written or, away from those, of the towns nearby; nearest first. */
  near<T extends TableName>(
    table: T,
    point: Point,
    limit: number,
    withinKm: number,
  ): readonly NearRow<T>[]
}

/** What the build compiled. */
export interface AtlasParts {
  readonly rows: readonly DestinationRows[]
  readonly places: Unpacked<IndexTexts>
  readonly airports: readonly Airport[]
  readonly facts: WorldFacts
  readonly sources: readonly DataSource[]
}

/** Rows of so many towns are kept; the next one asked for pushes out the oldest. */
const keptTowns = 60
/** The town that an island or a region stands for: the largest of those close by, else further off. */
const townWithinKm = [15, 60]
const airportsWithinKm = 250
const airportsShown = 3
const townsAsked = 5
/** Around a point so many towns are asked, within this distance, for samples. */
const townsAround = 3
const townsAroundKm = 12

function createCurrencies({ places: { texts } }: AtlasParts): Atlas['currencyOf'] {
  const currencies = new Map(texts.countries.map(([code, , , currency]) => [code, currency]))
  return (countryCode) => currencies.get(countryCode) || 'USD'
}

interface Around {
  readonly airports: Airports
  readonly place: PlaceSearch
  readonly currencyOf: Atlas['currencyOf']
}

function createTowns({ places: file, facts }: AtlasParts, { airports, place, currencyOf }: Around) {
  const nearCities = createNearCities(file, createPlaceTable(file))
  const kept = new Map<string, DestinationRows>()
  const listed = new Map(facts.listed.map((row) => [row.slug, row]))
  const sights = new Map(facts.townSights.map((row) => [row.slug, row]))

  const isTown = ({ id, kind }: Place): boolean =>
    kind === 'city' || ['city', 'town'].includes(listed.get(id)?.kind ?? '')
  /** An island's middle may be a mountain, a region's a lake: people sleep in its town. */
  const standsAt = (town: Place): Place => {
    if (isTown(town)) return town
    const [nearest = []] = townWithinKm
      .map((km) => nearCities(town, townsAsked, km))
      .map((found) => found.filter(({ countryCode }) => countryCode === town.countryCode))
      .filter((found) => found.length > 0)
    const [largest] = nearest.toSorted((a, b) => b.population - a.population)
    if (!largest) return town
    const { lat, lng, population } = largest
    return { ...town, lat, lng, population: Math.max(town.population, population) }
  }
  const rowsOf = (asked: Place): DestinationRows => {
    const known = kept.get(asked.id)
    if (known) return known
    const town = standsAt(asked)
    const near = airports.nearFlown(town, airportsShown, airportsWithinKm)
    const own = near.find(({ countryCode }) => countryCode === town.countryCode) ?? near[0]
    const rows = generateRows(
      town,
      listed.get(asked.id) ?? {
        timeZone: own?.timeZone ?? 'Etc/UTC',
        currency: currencyOf(town.countryCode),
        airports: near.map(({ iata }) => iata),
      },
      sights.get(asked.id),
    )
    const [oldest] = kept.keys()
    if (kept.size >= keptTowns && oldest) kept.delete(oldest)
    kept.set(asked.id, rows)
    return rows
  }
  return {
    get: (id: string) => {
      const found = place.get(id)
      return found && ['destination', 'city', 'island'].includes(found.kind)
        ? rowsOf(found)
        : undefined
    },
    around: (point: Point): readonly DestinationRows[] =>
      nearCities(point, townsAround, townsAroundKm).map(rowsOf),
  }
}

export function createAtlas(parts: AtlasParts): Atlas {
  const { rows, places: file } = parts
  const bySlug = new Map(rows.map((row) => [row.destination.slug, row]))
  const places = createPlaceSearch(file)
  const airports = createAirports(parts.airports, parts.facts, places)
  const currencyOf = createCurrencies(parts)
  const towns = createTowns(parts, { airports, place: places, currencyOf })
  const get = (id: string) => bySlug.get(id) ?? towns.get(id)
  const sighted = parts.facts.townSights.flatMap(({ slug }) => get(slug) ?? [])
  const nearRows = createNearRows(rows, sighted)
  return {
    destinations: rows
      .map((row) => row.destination)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    places,
    airports,
    facts: parts.facts,
    invented: new Set(['hotels', 'restaurants', 'activities', 'properties'] as const),
    sources: parts.sources,
    currencyOf,
    get,
    resolve: (text) => {
      const direct = bySlug.get(text)
      if (direct) return direct
      const [found] = places.find(text, { limit: 1, kinds: ['destination', 'city', 'island'] })
      return found && get(found.id)
    },
    near: (table, point, limit, withinKm) => {
      const written = nearRows(table, point, limit, withinKm)
      if (written.length > 0 || table === 'sights') return written
      return towns
        .around(point)
        .flatMap((town) => nearInRows(town, table, point, limit, withinKm))
        .slice(0, limit)
    },
  }
}
