import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { Place } from '../gazetteer/place.ts'
import type { PlaceTable } from '../gazetteer/place-table.ts'
import type { Unpacked } from '../pack.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

/** The gazetteer's towns around a point, nearest first. */
export type NearCities = (point: Point, limit: number, withinKm?: number) => readonly Place[]

export function createNearCities(file: Unpacked<unknown>, places: PlaceTable): NearCities {
  // The tree wants a buffer of its own.
  const tree = KDBush.from(file.u8('nearTree').slice().buffer)
  const numbers = file.u32('nearPlaces')
  return ({ lat, lng }, limit, withinKm = Number.POSITIVE_INFINITY) =>
    around(tree, lng, lat, limit, withinKm).map((at) => places.get(numbers[at] ?? 0))
}
