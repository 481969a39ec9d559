import type { CityPace } from '#platform/shared/city-paces.ts'
import { wayBetween } from './way-between.ts'

/** Travel between two stops, in the minutes that the strip of a day says too. */
export interface Leg {
  readonly km: number
  readonly minutes: number
  readonly onFoot: boolean
  readonly byFerry: boolean
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** Straight-line km; farther legs are rides. */
const walkableKm = 2.5

/** Estimated minutes on foot or by public transport, by distance. */
export function legBetween(a: Point, b: Point, pace?: CityPace): Leg {
  const going = pace ? { pace } : {}
  const ride = wayBetween(a, b, going)
  const byFerry = ride.ferryWait !== undefined
  const onFoot = ride.km <= walkableKm && !byFerry
  const { km, minutes } = onFoot ? wayBetween(a, b, { ...going, mode: 'foot' }) : ride
  return { km, minutes, onFoot, byFerry }
}
