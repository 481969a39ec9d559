import type { CityPace } from '#platform/shared/city-paces.ts'
import { wayBetween } from './way-between.ts'

/** Travel between two stops, for one person. */
export interface Leg {
  readonly km: number
  readonly minutes: number
  /** CAD; 0 on foot. */
  readonly priceCad: number
  readonly onFoot: boolean
  readonly byFerry: boolean
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** Straight-line km; farther legs are rides. */
const walkableKm = 2.5
const outOfTownKm = 30
const ferryCad = 8

export const toFive = (minutes: number): number => Math.ceil(minutes / 5) * 5

/** Estimated minutes and cost of public transport, by distance. */
export function legBetween(a: Point, b: Point, pace?: CityPace): Leg {
  const going = pace ? { pace } : {}
  const ride = wayBetween(a, b, going)
  const byFerry = ride.ferryWait !== undefined
  if (ride.km <= walkableKm && !byFerry) {
    const { km, minutes } = wayBetween(a, b, { ...going, mode: 'foot' })
    return { km, minutes: toFive(minutes), priceCad: 0, onFoot: true, byFerry }
  }
  const { km, minutes } = ride
  const fare = Math.round(km > outOfTownKm ? 4 + km * 0.4 : 3 + km * 0.25)
  return {
    km,
    minutes: toFive(minutes),
    priceCad: fare + (byFerry ? ferryCad : 0),
    onFoot: false,
    byFerry,
  }
}
