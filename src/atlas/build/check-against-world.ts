import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { DestinationRows } from '../destination-rows.ts'
import type { Airport } from '../gazetteer/airport.ts'
import type { Country } from '../gazetteer/place.ts'
import type { PlaceEntry } from '../search/place-entry.ts'
import { isZoneOf, sameClock, timeZoneAt } from './time-zones.ts'

interface World {
  readonly cities: readonly PlaceEntry[]
  readonly countries: readonly Country[]
  readonly airports: readonly Airport[]
}

/** A row is in its country if one of so many nearest towns is: enough at a border or on an island. */
const townsAsked = 8

type CountriesAround = (point: { lat: number; lng: number }) => readonly string[]

function createCountriesAround(cities: readonly PlaceEntry[]): CountriesAround {
  const tree = new KDBush(cities.length)
  for (const { lat, lng } of cities) tree.add(lng, lat)
  tree.finish()
  return ({ lat, lng }) => [
    ...new Set(around(tree, lng, lat, townsAsked).map((at) => cities[at]?.countryCode ?? '')),
  ]
}

type Head = Pick<
  DestinationRows['destination'],
  'slug' | 'country' | 'countryCode' | 'currency' | 'timeZone' | 'airports' | 'lat' | 'lng'
>

/** What a destination says of its country, money, time and airports, if the world says otherwise. */
export function* headErrors(destination: Head, world: World): Generator<string> {
  const name = `${destination.slug}/destination`
  const { countryCode, timeZone, lat, lng } = destination
  const country = world.countries.find(({ code }) => code === countryCode)
  if (!country) return yield `${name}: unknown country ${countryCode}`
  if (country.name !== destination.country)
    yield `${name}: ${countryCode} is ${country.name}, not ${destination.country}`
  if (country.currency !== destination.currency)
    yield `${name}: ${country.name} pays in ${country.currency}, not ${destination.currency}`
  if (!isZoneOf(timeZone, countryCode)) yield `${name}: ${timeZone} is no time of ${country.name}`
  else if (!sameClock(timeZoneAt(lat, lng, countryCode), timeZone))
    yield `${name}: the time zone there is ${timeZoneAt(lat, lng, countryCode)}, not ${timeZone}`
  for (const iata of destination.airports)
    if (!world.airports.some((airport) => airport.iata === iata))
      yield `${name}: no airport ${iata} with scheduled service`
}

/** What contradicts the rest of the world: country, currency, time zone, airports, each row's place. */
export function contradictions(
  destinations: readonly DestinationRows[],
  world: World,
): readonly string[] {
  const countriesAround = createCountriesAround(world.cities)
  return destinations.flatMap((rows) => {
    const { slug, countryCode } = rows.destination
    const placed = [
      ...rows.destination.districts.map((row) => ({ ...row, at: `districts/${row.name}` })),
      ...rows.sights.map((row) => ({ ...row, at: `sights/${row.slug}` })),
      ...rows.hotels.map((row) => ({ ...row, at: `hotels/${row.slug}` })),
      ...rows.restaurants.map((row) => ({ ...row, at: `restaurants/${row.slug}` })),
      ...rows.activities.map((row) => ({ ...row, at: `activities/${row.slug}` })),
      ...rows.properties.map((row) => ({ ...row, at: `properties/${row.slug}` })),
    ]
    const away = placed.flatMap((row) => {
      const found = countriesAround(row)
      return found.includes(countryCode)
        ? []
        : [`${slug}/${row.at}: lies in ${found.join(' or ')}, not in ${countryCode}`]
    })
    return [...headErrors(rows.destination, world), ...away]
  })
}
