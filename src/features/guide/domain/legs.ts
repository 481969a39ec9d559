import { distanceKm } from '#platform/shared/distance.ts'
import type { Point } from './guide-rows.ts'

/** The way between two stops, for one person. */
export interface Leg {
  readonly km: number
  readonly minutes: number
  /** CAD; nothing on foot. */
  readonly priceCad: number
  readonly onFoot: boolean
}

/** As the crow flies; further apart people ride. */
const walkableKm = 2.5
const detour = 1.3
const walkingKmH = 4.5
const outOfTownKm = 30

const toFive = (minutes: number) => Math.ceil(minutes / 5) * 5

/** An estimate from the distance: what a bus, metro or regional train usually takes and costs. */
export function legBetween(a: Point, b: Point): Leg {
  const km = distanceKm(a, b)
  if (km <= walkableKm) {
    const minutes = toFive(((km * detour) / walkingKmH) * 60)
    return { km, minutes, priceCad: 0, onFoot: true }
  }
  const far = km > outOfTownKm
  const minutes = toFive(far ? 25 + km * 1.3 : 12 + km * 2.4)
  const priceCad = Math.round(far ? 4 + km * 0.4 : 3 + km * 0.25)
  return { km, minutes, priceCad, onFoot: false }
}

/** From one town to the next: a train where that is sensible, else a flight; estimates by distance. */
export function journeyBetween(a: Point, b: Point) {
  const km = distanceKm(a, b)
  const byRail = km <= 700
  const minutes = toFive(byRail ? 40 + km * 0.5 : 180 + km * 0.08)
  const priceCad = Math.round(byRail ? 15 + km * 0.22 : 90 + km * 0.12)
  return { km, minutes, priceCad, byRail }
}
