import { distanceKm } from '#platform/shared/distance.ts'
import { type CityPace, usualPace } from '#platform/shared/city-paces.ts'
import { ferryWait } from './crossing.ts'
import { minutesFor, type TravelMode } from './travel-minutes.ts'

interface Placed {
  readonly lat: number | null
  readonly lng: number | null
}

/** Estimated travel between two places. */
export interface Way {
  /** Straight-line distance. */
  readonly km: number
  /** Whole minutes including waits. */
  readonly minutes: number
  /** Ferry wait in minutes; undefined without a ferry. */
  readonly ferryWait: number | undefined
}

interface Going {
  /** Default: transit. */
  readonly mode?: TravelMode
  /** Speeds; use one for all compared ways. */
  readonly pace?: CityPace
  /** Router's walking minutes instead of the estimate; transit only. */
  readonly walk?: number | undefined
}

/** Straight-line km; undefined without coordinates. */
export function kmBetween(a: Placed, b: Placed): number | undefined {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return undefined
  return distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng })
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** Travel between two places; undefined without coordinates. */
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
    // A router's walk includes ferries.
    return {
      km,
      minutes: Math.ceil(Math.min(walk, ride)),
      ferryWait: walk <= ride ? undefined : wait,
    }
  }
  // Rounded up to keep the triangle inequality.
  return { km, minutes: Math.ceil(minutesFor(km, mode, pace)) + (wait ?? 0), ferryWait: wait }
}

/** Estimated whole minutes between places; undefined without coordinates. */
export const wayMinutes = (a: Placed, b: Placed, going?: Going): number | undefined =>
  wayBetween(a, b, going)?.minutes
