import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { Airport } from './gazetteer/airport.ts'
import type { Metro, Nonstop } from './air/schema.ts'
import { createMetropolises, type Metropolises } from './metropolises.ts'
import type { PlaceSearch } from './search/place-search.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

/** Airports with scheduled service. */
export interface Airports {
  /** By code. */
  readonly all: readonly Airport[]
  get(iata: string): Airport | undefined
  readonly metropolises: Metropolises
  /** By code, metropolitan code, city, name or the destination it serves; best first. */
  find(query: string, limit: number): readonly Airport[]
  /** Nearest first. */
  near(point: Point, limit: number, withinKm?: number): readonly Airport[]
  /** Of these, such as have a known nonstop line; where none is so near, any. */
  nearFlown(point: Point, limit: number, withinKm?: number): readonly Airport[]
}

const code = /^[a-z]{3}$/i
/** Among so many airports to one wanted there is one with flights, nearly everywhere. */
const searchedForFlown = 8

interface AirFacts {
  readonly metros: readonly Metro[]
  readonly nonstops: readonly Nonstop[]
}

export function createAirports(
  airports: readonly Airport[],
  { metros, nonstops }: AirFacts,
  places: PlaceSearch,
): Airports {
  const flown = new Set(nonstops.flatMap(({ ends }) => ends))
  const byCode = new Map(airports.map((airport) => [airport.iata, airport]))
  const busiest = airports.toSorted((a, b) => b.rank - a.rank || (a.iata < b.iata ? -1 : 1))
  const tree = new KDBush(airports.length)
  for (const { lat, lng } of airports) tree.add(lng, lat)
  tree.finish()
  const get = (iata: string) => byCode.get(iata.toUpperCase())
  const near: Airports['near'] = ({ lat, lng }, limit, withinKm = Number.POSITIVE_INFINITY) =>
    around(tree, lng, lat, limit, withinKm).flatMap((at) => airports[at] ?? [])
  return {
    all: airports,
    get,
    metropolises: createMetropolises(metros, get),
    find: (query, limit) => {
      if (!query.trim()) return busiest.slice(0, limit)
      const typed = query.trim()
      const exact = code.test(typed) ? get(typed) : undefined
      const found = places
        .find(typed, { limit: limit + 1, kinds: ['airport'] })
        .flatMap(({ id }) => get(id) ?? [])
      const rest = found.filter(({ iata }) => iata !== exact?.iata)
      return (exact ? [exact, ...rest] : rest).slice(0, limit)
    },
    near,
    nearFlown: (point, limit, withinKm) => {
      const all = near(point, limit * searchedForFlown, withinKm)
      const found = all.filter(({ iata }) => flown.has(iata))
      return (found.length > 0 ? found : all).slice(0, limit)
    },
  }
}
