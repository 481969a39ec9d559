import type { CityPace } from '#platform/shared/city-paces.ts'
import { wayBetween } from './way-between.ts'

/** Travel between two stops, in the minutes by which days are checked and ordered too. */
export interface Leg {
  readonly km: number
  /** The fastest way. */
  readonly minutes: number
  readonly byFerry: boolean
  /** Where one may prefer to walk; undefined for longer ways. */
  readonly minutesOnFoot: number | undefined
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** Straight-line km; farther legs are rides. */
const walkableKm = 2.5

/** Estimated minutes of the fastest way, and on foot where one can walk. */
export function legBetween(a: Point, b: Point, pace?: CityPace): Leg {
  const going = pace ? { pace } : {}
  const { km, minutes, ferryWait } = wayBetween(a, b, going)
  const byFerry = ferryWait !== undefined
  const minutesOnFoot =
    km <= walkableKm && !byFerry ? wayBetween(a, b, { ...going, mode: 'foot' }).minutes : undefined
  return { km, minutes, byFerry, minutesOnFoot }
}
