import { distanceKm } from '#platform/shared/distance.ts'
import { type CityPace, usualPace } from '#platform/shared/city-paces.ts'
import { ferryWait } from './crossing.ts'
import { minutesFor, type TravelMode } from './travel-minutes.ts'

interface Placed {
  readonly lat: number | null
  readonly lng: number | null
}

/** An estimate of the way between two places. */
export interface Way {
  /** As the crow flies. */
  readonly km: number
  /** Whole minutes, the wait included. */
  readonly minutes: number
  /** Minutes of these that one waits for a ferry; undefined where no water lies between. */
  readonly ferryWait: number | undefined
}

interface Going {
  /** By default transit. */
  readonly mode?: TravelMode
  /** One for all ways that are compared; by default the usual one. */
  readonly pace?: CityPace
  /** Minutes on foot as a router has them, in place of the estimate; rides stay estimates. By transit. */
  readonly walk?: number | undefined
}

/** Kilometres as the crow flies; undefined where one of them is not on the map. */
export function kmBetween(a: Placed, b: Placed): number | undefined {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return undefined
  return distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng })
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** The way from one place to the next; undefined where one is not on the map. */
export function wayBetween(a: Point, b: Point, going?: Going): Way
export function wayBetween(a: Placed, b: Placed, going?: Going): Way | undefined
export function wayBetween(
  a: Placed,
  b: Placed,
  { mode = 'transit', pace = usualPace, walk }: Going = {},
): Way | undefined {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return undefined
  const from = { lat: a.lat, lng: a.lng }
  const to = { lat: b.lat, lng: b.lng }
  const km = distanceKm(from, to)
  const wait = ferryWait(from, to, mode)
  if (walk !== undefined) {
    const ride = minutesFor(km, 'ride', pace) + (wait ?? 0)
    // Who walks waits for no ferry, or the router has counted it.
    return {
      km,
      minutes: Math.ceil(Math.min(walk, ride)),
      ferryWait: walk <= ride ? undefined : wait,
    }
  }
  // Rounded up, so that a way by another place stays no shorter.
  return { km, minutes: Math.ceil(minutesFor(km, mode, pace)) + (wait ?? 0), ferryWait: wait }
}

/** Whole minutes from one place to the next, an estimate; undefined where one is not on the map. */
export const wayMinutes = (a: Placed, b: Placed, going?: Going): number | undefined =>
  wayBetween(a, b, going)?.minutes
