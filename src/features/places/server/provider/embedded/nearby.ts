import type { Atlas } from '#atlas/atlas.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { NearbyPlace } from '../../../contract/places.contract.ts'
import { estimateCost, nearbyTypes, type NearbyType } from '../../../domain/nearby-estimate.ts'
import type { NearbySearch } from '../places-provider.ts'

const prefix = 'embedded:'

/** An airport serves more than its surroundings. */
const airportsWithinKm = 60

interface Found {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly address: string
  readonly knownCad: number | undefined
  readonly sample: boolean
}

const foundIn = (
  { destination }: DestinationRows,
  row: { slug: string; name: string; district: string; lat: number; lng: number },
  knownCad: number,
  sample: boolean,
): Found => ({
  id: `${prefix}${destination.slug}/${row.slug}`,
  name: row.name,
  lat: row.lat,
  lng: row.lng,
  address: `${row.district}, ${destination.name}`,
  knownCad,
  sample,
})

function sightsNear(atlas: Atlas, search: NearbySearch, km: number) {
  if (search.order !== 'foremost') return atlas.near('sights', search, search.limit, km)
  return atlas
    .near('sights', search, Infinity, km)
    .toSorted((a, b) => a.row.prominence - b.row.prominence)
    .slice(0, search.limit)
}

const find: Readonly<
  Record<NearbyType, (atlas: Atlas, search: NearbySearch, km: number) => readonly Found[]>
> = {
  lodging: (atlas, search, km) =>
    atlas
      .near('hotels', search, search.limit, km)
      .map(({ rows, row }) => foundIn(rows, row, row.nightlyRateCad, true)),
  restaurant: (atlas, search, km) =>
    atlas
      .near('restaurants', search, search.limit, km)
      .map(({ rows, row }) => foundIn(rows, row, row.priceCad, true)),
  tourist_attraction: (atlas, search, km) =>
    sightsNear(atlas, search, km).map(({ rows, row }) => foundIn(rows, row, row.priceCad, false)),
  airport: (atlas, search, km) =>
    atlas.airports.near(search, search.limit, Math.max(km, airportsWithinKm)).map(airportFound),
}

const tables = { hotel: 'hotels', restaurant: 'restaurants', activity: 'sights' } as const

const airportFound = ({ iata, name, city, country, lat, lng }: Airport): Found => ({
  id: `${prefix}${iata}`,
  name: `${name} (${iata})`,
  lat,
  lng,
  address: `${city}, ${country}`,
  knownCad: undefined,
  sample: false,
})

/** A place that was found before, by its id: 'embedded:paris/louvre-museum', 'embedded:YYZ'. */
export function nearbyPlace(
  atlas: Atlas,
  id: string,
  type: NearbyPlace['type'],
): Pick<NearbyPlace, 'name' | 'address' | 'sample'> | undefined {
  const path = id.startsWith(prefix) ? id.slice(prefix.length) : ''
  if (type === 'transport') {
    const airport = /^[A-Z]{3}$/.test(path) ? atlas.airports.get(path) : undefined
    return airport && airportFound(airport)
  }
  const at = path.lastIndexOf('/')
  const rows = at > 0 ? atlas.get(path.slice(0, at)) : undefined
  const row = rows?.[tables[type]].find(({ slug }) => slug === path.slice(at + 1))
  return rows && row && foundIn(rows, row, 0, type !== 'activity')
}

/** Real sights and airports, sample hotels and restaurants around a point, nearest first. */
export const nearby = (atlas: Atlas, search: NearbySearch): readonly NearbyPlace[] =>
  find[search.type](atlas, search, search.radiusMetres / 1000).map(({ knownCad, ...place }) => {
    const { item: type, basis } = nearbyTypes[search.type]
    const cost = estimateCost(search.type, place.id, knownCad)
    const priceCad = knownCad === undefined ? null : Math.round(knownCad)
    return { ...place, type, cost, basis, unitPrice: cost, estimated: true, priceCad }
  })
