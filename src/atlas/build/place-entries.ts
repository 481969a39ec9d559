import type { DestinationRows } from '../destination-rows.ts'
import type { Airport } from '../gazetteer/airport.ts'
import { foldText } from '../fold-text.ts'
import type { Island, Landmark } from '../gazetteer/schema.ts'
import type { Destination } from '../schema.ts'
import type { WorldDestination } from '../world/destinations/schema.ts'
import type { PlaceEntry, Spelling } from '../search/place-entry.ts'
import type { BuiltCountry } from './read-countries.ts'

/** Ranks on the scale of cities, where 6 is a million people: see place-entry.ts. */
const covered = 9.5
const listed = 8.8
const namesake = 0.1
const island = 7
const country = 7.5
const sight = 7.2
const perProminence = -0.7
const landmark = 6.4
const district = 5.5

/** Penalties, likewise: an alias counts a little less than the name, a country much less. */
const alias = 0.2
const byCountry = 3
const airportCity = 1
const airportName = 0.3
const airportCode = 2.5
const airportDestination = 0.5

const none = { geonameId: 0, regionKey: undefined, population: 0 }
const named = (texts: readonly string[], penalty: number): readonly Spelling[] =>
  texts.map((text) => ({ text, penalty }))

type Named = Pick<
  Destination,
  'slug' | 'name' | 'aliases' | 'country' | 'countryCode' | 'lat' | 'lng'
>

/** A destination with rows of its own. */
export const destinationEntry = (
  { slug, name, aliases, country: land, countryCode, lat, lng }: Named,
  countryFr: string,
): PlaceEntry => ({
  ...none,
  kind: 'destination',
  id: slug,
  name,
  countryCode,
  lat,
  lng,
  rank: covered,
  spellings: [
    ...named([name, name.split(',')[0] ?? name, slug.replaceAll('-', ' ')], 0),
    ...named(aliases, alias),
    ...named([land, countryFr], byCountry),
  ],
})

const slugOf = (name: string): string => foldText(name).replaceAll(/[^a-z0-9]+/g, '-')

/** A destination that is known by name only. */
export const listedEntry = (row: WorldDestination, countryFr: string): PlaceEntry => {
  const local = row.localName ? [row.localName] : []
  const aliases = [...row.aliases, row.nameFr, ...local]
  // Of two with one name the better known has the plain address.
  const rank = row.slug === slugOf(row.name) ? listed : listed - namesake
  return { ...destinationEntry({ ...row, aliases }, countryFr), rank }
}

export const sightEntries = ({ destination, sights }: DestinationRows): readonly PlaceEntry[] =>
  sights.map((row) => {
    const names = [row.name, ...(row.localName ? [row.localName] : []), ...(row.aliases ?? [])]
    return {
      ...none,
      kind: 'sight',
      id: `${destination.slug}/${row.slug}`,
      name: row.name,
      countryCode: destination.countryCode,
      lat: row.lat,
      lng: row.lng,
      rank: sight + perProminence * row.prominence,
      spellings: [
        ...named(names, 0),
        ...named(
          names.map((name) => `${name} ${destination.name}`),
          alias,
        ),
      ],
    }
  })

/** A place to find, of a destination. */
export const landmarkEntry = (row: Landmark, town: Named): PlaceEntry => ({
  ...none,
  kind: 'sight',
  id: `${town.slug}/at-${slugOf(row.name)}`,
  name: row.name,
  countryCode: town.countryCode,
  lat: row.lat,
  lng: row.lng,
  rank: landmark,
  spellings: [
    ...named([row.name], 0),
    ...named([...row.aliases, `${row.name} ${town.name}`], alias),
  ],
})

/** The parts of town, but for those that are found as sights. */
export const districtEntries = (
  { destination }: DestinationRows,
  sightNames: ReadonlySet<string>,
): readonly PlaceEntry[] =>
  destination.districts
    .filter(({ name }) => !sightNames.has(foldText(name)))
    .map(({ name, lat, lng }) => ({
      ...none,
      kind: 'sight',
      id: `${destination.slug}/in-${slugOf(name)}`,
      name,
      countryCode: destination.countryCode,
      lat,
      lng,
      rank: district,
      spellings: [...named([name], 0), ...named([`${name} ${destination.name}`], alias)],
    }))

export const islandEntry = (row: Island): PlaceEntry => ({
  ...none,
  kind: 'island',
  id: row.id,
  name: row.name,
  countryCode: row.countryCode,
  lat: row.lat,
  lng: row.lng,
  rank: island,
  spellings: [...named([row.name], 0), ...named(row.aliases, alias)],
})

export const countryEntry = (
  row: BuiltCountry,
  middle: { readonly lat: number; readonly lng: number },
): PlaceEntry => ({
  ...none,
  kind: 'country',
  id: row.code.toLowerCase(),
  name: row.name,
  countryCode: row.code,
  ...middle,
  rank: country,
  spellings: [...named([row.name, row.nameFr], 0), ...named(row.exonyms, alias)],
})

/** "London Heathrow Airport" of London is also looked for as "Heathrow". */
const shortName = ({ name, city }: Airport): string => {
  const plain = name
    .replace(/\b(International|Intl|Regional|Municipal|Airport|Aerodrome)\b/g, '')
    .trim()
  return plain.startsWith(city) ? plain.slice(city.length).trim() : plain
}

interface AirportNames {
  readonly aliases: ReadonlyMap<string, readonly string[]>
  /** Metropolitan codes by airport: YTO for YYZ. */
  readonly metroCodes: ReadonlyMap<string, readonly string[]>
  readonly destinations: readonly Destination[]
}

export function airportEntry(airport: Airport, known: AirportNames): PlaceEntry {
  const { iata, name, city, countryCode, lat, lng, rank } = airport
  const reached = known.destinations.filter((row) => row.airports.includes(iata))
  return {
    ...none,
    kind: 'airport',
    id: iata,
    name,
    countryCode,
    lat,
    lng,
    rank,
    spellings: [
      ...named([city, ...(known.aliases.get(iata) ?? [])], airportCity),
      ...named(known.metroCodes.get(iata) ?? [], 0),
      ...named([name, shortName(airport)], airportName),
      ...named(
        reached.flatMap((row) => [row.name, ...row.aliases]),
        airportDestination,
      ),
      ...named([iata], airportCode),
    ],
  }
}
