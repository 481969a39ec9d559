import { distanceKm } from '#platform/shared/distance.ts'
import { minutesFor, type TravelMode } from './travel-minutes.ts'

interface Placed {
  readonly lat: number | null
  readonly lng: number | null
}

/** Kilometres as the crow flies; undefined where one of them is not on the map. */
export function kmBetween(a: Placed, b: Placed): number | undefined {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return undefined
  return distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng })
}

/** Whole minutes from one place to the next, an estimate; undefined where one is not on the map. */
export function wayMinutes(a: Placed, b: Placed, mode: TravelMode = 'transit'): number | undefined {
  const km = kmBetween(a, b)
  // Rounded up, so that a way by another place stays no shorter.
  return km === undefined ? undefined : Math.ceil(minutesFor(km, mode))
}
