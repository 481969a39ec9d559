import { distanceKm } from '#platform/shared/distance.ts'
import { minutesFor } from './travel-minutes.ts'

/** The way between two stops, for one person. */
export interface Leg {
  readonly km: number
  readonly minutes: number
  /** CAD; nothing on foot. */
  readonly priceCad: number
  readonly onFoot: boolean
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** As the crow flies; further apart people ride. */
const walkableKm = 2.5
const outOfTownKm = 30

export const toFive = (minutes: number): number => Math.ceil(minutes / 5) * 5

/** An estimate from the distance: what a bus, metro or regional train usually takes and costs. */
export function legBetween(a: Point, b: Point): Leg {
  const km = distanceKm(a, b)
  if (km <= walkableKm)
    return { km, minutes: toFive(minutesFor(km, 'foot')), priceCad: 0, onFoot: true }
  const minutes = toFive(minutesFor(km, 'transit'))
  const priceCad = Math.round(km > outOfTownKm ? 4 + km * 0.4 : 3 + km * 0.25)
  return { km, minutes, priceCad, onFoot: false }
}
