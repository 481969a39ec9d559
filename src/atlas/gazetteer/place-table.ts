import type { Unpacked } from '../pack.ts'
import { type IndexTexts, noRegion } from '../search/place-entry.ts'
import { cityId, type Place, type PlaceKind, placeKinds } from './place.ts'

/** All places by number, made into objects only when one is asked for. */
export interface PlaceTable {
  readonly size: number
  /** Rank of each place in units of a sixteenth. */
  readonly ranks: Uint8Array
  kindOf(place: number): PlaceKind
  countryOf(place: number): number
  regionOf(place: number): number
  /** WGS 84 degrees. */
  pointOf(place: number): { readonly lat: number; readonly lng: number }
  /** The id of a place that is no town of the gazetteer; 'paris/louvre' of what belongs to one. */
  ownIdOf(place: number): string | undefined
  get(place: number): Place
  /** The number of the place with this id. */
  numberOf(id: string): number | undefined
}

const decoder = new TextDecoder()
const ofCity = /-(\d{1,10})$/

/** The place of a GeoNames number among those from `first` on, which are in order. */
function placeOf(numbers: Uint32Array, wanted: number, first: number): number | undefined {
  let low = first
  let high = numbers.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = numbers[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

export function createPlaceTable(file: Unpacked<IndexTexts>): PlaceTable {
  const { countries, regions, ids } = file.texts
  const names = file.u8('names')
  const starts = file.u32('nameStarts')
  const kinds = file.u8('kinds')
  const lats = file.i32('lats')
  const lngs = file.i32('lngs')
  const populations = file.u32('populations')
  const geonameIds = file.u32('geonameIds')
  const placeCountries = file.u16('placeCountries')
  const placeRegions = file.u16('placeRegions')
  // Places with an id of their own come first, cities after them in the order of GeoNames numbers.
  const firstCity = ids.length
  const byId = new Map(ids.map((id, place) => [id, place]))

  const nameOf = (place: number) => decoder.decode(names.subarray(starts[place], starts[place + 1]))
  const pointOf = (place: number) => ({
    lat: (lats[place] ?? 0) / 1e5,
    lng: (lngs[place] ?? 0) / 1e5,
  })
  const idOf = (place: number) => ids[place] ?? cityId(nameOf(place), geonameIds[place] ?? 0)

  return {
    size: kinds.length,
    ranks: file.u8('ranks'),
    kindOf: (place) => placeKinds[kinds[place] ?? 0] ?? 'city',
    countryOf: (place) => placeCountries[place] ?? noRegion,
    regionOf: (place) => placeRegions[place] ?? noRegion,
    pointOf,
    ownIdOf: (place) => ids[place],
    get: (place) => {
      const [countryCode = '', country = ''] = countries[placeCountries[place] ?? noRegion] ?? []
      return {
        kind: placeKinds[kinds[place] ?? 0] ?? 'city',
        id: idOf(place),
        name: nameOf(place),
        country,
        countryCode,
        region: regions[placeRegions[place] ?? noRegion]?.[1],
        ...pointOf(place),
        population: populations[place] ?? 0,
      }
    },
    numberOf: (id) => {
      const own = byId.get(id)
      if (own !== undefined) return own
      const number = ofCity.exec(id)?.[1]
      const place = number ? placeOf(geonameIds, Number(number), firstCity) : undefined
      return place !== undefined && idOf(place) === id ? place : undefined
    },
  }
}
