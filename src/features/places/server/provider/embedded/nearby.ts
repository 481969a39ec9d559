import type { Atlas } from '#atlas/atlas.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { NearbyPlace } from '../../../contract/places.contract.ts'
import { estimateCost, nearbyTypes, type NearbyType } from '../../../domain/nearby-estimate.ts'
import type { NearbySearch } from '../places-provider.ts'

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
  id: `embedded:${destination.slug}/${row.slug}`,
  name: row.name,
  lat: row.lat,
  lng: row.lng,
  address: `${row.district}, ${destination.name}`,
  knownCad,
  sample,
})

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
    atlas
      .near('sights', search, search.limit, km)
      .map(({ rows, row }) => foundIn(rows, row, row.priceCad, false)),
  airport: (atlas, search, km) =>
    atlas.airports
      .near(search, search.limit, Math.max(km, airportsWithinKm))
      .map(({ iata, name, city, country, lat, lng }) => ({
        id: `embedded:${iata}`,
        name: `${name} (${iata})`,
        lat,
        lng,
        address: `${city}, ${country}`,
        knownCad: undefined,
        sample: false,
      })),
}

/** Real sights and airports, sample hotels and restaurants around a point, nearest first. */
export const nearby = (atlas: Atlas, search: NearbySearch): readonly NearbyPlace[] =>
  find[search.type](atlas, search, search.radiusMetres / 1000).map(({ knownCad, ...place }) => ({
    ...place,
    type: nearbyTypes[search.type].item,
    cost: estimateCost(search.type, place.id, knownCad),
    estimated: true,
  }))
